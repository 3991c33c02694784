/** The command line's words. A wrong one is answered with the right ones. */
import { InputProblem } from "../pull/problem.ts";
import type { Form } from "./present.ts";
import {
  type RightsOptions,
  readRights,
  readSources,
  rightsOptions,
  type SourceOptions,
  sourceOptions,
} from "./shared-options.ts";
import { usage } from "./usage.ts";
import { parse, parseWords, type Values } from "./words.ts";

export type Command =
  | { readonly kind: "help" }
  | { readonly kind: "version" }
  | { readonly kind: "demo"; readonly twice: boolean; readonly bare: boolean; readonly form: Form }
  | ({
      readonly kind: "review";
      readonly base?: string;
      readonly model: string;
      readonly prompt: string;
      readonly maxCost: number;
      readonly watch: boolean;
      readonly form: Form;
    } & SourceOptions &
      RightsOptions)
  | ({
      readonly kind: "explain" | "tool";
      /** One call, or a batch of them on standard input. */
      readonly call: OneCall | "batch";
      readonly json: boolean;
    } & SourceOptions &
      RightsOptions)
  | ({ readonly kind: "agents"; readonly check: boolean; readonly json: boolean } & SourceOptions);

export type OneCall = { readonly agent: string; readonly tool: string; readonly input: string };

export function readCommand(words: readonly string[]): Command {
  const [name = "help", ...rest] = words;
  if (name === "demo") return readDemo(rest);
  if (name === "review") return readReview(rest);
  if (name === "agents") return readAgents(rest);
  if (name === "explain" || name === "tool") return readCall(name, rest);
  if (["help", "--help", "-h"].includes(name)) return { kind: "help" };
  if (["version", "--version", "-v"].includes(name)) return { kind: "version" };
  throw new InputProblem(`There is no command "${name}".\n\n${usage}`);
}

function readDemo(words: readonly string[]): Command {
  const { twice, bare, help, ...rest } = parse(words, {
    twice: { type: "boolean" },
    bare: { type: "boolean" },
    ...formOptions,
  });
  return help ? { kind: "help" } : { kind: "demo", twice: twice === true, bare: bare === true, form: readForm(rest) };
}

function readReview(words: readonly string[]): Command {
  const { base, model, prompt, watch, help, ...rest } = parse(words, {
    base: { type: "string" },
    model: { type: "string" },
    prompt: { type: "string" },
    "max-cost": { type: "string" },
    watch: { type: "boolean" },
    ...formOptions,
    ...sourceOptions,
    ...rightsOptions,
  });
  if (help) return { kind: "help" };
  const maxCost = Number(rest["max-cost"] ?? 5);
  if (!(maxCost > 0))
    throw new InputProblem(`--max-cost must be a number of dollars greater than zero, not "${rest["max-cost"]}".`);
  return {
    kind: "review",
    ...(typeof base === "string" && { base }),
    model: typeof model === "string" ? model : "sonnet",
    prompt: typeof prompt === "string" ? prompt : "",
    maxCost,
    watch: watch === true,
    form: readForm(rest),
    ...readSources(rest),
    ...readRights(rest),
  };
}

function readCall(kind: "explain" | "tool", words: readonly string[]): Command {
  const { values, positionals } = parseWords(words, {
    batch: { type: "boolean" },
    json: { type: "boolean" },
    ...sourceOptions,
    ...rightsOptions,
  });
  const { batch, json, help, ...rest } = values;
  if (help) return { kind: "help" };
  const options = { kind, json: json === true, ...readSources(rest), ...readRights(rest) };
  const [agent, tool, input, ...more] = positionals;
  if (batch) {
    if (agent === undefined) return { ...options, call: "batch" };
    throw new InputProblem(`With --batch the calls come on standard input: leave out "${agent}".`);
  }
  if (agent === undefined || tool === undefined || input === undefined || more.length > 0) {
    throw new InputProblem(
      `\`${kind}\` needs an agent, a tool and its input, such as: ${kind} Explore Bash 'git log --oneline'`,
    );
  }
  return { ...options, call: { agent, tool, input } };
}

function readAgents(words: readonly string[]): Command {
  const { check, json, help, ...rest } = parse(words, {
    check: { type: "boolean" },
    json: { type: "boolean" },
    ...sourceOptions,
  });
  if (help) return { kind: "help" };
  return { kind: "agents", check: check === true, json: json === true, ...readSources(rest) };
}

const formOptions = { json: { type: "boolean" }, markdown: { type: "boolean" } } as const;

function readForm({ json, markdown }: Values): Form {
  if (json === true) return "json";
  return markdown === true ? "markdown" : "plain";
}
