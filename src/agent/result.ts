/** What a run leaves behind: always a value, whatever happened on the way. */
import type { Finding } from "../finding/finding.ts";
import type { Denial } from "../permission/decision.ts";
import type { RefusedFinding } from "../tools/tool.ts";
import type { Ending } from "./ending.ts";
import type { Usage } from "./usage.ts";

export type AgentResult = {
  readonly agentId: string;
  readonly agent: string;
  readonly model: string;
  readonly ending: Ending;
  readonly text: string;
  readonly findings: readonly Finding[];
  readonly turns: number;
  readonly calls: number;
  readonly usage: Usage;
  readonly denials: readonly Denial[];
  /** Claims of the agent that could not be taken, and that it did not mend. */
  readonly refused: readonly RefusedFinding[];
  /** Tasks that it asked for and that never began. */
  readonly abandoned: readonly string[];
  /** Files whose content or diff the run was shown, relative to the tree: its coverage. */
  readonly visited: readonly string[];
  readonly startedAt: number;
  readonly endedAt: number;
};
