/** The Action's inputs, read once into one typed value. All problems are told together, each with its remedy. */
import { z } from "zod/mini";
import { sandboxChoices } from "../permission/ceiling.ts";
import { permissionModes } from "../permission/mode.ts";
import { splitRules } from "../permission/rule-list.ts";
import { InputProblem } from "../pull/problem.ts";

const amount = (what: string) =>
  z.pipe(z.string(), z.transform(Number)).check(
    z.refine((value) => Number.isFinite(value) && value > 0, {
      error: `must be ${what}, greater than zero`,
      abort: true,
    }),
  );
const whole = (what: string) =>
  amount(what).check(z.refine(Number.isSafeInteger, `must be ${what}, without a fraction`));

/** A hosted job ends after six hours; beyond 24 days timers would overflow and fire at once. */
const MAX_MINUTES = 24 * 60;
const minutes = amount("a number of minutes").check(
  z.refine((value) => value <= MAX_MINUTES, `must be at most ${MAX_MINUTES} minutes`),
);

/** Rules, one per line or separated by commas; a comma between parentheses belongs to its rule. */
const rules = z.pipe(z._default(z.string(), ""), z.transform(splitRules));

const folders = z.pipe(z._default(z.string(), ""), z.transform(splitFolders));

const commentKey = z
  .string()
  .check(z.regex(/^[a-z0-9][a-z0-9-]{0,38}$/, "may have small letters, digits and hyphens only, at most 39"));

/** One row per input of `action.yml`; a test compares the two. An empty value counts as not given. */
export const inputSchema = z.object({
  "anthropic-api-key": z.optional(z.string()),
  "github-token": z.string({ error: "is missing: leave it out to use the workflow's own token, or give one" }),
  prompt: z._default(z.string(), ""),
  model: z._default(z.string(), "sonnet"),
  models: z.optional(z.string()),
  "pr-number": z.optional(whole("the number of a pull request")),
  agents: z.optional(z.string()),
  plugins: folders,
  policy: z.optional(z.string()),
  "allowed-tools": rules,
  "disallowed-tools": rules,
  "permission-mode": z.optional(z.enum(permissionModes, { error: `must be one of ${permissionModes.join(", ")}` })),
  sandbox: z._default(z.enum(sandboxChoices, { error: `must be one of ${sandboxChoices.join(", ")}` }), "auto"),
  "max-cost": z._default(amount("a number of dollars"), 5),
  "max-turns": z._default(whole("a number of turns"), 200),
  "timeout-minutes": z._default(minutes, 20),
  "subagent-timeout-minutes": z._default(minutes, 5),
  "comment-key": z._default(commentKey, "review"),
});

export type Inputs = z.infer<typeof inputSchema>;

export type Environment = Readonly<Record<string, string | undefined>>;

const PREFIX = "INPUT_";

/** The runner hands an input `max-cost` over as the variable INPUT_MAX-COST. */
export function readInputs(environment: Environment): Inputs {
  const given = Object.entries(environment)
    .filter(([name]) => name.startsWith(PREFIX))
    .map(([name, value]) => [name.slice(PREFIX.length).toLowerCase(), value?.trim() ?? ""] as const);
  const known = Object.keys(inputSchema.shape);
  const unknown = given
    .filter(([name, value]) => !known.includes(name) && value !== "")
    .map(([name]) => describeUnknown(name, known));
  const parsed = inputSchema.safeParse(Object.fromEntries(given.filter(([, value]) => value !== "")));
  const malformed = parsed.success
    ? []
    : parsed.error.issues.map((issue) => `"${issue.path.join(".")}" ${issue.message}`);
  const problems = [...malformed, ...unknown];
  if (!parsed.success || problems.length > 0) {
    throw new InputProblem(
      `The inputs of PR Subagents cannot be used: ${problems.join("; ")}. Mend them under \`with:\` in the workflow.`,
    );
  }
  return parsed.data;
}

function splitFolders(text: string): readonly string[] {
  return text
    .split(/[,\n]/)
    .map((folder) => folder.trim())
    .filter(Boolean);
}

function describeUnknown(name: string, known: readonly string[]): string {
  const fold = (text: string): string => text.replaceAll(/[^a-z]/g, "");
  const near = known.find(
    (candidate) =>
      fold(candidate) === fold(name) || fold(candidate).includes(fold(name)) || fold(name).includes(fold(candidate)),
  );
  return near
    ? `"${name}" is not an input (did you mean "${near}"?)`
    : `"${name}" is not an input (there are: ${known.join(", ")})`;
}
