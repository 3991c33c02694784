/**
 * The door out to the log: whatever is printed to the Actions log or a terminal passes here. No line that comes out is a
 * workflow command, moves the cursor or hides anything. Defang whole lines: two halves may make a command together.
 */
import { removeInvisible } from "./invisible.ts";

/** Colours and cursor movements go as a whole; of any other sequence only the harmless rest of its letters remains. */
const controlSequence = new RegExp(`${String.fromCharCode(0x1b)}\\[[0-?]*[ -/]*[@-~]`, "g");

export function defangLog(text: string): string {
  return removeInvisible(text.replace(controlSequence, "")).split("\n").map(breakCommand).join("\n");
}

/** The runner reads `::command::` after leading white space, and the older `##[command]` anywhere in a line. */
function breakCommand(line: string): string {
  return line.replace(/^(\s*):(?=:)/, "$1: ").replaceAll("##[", "## [");
}
