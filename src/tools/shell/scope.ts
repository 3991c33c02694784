/** What a command of a plan stands in: the folder that `cd` chose, and how the command before it ended. */
import type { CommandPlan } from "../../permission/shell/plan.ts";
import type { Workspace } from "../workspace.ts";

export type Scope = {
  /** The real path of the tree. */
  readonly root: string;
  /** Paths from the root that a rule forbids to read. */
  readonly withheld?: ReadonlySet<string> | undefined;
  cwd: string;
  /** `$?` */
  status: number;
  /** After `exit` nothing more is run here. */
  left?: boolean;
  /** The command that the status is of. */
  last?: CommandPlan;
};

export function openScope({ root, withheld }: Workspace): Scope {
  return { root, withheld, cwd: root, status: 0 };
}

/** A subshell, or a stage of a pipeline: it begins where it stands, and what it changes ends with it. */
export function innerScope(scope: Scope): Scope {
  return { ...scope };
}
