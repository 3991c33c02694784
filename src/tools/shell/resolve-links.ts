/**
 * The links among the files that a command names which does more than read. What such a command opens is the shell's to
 * say; but a name that leads somewhere else is judged by both, as everywhere.
 */
import type { Subject } from "../../permission/decision.ts";
import { readNeeds } from "../../permission/rules/needs.ts";
import { readCommand } from "../../permission/shell/read-command.ts";
import { pathSubject, type Workspace } from "../workspace.ts";

export async function resolveLinks(command: string, workspace: Workspace): Promise<readonly Subject[]> {
  const call = { tool: "Bash", effect: "execute", input: { command }, subjects: [] } as const;
  const places = { workspace: workspace.root, home: "/nonexistent" };
  const { needs } = readNeeds(call, { places, isReadOnly: (part) => readCommand(part).kind === "plan" });
  const named = needs.flatMap((need) => (need.kind === "path" ? need.below.map((path) => ({ ...need, path })) : []));
  const inside = named.filter(({ path }) => !path.startsWith("/"));
  const subjects = await Promise.all(inside.map(({ path, access }) => pathSubject(workspace, path, access)));
  return subjects.filter((subject) => subject.kind === "path" && subject.named !== undefined);
}
