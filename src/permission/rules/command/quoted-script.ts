/** Commands that stand in text: what `bash -c '…'`, `eval`, `trap` or a here-document would make a shell run. */
import { isKnown, type ShellWord } from "./shell-word.ts";
import { baseName, isShell, runsFrom } from "./wrappers.ts";

type QuotedScripts = {
  /** `sure`: it is a script; otherwise it only looks like one. */
  readonly scripts: readonly { readonly text: string; readonly sure: boolean }[];
  /** A shell gets its commands from somewhere that cannot be seen. */
  readonly hidden: boolean;
  readonly fromInput: boolean;
};

const none: QuotedScripts = { scripts: [], hidden: false, fromInput: false };
const unseen: QuotedScripts = { scripts: [], hidden: true, fromInput: false };

/** `input` is the here-document or here-string of the command. */
export function quotedScripts(words: readonly ShellWord[], input: ShellWord | undefined): QuotedScripts {
  const first = runsFrom(words);
  const starts = [0, ...(first === undefined ? [] : words.map((_, index) => index).slice(first))];
  const found = [...new Set(starts)].map((start) => scriptsAt(words.slice(start), input));
  const looking = first === undefined ? [] : words.slice(first).filter(looksLikeScript);
  return {
    scripts: [
      ...found.flatMap(({ scripts }) => scripts),
      ...looking.map(({ value }) => ({ text: value, sure: false })),
    ],
    hidden: found.some(({ hidden }) => hidden),
    fromInput: found.some(({ fromInput }) => fromInput),
  };
}

function looksLikeScript(word: ShellWord): boolean {
  return isKnown(word) && /[\s;&|$`]/.test(word.value) && word.value.trim() !== "";
}

function scriptsAt([name, ...rest]: readonly ShellWord[], input: ShellWord | undefined): QuotedScripts {
  const program = baseName(name?.value ?? "");
  if (isShell(program)) return scriptsOfShell(rest, input);
  if (program === "eval") return sure(joined(rest));
  if (program === "trap") return rest.length > 1 ? sure(rest.find(({ value }) => !value.startsWith("-"))) : none;
  if (program === "source" || program === ".") return rest.every(isKnown) && !rest.some(isStream) ? none : unseen;
  return none;
}

function scriptsOfShell(words: readonly ShellWord[], input: ShellWord | undefined): QuotedScripts {
  if (words.some(isUnknownOption)) return unseen;
  const option = words.findIndex(({ value }) => /^-[a-z]*c[a-z]*$/i.test(value));
  const firstOperand = words.findIndex(({ value }) => !/^[-+]/.test(value));
  if (option >= 0 && (firstOperand < 0 || option < firstOperand || isOptionValue(words, firstOperand)))
    return sure(words.slice(option + 1).find(({ value }) => !/^[-+]/.test(value)));
  const operand = words[firstOperand];
  if (operand && !isStream(operand) && !words.some(({ value }) => /^-[a-z]*s/.test(value))) return none;
  return { ...sure(input), fromInput: true };
}

/** `bash $X`: it may be `-c`. */
function isUnknownOption({ value }: ShellWord, index: number): boolean {
  return index === 0 && value.startsWith("\0");
}

/** `bash -o pipefail -c …`. */
function isOptionValue(words: readonly ShellWord[], operand: number): boolean {
  return /^[-+][a-z]*[oO]$|^--(?:rcfile|init-file)$/.test(words[operand - 1]?.value ?? "");
}

function isStream({ value }: ShellWord): boolean {
  return value === "-" || value.startsWith("/dev/") || value.startsWith("/proc/");
}

function joined(words: readonly ShellWord[]): ShellWord | undefined {
  const value = words.map((word) => word.value).join(" ");
  return words.length > 0 ? { text: value, value } : undefined;
}

function sure(script: ShellWord | undefined): QuotedScripts {
  if (!script || !isKnown(script)) return unseen;
  return { scripts: [{ text: script.value, sure: true }], hidden: false, fromInput: false };
}
