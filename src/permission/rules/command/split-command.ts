/**
 * Cuts a command line into its simple commands, by bash's own grammar. Every command that can run is a part: those of a
 * compound, of loops, groups, functions and substitutions, and, for restrictions, those in quoted scripts. What is not
 * understood says so, and whoever asks must deny it.
 */
import { type Command, forEachChild, parse, type Redirection, type SyntaxNode } from "unbash";
import { type Expression, evaluationIn, isArithmetic, isEvaluating } from "./evaluation.ts";
import { type Draft, finishPart, isHarmlessVariable, type Part } from "./part.ts";
import { quotedScripts } from "./quoted-script.ts";
import { isMisread, type Target, targetOf } from "./redirect-target.ts";
import { isSuspicious, readWord, type ShellWord } from "./shell-word.ts";

export type Split =
  | { readonly kind: "parts"; readonly parts: readonly Part[]; readonly targets: readonly Target[] }
  | { readonly kind: "not-understood"; readonly reason: string };

/** Claude Code's own limit. */
const MAX_LENGTH = 10_000;
/** Scripts in scripts in scripts. */
const MAX_DEPTH = 4;

export function splitCommand(command: string): Split {
  const reason = whyUnreadable(command);
  if (reason !== undefined) return { kind: "not-understood", reason };
  const walk: Walk = { parts: [], targets: [], depth: 0 };
  visitScript(command, walk);
  // What arithmetic finds in a variable it evaluates, commands included, and a quoted text can have brought them there.
  if (walk.evaluates && carriesCommands.test(command)) walk.trouble ??= "its arithmetic may run what stands in quotes";
  if (walk.trouble !== undefined) return { kind: "not-understood", reason: walk.trouble };
  return { kind: "parts", parts: walk.parts, targets: walk.targets };
}

const carriesCommands = /'[^']*(?:\$\(|`)|\\[$`]/;

function whyUnreadable(command: string): string | undefined {
  if (command.length > MAX_LENGTH) return `it is longer than ${MAX_LENGTH.toLocaleString("en")} characters`;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
  if (/[\0-\x08\x0b-\x1f\x7f]/.test(command)) return "it contains control characters";
  // unbash 6.0.4 does not join `$` and what follows on the next line; bash does.
  if (/\S\\\n/.test(command)) return "a line is continued in the middle of a word";
  if (command.trim() === "") return "it is empty";
  return undefined;
}

type Walk = {
  readonly parts: Part[];
  readonly targets: Target[];
  readonly depth: number;
  evaluates?: boolean;
  trouble?: string;
};

function visitScript(script: string, walk: Walk): void {
  try {
    visit(parse(script), walk, undefined);
  } catch (error) {
    walk.trouble ??= `it cannot be parsed (${error instanceof Error ? error.message : String(error)})`;
  }
}

/** `owner` is the command in whose words we are. */
function visit(node: SyntaxNode, walk: Walk, owner: Draft | undefined): void {
  if (node.type === "Command") visitCommand(node, walk);
  else if (node.type === "TestCommand" || isArithmetic(node)) visitExpression(node, walk);
  else {
    inspect(node, walk, owner);
    const inner = node.type === "Script" ? undefined : owner;
    forEachChild(node, (child) => visit(child, walk, inner));
  }
}

function inspect(node: SyntaxNode, walk: Walk, owner: Draft | undefined): void {
  const trouble = troubleWith(node, owner);
  if (trouble !== undefined) walk.trouble ??= trouble;
  const target = node.type === "Redirect" ? targetOf(node, walk.depth > 0) : undefined;
  if (target) walk.targets.push(target);
  const loop = node.type === "For" || node.type === "Select";
  if (loop && !isHarmlessVariable(node.name.value)) walk.parts.push(pseudoPart(walk, `for ${node.name.text}`));
  const evaluation = evaluationIn(node);
  if (evaluation === "none") return;
  walk.evaluates ||= node.type === "ArithmeticExpansion";
  if (!owner) walk.parts.push(pseudoPart(walk, "text" in node ? node.text : node.type));
  else {
    owner.exact = true;
    owner.opaque ||= evaluation === "hidden";
  }
}

function troubleWith(node: SyntaxNode, owner: Draft | undefined): string | undefined {
  switch (node.type) {
    case "Script":
      return node.errors?.length ? `it is not valid (${node.errors[0]?.message})` : undefined;
    case "CommandExpansion":
    case "ProcessSubstitution":
      return node.script === undefined ? `${node.text} is not understood` : undefined;
    case "Word":
      return isSuspicious(node) && owner?.exact !== true ? `${node.text} is not understood` : undefined;
    case "Redirect":
      return isMisread(node) ? "its redirections are not understood" : undefined;
    case "Coproc":
      return "coproc is not understood";
    default:
      return undefined;
  }
}

function visitCommand(node: Command, walk: Walk): void {
  const assignments = node.prefix.flatMap((each) => (each.type === "Assignment" ? [readWord(each)] : []));
  const words = [...(node.name ? [node.name] : []), ...node.args].map(readWord);
  const draft: Draft = { assignments, words, quoted: walk.depth > 0, exact: false, whole: false, opaque: false };
  forEachChild(node, (child) => visit(child, walk, draft));
  if (words.length === 0 && assignments.length === 0) return;
  visitQuoted(draft, node.redirects, walk);
  walk.parts.push(finishPart(draft));
}

/** What `bash -c`, `eval`, `trap` and a here-document for a shell would run. */
function visitQuoted(draft: Draft, redirects: readonly Redirection[], walk: Walk): void {
  const input = redirects.findLast((each) => each.type !== "Redirect");
  const found = quotedScripts(draft.words, input && inputText(input));
  if (found.hidden) draft.opaque = true;
  if (found.fromInput) draft.whole = true;
  for (const script of found.scripts) {
    if (walk.depth >= MAX_DEPTH) draft.opaque = true;
    else if (!visitInner(script.text, walk) && script.sure) draft.opaque = true;
  }
}

/** False where the inner script is not understood. */
function visitInner(script: string, walk: Walk): boolean {
  const inner: Walk = { parts: [], targets: [], depth: walk.depth + 1 };
  if (whyUnreadable(script) === undefined) visitScript(script, inner);
  else return false;
  walk.parts.push(...inner.parts);
  walk.targets.push(...inner.targets);
  walk.evaluates ||= inner.evaluates === true;
  return inner.trouble === undefined;
}

function inputText(input: Exclude<Redirection, { type: "Redirect" }>): ShellWord {
  if (input.type === "HereString") return input.target ? readWord(input.target) : { text: "", value: "\0" };
  const expands = input.body.parts?.some((part) => part.type !== "Literal") ?? false;
  return { text: input.body.text, value: expands ? "\0" : input.body.text };
}

/** `[[ … ]]` is harmless, unless it evaluates its operands, as `(( … ))` always does. */
function visitExpression(node: Expression, walk: Walk): void {
  const owner = emptyDraft(walk, []);
  forEachChild(node, (child) => visit(child, walk, node.type === "ArithmeticFor" ? undefined : owner));
  const evaluates = isEvaluating(node);
  walk.evaluates ||= evaluates;
  if (owner.opaque || evaluates) walk.parts.push(pseudoPart(walk, node.type === "TestCommand" ? "[[ … ]]" : "(( … ))"));
}

/** Something that runs without being a simple command, and that nobody can vouch for. */
function pseudoPart(walk: Walk, text: string): Part {
  return { ...finishPart(emptyDraft(walk, [{ text, value: text }])), allowable: "whole" };
}

function emptyDraft({ depth }: Walk, words: readonly ShellWord[]): Draft {
  return { assignments: [], words, quoted: depth > 0, exact: true, whole: false, opaque: false };
}
