/**
 * `awk`, without everything by which a program reaches out: no output but standard output, no input but its files, no
 * commands, no environment. A `>` is a comparison, or it is refused.
 */
import { pathOf, text, textOf } from "./argument.ts";
import { type AwkToken, endsOperand, scanAwk } from "./awk-tokens.ts";
import type { Judge } from "./command-row.ts";
import { optionTable, parseOptions } from "./options.ts";
import { refuse } from "./refusal.ts";
import { hasItem, hasStatus, literal, type Word } from "./word.ts";

const table = optionTable("-F:v: --field-separator: --assign: --version");

const forbidden = new Set(
  "system getline close ENVIRON ARGV ARGC PROCINFO SYMTAB FUNCTAB extension include load namespace func switch case default BEGINFILE ENDFILE".split(
    " ",
  ),
);
const functions = new Set(
  `length substr index split sub gsub gensub match sprintf sin cos atan2 exp log sqrt int rand srand tolower toupper
  strftime systime mktime asort asorti strtonum and or xor lshift rshift compl patsplit isarray typeof fflush print printf if
  while for return in delete exit else`.split(/\s+/),
);

export const judgeAwk: Judge = (words) => {
  const parsed = parseOptions(words, { command: "awk", table, end: "first" });
  for (const { name, value } of parsed.options)
    if (value !== undefined && ["-v", "--assign"].includes(name)) checkAssignment(value);
  if (parsed.options.some(({ name }) => name === "--version")) return { arguments: [text("--version")] };
  const [program, ...files] = parsed.operands;
  if (program === undefined) return refuse("awk", "awk needs a program, as in awk '{print $1}' file.");
  if (hasItem(program) || hasStatus(program)) return refuse(program.source, "write the program itself here.");
  checkProgram(scanAwk(literal(program)));
  return {
    arguments: [...parsed.arguments, text("--"), text(literal(program)), ...files.map(fileOrAssignment)],
  };
};

function checkAssignment(word: Word): void {
  const name = /^([A-Za-z_][A-Za-z0-9_]*)=/.exec(literal(word))?.[1];
  if (name === undefined || forbidden.has(name)) refuse(word.source, "write a variable as name=value.");
}

function fileOrAssignment(word: Word) {
  if (!/^[A-Za-z_][A-Za-z0-9_]*=/.test(literal(word))) return pathOf(word, "read");
  checkAssignment(word);
  return textOf(word);
}

function checkProgram(tokens: readonly AwkToken[]): void {
  const own = new Set(tokens.flatMap((token, index) => (tokens[index - 1]?.text === "function" ? [token.text] : [])));
  let printing: number | undefined;
  let depth = 0;
  for (const [index, token] of tokens.entries()) {
    const before = tokens[index - 1];
    const after = tokens[index + 1];
    if (token.kind === "name") {
      if (!isPlainGetline(token, after)) checkName(token.text, after?.text === "(" && !own.has(token.text));
      if (token.text === "print" || token.text === "printf") printing = depth;
    } else if (token.kind === "newline") {
      if (depth <= (printing ?? depth) && endsStatement(before)) printing = undefined;
    } else if (token.kind === "sign") {
      if ("([{".includes(token.text)) depth += 1;
      if (")]}".includes(token.text)) depth -= 1;
      if (token.text === ";" || token.text === "}") printing = undefined;
      if (token.text === ">" && printing !== undefined && depth <= printing)
        refuse(">", "awk would write a file here: put a comparison in parentheses, or leave the redirect out.");
      if (["|", "|&", ">>"].includes(token.text))
        refuse(token.text, "awk only prints here: put the pipe after the program, outside its quotes.");
      if (["@", "\\", "&", "."].includes(token.text) || (token.text === ":" && after?.text === ":"))
        refuse(token.text, "this is not known in an awk program here: leave it out.");
    }
  }
}

/** By itself it takes the next line of the same input; a pipe before it is refused anyway. */
function isPlainGetline(token: AwkToken, after: AwkToken | undefined): boolean {
  return (
    token.text === "getline" && (after === undefined || after.kind === "newline" || [";", "}"].includes(after.text))
  );
}

/** A line goes on after a comma or an operator. */
function endsStatement(token: AwkToken | undefined): boolean {
  return endsOperand(token) || token?.text === "print" || token?.kind === "newline";
}

function checkName(name: string, called: boolean): void {
  if (forbidden.has(name)) refuse(name, `awk may not use ${name} here: use its fields, and pipes outside the program.`);
  // A variable before a parenthesis is a concatenation for some awks, and a call for others.
  if (called && !functions.has(name) && !/^(?:NR|NF|FNR)$/.test(name))
    refuse(name, `${name} is not a function that only computes: leave it out.`);
}
