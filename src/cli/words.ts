/** The words after a command, as options and the rest. A wrong one is answered with the right ones. */
import { parseArgs } from "node:util";
import { InputProblem, wordsOf } from "../pull/problem.ts";
import { usage } from "./usage.ts";

export type Options = Readonly<Record<string, { readonly type: "string" | "boolean" }>>;

export type Values = Readonly<Record<string, string | boolean | undefined>>;

export function parse(words: readonly string[], options: Options): Values {
  const { values, positionals } = parseWords(words, options);
  const [surplus] = positionals;
  if (surplus !== undefined) throw new InputProblem(`"${surplus}" is one word too many.\n\n${usage}`);
  return values;
}

export function parseWords(
  words: readonly string[],
  options: Options,
): { values: Values; positionals: readonly string[] } {
  try {
    const known = { ...options, help: { type: "boolean", short: "h" } } as const;
    const { values, positionals } = parseArgs({
      args: [...words],
      options: known,
      strict: true,
      allowPositionals: true,
    });
    return { values: { ...values }, positionals };
  } catch (error) {
    throw new InputProblem(`${withoutAdvice(wordsOf(error))}\n\n${usage}`, { cause: error });
  }
}

/** Node goes on about words after `--`, which no command takes. */
function withoutAdvice(words: string): string {
  return words.replace(/\. To specify a positional argument [\s\S]*$/, ".");
}
