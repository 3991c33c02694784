/** Options that several commands take: where agents come from, and what they may do. As the workflow's inputs of the same names. */
import { type SandboxChoice, sandboxChoices } from "../permission/ceiling.ts";
import { type PermissionMode, permissionModes } from "../permission/mode.ts";
import { splitRules } from "../permission/rule-list.ts";
import { InputProblem } from "../pull/problem.ts";
import type { Values } from "./words.ts";

export type RightsOptions = {
  readonly allowedTools: readonly string[];
  readonly disallowedTools: readonly string[];
  readonly mode?: PermissionMode;
  readonly sandbox: SandboxChoice;
};

export type SourceOptions = {
  readonly flag?: string;
  readonly plugins?: readonly string[];
  readonly policy?: string;
  readonly models?: string;
};

export const sourceOptions = {
  agents: { type: "string" },
  plugins: { type: "string" },
  policy: { type: "string" },
  models: { type: "string" },
} as const;

export function readSources({ agents, plugins, policy, models }: Values): SourceOptions {
  return {
    ...(typeof agents === "string" && { flag: agents }),
    ...(typeof plugins === "string" && {
      plugins: plugins
        .split(",")
        .map((folder) => folder.trim())
        .filter(Boolean),
    }),
    ...(typeof policy === "string" && { policy }),
    ...(typeof models === "string" && { models }),
  };
}

export const rightsOptions = {
  "allowed-tools": { type: "string" },
  "disallowed-tools": { type: "string" },
  "permission-mode": { type: "string" },
  sandbox: { type: "string" },
} as const;

export function readRights(given: Values): RightsOptions {
  const text = (name: string): string => (typeof given[name] === "string" ? given[name] : "");
  const choose = <Choice extends string>(name: string, choices: readonly Choice[]): Choice | undefined => {
    if (given[name] === undefined) return undefined;
    const found = choices.find((choice) => choice === text(name));
    if (found) return found;
    throw new InputProblem(`--${name} must be one of ${choices.join(", ")}, not "${text(name)}".`);
  };
  const mode = choose("permission-mode", permissionModes);
  return {
    allowedTools: splitRules(text("allowed-tools")),
    disallowedTools: splitRules(text("disallowed-tools")),
    ...(mode && { mode }),
    sandbox: choose("sandbox", sandboxChoices) ?? "auto",
  };
}
