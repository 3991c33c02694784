/** The rooms that a session needs once a tool is called: boxes, copies and the tripwire. Loaded while the model thinks. */
export { collectChanges } from "./git/ledger.ts";
export { armTripwire } from "./git/tripwire.ts";
export { openWriterView } from "./git/writer-view.ts";
export { findSandbox } from "./system/sandbox/sandbox.ts";
