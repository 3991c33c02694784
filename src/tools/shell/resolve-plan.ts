/**
 * What a plan would touch, without running anything of it: every file that its words name, in every folder that its `cd`s
 * can lead to.
 */
import { statSync } from "node:fs";
import { resolve } from "node:path";
import type { Subject } from "../../permission/decision.ts";
import type { Argument, CommandPlan, PathAccess, Plan, Redirect } from "../../permission/shell/plan.ts";
import { ToolProblem, type Workspace } from "../workspace.ts";
import { fixedPath, type NamedPath, namedPaths } from "./arguments.ts";
import { confine, leadsOut } from "./confine.ts";

/** Every `cd` that may or may not happen doubles the folders; beyond this nobody means it. */
const MAX_FOLDERS = 64;

/** These look through the folder that they stand in when no other is named. */
const searchers: readonly string[] = ["ls", "dir", "tree", "find", "du", "rg", "grep", "egrep", "fgrep"];

export function resolvePlan(plan: Plan, workspace: Workspace): readonly Subject[] {
  const subjects = [...lookThrough(plan, { root: workspace.root, names: namedPaths }).values()].flatMap((paths) => {
    const inside = paths.filter(({ standing }) => standing === "inside");
    return (inside.length > 0 ? inside : paths).map(({ path, access, standing }): Subject => {
      return { kind: "path", path, access, inside: standing === "inside" };
    });
  });
  return [...new Map(subjects.map((subject) => [JSON.stringify(subject), subject])).values()];
}

/** Throws `ToolProblem` for a path that leads out of the tree whichever way the plan goes. */
export function refuseEscapes(plan: Plan, { root, withheld }: Workspace): void {
  for (const paths of lookThrough(plan, { root, withheld, names: (...asked) => [fixedPath(...asked)] }).values()) {
    const [first] = paths;
    if (first && paths.every(({ standing }) => standing !== "inside")) throw leadsOut(first.name, first);
  }
}

/** A folder in which a part of the plan may begin, and what is known of how the part before ended. */
type State = { readonly cwd: string; readonly ended: "well" | "badly" | "either" };

/** For each word that names files: what it names in each of the folders. */
type Named = Map<unknown, NamedPath[]>;
type Walk = {
  readonly root: string;
  readonly named: Named;
  readonly withheld?: ReadonlySet<string> | undefined;
  /** What an argument names: all of it, or what is known without looking for matches. */
  readonly names: typeof namedPaths;
};

function lookThrough(plan: Plan, tree: Omit<Walk, "named">): Named {
  const named: Named = new Map();
  walk(plan, [{ cwd: tree.root, ended: "well" }], { ...tree, named });
  return named;
}

function walk(plan: Plan, states: readonly State[], way: Walk): readonly State[] {
  if (states.length > MAX_FOLDERS)
    throw new ToolProblem("This command changes its folder too often: split it into several calls.");
  switch (plan.kind) {
    case "command":
      return unique(states.map((state) => walkCommand(plan, state, way)));
    case "pipeline":
      for (const stage of plan.stages) walk(stage, states, way);
      return states.map(either);
    case "sequence":
      return plan.parts.reduce((reached, part) => walk(part, reached, way), states);
    case "and":
    case "or": {
      const good = plan.kind === "and" ? "well" : "badly";
      const left = walk(plan.left, states, way);
      const goingOn = left.filter(({ ended }) => ended === good || ended === "either");
      const passing = left.filter(({ ended }) => ended !== good);
      return unique([...passing, ...(goingOn.length > 0 ? walk(plan.right, goingOn, way) : [])]);
    }
    case "not":
      return walk(plan.plan, states, way).map(either);
    case "group": {
      for (const { cwd } of states) noteRedirects(plan.redirects, cwd, way);
      const reached = walk(plan.plan, states, way);
      return plan.scope === "subshell" ? states.map(either) : reached;
    }
  }
}

function either({ cwd }: State): State {
  return { cwd, ended: "either" };
}

function unique(states: readonly State[]): readonly State[] {
  return [...new Map(states.map((state) => [`${state.ended} ${state.cwd}`, state])).values()];
}

const knownEndings: Readonly<Record<string, State["ended"]>> = { true: "well", ":": "well", false: "badly" };

function walkCommand(command: CommandPlan, { cwd }: State, way: Walk): State {
  noteRedirects(command.redirects, cwd, way);
  for (const each of [command, ...(command.repeat ? [command.repeat.command] : [])]) {
    for (const argument of each.arguments) noteArgument(argument, cwd, way);
    if (each.showsHistory === "anything") note(each, { name: ".", cwd: way.root, access: "search" }, way);
    if (searchers.includes(each.name) && !each.arguments.some(({ kind }) => kind === "path" || kind === "item")) {
      note(each.arguments, { name: ".", cwd, access: "search" }, way);
    }
  }
  if (command.name === "cd") return enterFolder(command, cwd, way);
  return { cwd, ended: knownEndings[command.name] ?? "either" };
}

function enterFolder(command: CommandPlan, cwd: string, { root }: Walk): State {
  const argument = command.arguments.find((each) => each.kind === "path");
  if (argument?.kind !== "path") return { cwd: root, ended: "well" };
  const [target] = namedPaths(argument, { root, cwd });
  const there = target?.standing === "inside" && statSync(target.real, { throwIfNoEntry: false })?.isDirectory();
  if (!target || !there) return { cwd, ended: "badly" };
  const logical = resolve(cwd, target.name);
  return { cwd: confine({ root, cwd }, logical).real === target.real ? logical : target.real, ended: "well" };
}

function noteArgument(argument: Argument, cwd: string, { root, named, withheld, names }: Walk): void {
  if (argument.kind !== "path") return;
  named.set(argument, [...(named.get(argument) ?? []), ...names(argument, { root, cwd, withheld })]);
}

function noteRedirects(redirects: readonly Redirect[], cwd: string, way: Walk): void {
  for (const redirect of redirects) {
    if (redirect.kind !== "input" || !redirect.path) continue;
    const name = redirect.path.map(({ text }) => text).join("");
    note(redirect, { name, cwd, access: "read" }, way);
  }
}

type Noted = { readonly name: string; readonly cwd: string; readonly access: PathAccess };

function note(part: object, { name, cwd, access }: Noted, { root, named, withheld }: Walk): void {
  named.set(part, [...(named.get(part) ?? []), { ...confine({ root, cwd, withheld }, name), name, access }]);
}
