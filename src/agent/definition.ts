/** An agent as it was written: by us in `agents/`, or by a team in `.claude/agents`. Files become this value in `config/`. */

export type SourceKind = "built-in" | "project";
export type Source = { readonly kind: SourceKind; readonly file: string };

export type AgentDefinition = {
  readonly name: string;
  readonly description: string;
  readonly prompt: string;
  readonly source: Source;
  readonly tools: "all" | readonly string[];
  readonly disallowedTools: readonly string[];
  readonly model: string;
  readonly maxTurns?: number;
  readonly timeoutMs?: number;
  readonly reminder?: string;
};
