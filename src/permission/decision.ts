/** The words of the permission room: what a call touches, and what was decided about it. */

export type Effect = "read" | "write" | "execute" | "network" | "delegate" | "report";

/** What one call would touch, resolved to the real thing before anybody judges it. */
export type Subject =
  | {
      readonly kind: "path";
      readonly path: string;
      readonly access: "read" | "search" | "write";
      readonly inside: boolean;
      /** The path as it was named, where a link leads from it to `path`: rules look at both. */
      readonly named?: string;
    }
  | { readonly kind: "command"; readonly command: string }
  | { readonly kind: "agent"; readonly name: string }
  | { readonly kind: "findings"; readonly count: number };

/** In the order in which they speak; `worker` is the process that runs the tools, which refuses on its own. */
export type Layer = "system" | "definition" | "rules" | "workspace" | "hook" | "trust" | "mode" | "worker";

/** How a command runs: a read-only one as its parse, a granted one in a shell in the box. */
export type Engine = "argv" | "shell";

export type Decision =
  | { readonly effect: "allow"; readonly by: Layer; readonly rule?: string; readonly engine?: Engine }
  | {
      readonly effect: "deny";
      readonly by: Layer;
      readonly rule?: string;
      readonly reason: string;
      /** What one would change to allow the call; absent where nothing can. */
      readonly remedy?: string;
    };

/** One line of the ledger: which agent was refused which call, by which layer and rule. */
export type Denial = {
  readonly agent: string;
  readonly tool: string;
  readonly subject: string;
  readonly by: Layer;
  readonly rule?: string;
  readonly reason: string;
  readonly remedy?: string;
};
