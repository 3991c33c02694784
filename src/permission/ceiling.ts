/**
 * The most that any agent of a session may do: trust, the sandbox and the workflow's own inputs decide it once, at the
 * start. Nothing that is read or said later can raise it.
 */

/** `trusted`: somebody with write access wrote the change; `guarded`: they let a stranger's change in. */
export type TrustLevel = "trusted" | "guarded";

/** What the workflow asks for: a box where there is one, a box or no session, or none. */
export const sandboxChoices = ["auto", "required", "off"] as const;
export type SandboxChoice = (typeof sandboxChoices)[number];

/** Whether tools run in a box of the operating system; `off` is the workflow's own choice. */
export type Boxing = "boxed" | "unavailable" | "off";

/** `remedy`: what somebody would do to raise it; absent where nothing should. */
type Reason = { readonly because: string; readonly remedy?: string };

export type Ceiling = {
  readonly commands: Reason & { readonly upTo: "granted" | "read-only" | "none" };
  /** `openable`: a line for the file in `allowed-tools` raises it. */
  readonly edits: Reason & { readonly upTo: "granted" | "none"; readonly openable?: true };
};

/** What the workflow's inputs open: edits are for those who asked for them. */
export type Opened = { readonly edits: "opened" | "closed" };

const noBox = "there is no sandbox on this runner";
const stranger = "the change comes from somebody without write access";

/** One row per trust level, one column per kind of box: `reference/security.md` 3.2 of the design. */
const commands: Readonly<Record<TrustLevel, Readonly<Record<Boxing, Ceiling["commands"]>>>> = {
  trusted: {
    boxed: { upTo: "granted", because: "" },
    unavailable: {
      upTo: "read-only",
      because: noBox,
      remedy: "install bubblewrap in a step before, or set `sandbox: off` to run without one",
    },
    off: { upTo: "granted", because: "" },
  },
  guarded: {
    boxed: { upTo: "read-only", because: stranger },
    unavailable: { upTo: "none", because: `${stranger}, and ${noBox}` },
    off: { upTo: "none", because: `${stranger}, and the sandbox is off` },
  },
};

export function ceilingFor(level: TrustLevel, boxing: Boxing, { edits }: Opened): Ceiling {
  return { commands: commands[level][boxing], edits: editsFor(level, edits) };
}

function editsFor(level: TrustLevel, opened: Opened["edits"]): Ceiling["edits"] {
  if (level === "guarded") return { upTo: "none", because: stranger };
  if (opened === "opened") return { upTo: "granted", because: "" };
  return { upTo: "none", because: "the workflow opens no edits", openable: true };
}
