/** The words of the permission room: what a call touches, and what was decided about it. */

export type Effect = "read" | "write" | "execute" | "network" | "delegate" | "report";

/** What one call would touch, resolved to the real thing before anybody judges it. */
export type Subject =
  | {
      readonly kind: "path";
      readonly path: string;
      readonly access: "read" | "search" | "write";
      readonly inside: boolean;
    }
  | { readonly kind: "agent"; readonly name: string }
  | { readonly kind: "findings"; readonly count: number };

export type Layer = "system" | "definition" | "workspace" | "mode" | "worker";

export type Decision =
  | { readonly effect: "allow"; readonly by: Layer; readonly rule?: string }
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
