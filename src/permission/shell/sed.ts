/** `sed`, with the commands that only print: nothing that writes (`w`), reads another file (`r`) or executes (`e`). */
import { pathOf, text } from "./argument.ts";
import type { Judge } from "./command-row.ts";
import { optionTable, parseOptions } from "./options.ts";
import { refuse } from "./refusal.ts";
import { hasItem, hasStatus, literal, type Word } from "./word.ts";

const table =
  optionTable(`-nErszue:l: --quiet --silent --regexp-extended --separate --null-data --unbuffered --expression:
  --line-length: --debug --sandbox --help --version`);

export const judgeSed: Judge = (words) => {
  const parsed = parseOptions(words, { command: "sed", table });
  const expressions = parsed.options.flatMap(({ name, value }) =>
    value !== undefined && (name === "-e" || name === "--expression") ? [value] : [],
  );
  const asking = parsed.options.some(({ name }) => name === "--help" || name === "--version");
  const [first, ...rest] = parsed.operands;
  const scripts = expressions.length > 0 || asking ? expressions : first === undefined ? [] : [first];
  if (scripts.length === 0 && !asking) return refuse("sed", "sed needs a script, as in sed -n '10,40p' file.");
  checkScripts(scripts);
  const files = expressions.length > 0 || asking ? parsed.operands : rest;
  const script = expressions.length > 0 || first === undefined ? [] : [text(literal(first))];
  return {
    arguments: [
      text("--sandbox"),
      ...parsed.arguments,
      text("--"),
      ...script,
      ...files.map((file) => pathOf(file, "read")),
    ],
  };
};

const advice = "sed only prints here: use addresses with p, d, q, =, s///, y///, a, i or c.";

/** Several `-e` are the lines of one script. A text of several lines (`a\\`) is known only in a script of one word. */
function checkScripts(words: readonly Word[]): void {
  const odd = words.find((word) => hasItem(word) || hasStatus(word));
  if (odd !== undefined) refuse(odd.source, "write the script itself here.");
  const open = words.find((word) => /\\(?:\n|$)/.test(literal(word)) && !/^[^\\]*\\\n[^\\\n]*$/.test(literal(word)));
  if (open !== undefined) refuse(open.source, advice);
  new ScriptReader(words.map(literal).join("\n")).read();
}

/** Nothing that means something else in a script or in a pattern. */
const delimiters = /^[^A-Za-z0-9\s\\[\]{};]$/;

class ScriptReader {
  private readonly source: string;
  private position = 0;
  private depth = 0;

  constructor(source: string) {
    this.source = source;
  }

  read(): void {
    while (this.position < this.source.length) {
      if (this.match(/[\s;]+/y) !== undefined || this.match(/#[^\n]*/y) !== undefined) continue;
      this.command();
    }
    if (this.depth !== 0) refuse("{", "close the brace in this script.");
  }

  private command(): void {
    if (
      this.address() &&
      this.match(/\s*,\s*/y) !== undefined &&
      this.match(/[+~][0-9]+/y) === undefined &&
      !this.address()
    )
      this.fail();
    this.match(/[\s!]*/y);
    const name = this.source[this.position] ?? "";
    this.position += 1;
    if (name === "{") this.depth += 1;
    else if (name === "}") {
      this.depth -= 1;
      if (this.depth < 0) this.fail(name);
      this.end();
    } else if ("=dDgGhHnNpPxzF".includes(name) && name !== "") this.end();
    else if ("lqQL".includes(name) && name !== "") {
      this.match(/ *[0-9]*/y);
      this.end();
    } else if (":btT".includes(name) && name !== "") {
      this.match(/ *[A-Za-z0-9_.-]*/y);
      this.end();
    } else if (name === "s" || name === "y") this.substitution(name);
    else if ("aic".includes(name) && name !== "") this.text();
    else this.fail(name);
  }

  /** A line, the last line, a step, or a pattern. */
  private address(): boolean {
    if (this.match(/[0-9]+(?:~[0-9]+)?|\$/y) !== undefined) return true;
    const opening = this.match(/\/|\\[^\n\\]/y);
    if (opening === undefined) return false;
    if (!delimiters.test(opening.at(-1) ?? "")) this.fail(opening);
    this.pattern(opening.at(-1) ?? "/");
    this.match(/[IM]*/y);
    return true;
  }

  private substitution(name: string): void {
    const delimiter = this.source[this.position] ?? "";
    if (!delimiters.test(delimiter)) this.fail(name);
    this.position += 1;
    if (name === "s") this.pattern(delimiter);
    else this.replacement(delimiter);
    this.replacement(delimiter);
    if (name === "s") this.match(/[gpiImM0-9]*/y);
    this.end();
  }

  /** Up to the delimiter; inside a bracket expression it is a character like others. */
  private pattern(delimiter: string): void {
    while (this.position < this.source.length) {
      if (this.source[this.position] === "[") {
        this.bracket();
        continue;
      }
      const character = this.source[this.position] ?? "";
      if (character === "\n") this.fail();
      this.position += character === "\\" ? 2 : 1;
      if (character === delimiter) return;
    }
    this.fail(delimiter);
  }

  /** Closed on its line, or refused: where it ends must not be a matter of opinion. */
  private bracket(): void {
    if (this.match(/\[\^?\]?(?:\[[:.=][a-z]+[:.=]\]|[^\]\n])*\]/y) === undefined) this.fail("[");
  }

  private replacement(delimiter: string): void {
    while (this.position < this.source.length) {
      const character = this.source[this.position] ?? "";
      if (character === "\n") this.fail();
      this.position += character === "\\" ? 2 : 1;
      if (character === delimiter) return;
    }
    this.fail(delimiter);
  }

  /** `a text`, `a\text` and a text on the next line; it ends with its line. */
  private text(): void {
    if (this.match(/ *(?:\\\n?)? *[^\n\\]+(?:\\[^\n][^\n\\]*)*/y) === undefined) this.fail();
    if (this.position < this.source.length && this.source[this.position] !== "\n") this.fail();
  }

  private end(): void {
    if (this.match(/[ \t]*(?=[;\n}#]|$)/y) === undefined)
      this.fail(this.source.slice(this.position, this.position + 12));
  }

  private match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.position;
    const found = pattern.exec(this.source)?.[0];
    if (found !== undefined) this.position += found.length;
    return found;
  }

  private fail(word = this.source.slice(Math.max(0, this.position - 1), this.position + 12)): never {
    return refuse(word, advice);
  }
}
