/**
 * One name against one pattern with wildcards, as bash matches them in the C.UTF-8 locale. File names are chosen by
 * strangers: the time is at most the product of both lengths, whatever they hold.
 */

/** A character of a word, and whether it may still be a wildcard. */
export type Letter = { readonly character: string; readonly active: boolean };

type Token = { readonly kind: "star" } | { readonly kind: "one"; readonly fits: (character: string) => boolean };

export type Pattern = {
  readonly tokens: readonly Token[];
  /** Names that start with a dot are matched only by a dot that is written. */
  readonly dot: boolean;
};

export function hasWildcard(letters: readonly Letter[]): boolean {
  return compile(letters).some(({ kind, wild }) => kind === "star" || wild);
}

export function compilePattern(letters: readonly Letter[]): Pattern {
  return { tokens: compile(letters), dot: letters[0]?.character === "." };
}

export function matches({ tokens, dot }: Pattern, name: string): boolean {
  if (name.startsWith(".") && !dot) return false;
  const characters = [...name];
  let token = 0;
  let at = 0;
  let star = -1;
  let resume = 0;
  while (at < characters.length) {
    const current = tokens[token];
    if (current?.kind === "star") {
      star = token++;
      resume = at;
    } else if (current?.fits(characters[at] ?? "")) {
      token += 1;
      at += 1;
    } else if (star >= 0) {
      token = star + 1;
      at = ++resume;
    } else return false;
  }
  return tokens.slice(token).every(({ kind }) => kind === "star");
}

type Compiled = Token & { readonly wild: boolean };

function compile(letters: readonly Letter[]): readonly Compiled[] {
  const tokens: Compiled[] = [];
  for (let at = 0; at < letters.length; at++) {
    const { character, active } = letters[at] ?? { character: "", active: false };
    const set = active && character === "[" ? readSet(letters, at + 1) : undefined;
    if (set) {
      tokens.push({ kind: "one", wild: true, fits: set.fits });
      at = set.end;
    } else if (active && character === "*") tokens.push({ kind: "star", wild: true });
    else if (active && character === "?") tokens.push({ kind: "one", wild: true, fits: () => true });
    else tokens.push({ kind: "one", wild: false, fits: (each) => each === character });
  }
  return tokens;
}

type CharacterSet = { readonly fits: (character: string) => boolean; readonly end: number };

/** `[abc]`, `[a-z]`, `[!a]`, `[[:digit:]]`; without its closing bracket it is only a bracket. */
function readSet(letters: readonly Letter[], start: number): CharacterSet | undefined {
  const first = letters[start]?.character;
  const negated = letters[start]?.active === true && (first === "!" || first === "^");
  const members: ((character: string) => boolean)[] = [];
  for (let at = negated ? start + 1 : start; at < letters.length; at++) {
    const { character, active } = letters[at] ?? { character: "", active: false };
    const isFirst = at === (negated ? start + 1 : start);
    if (character === "]" && active && !isFirst) {
      return { end: at, fits: (each) => members.some((fits) => fits(each)) !== negated };
    }
    const named = active && character === "[" ? readClass(letters, at) : undefined;
    const last = letters[at + 2];
    if (named) {
      members.push(named.fits);
      at = named.end;
    } else if (
      letters[at + 1]?.character === "-" &&
      letters[at + 1]?.active &&
      last &&
      !(last.character === "]" && last.active)
    ) {
      members.push((each) => compareCharacters(character, each) <= 0 && compareCharacters(each, last.character) <= 0);
      at += 2;
    } else members.push((each) => each === character);
  }
  return undefined;
}

function compareCharacters(a: string, b: string): number {
  return (a.codePointAt(0) ?? 0) - (b.codePointAt(0) ?? 0);
}

const classes: Readonly<Record<string, RegExp>> = {
  alnum: /[\p{L}\p{N}]/u,
  alpha: /\p{L}/u,
  blank: /[ \t]/,
  cntrl: /\p{Cc}/u,
  digit: /[0-9]/,
  lower: /\p{Ll}/u,
  punct: /[!-/:-@[-`{-~]/,
  space: /\s/,
  upper: /\p{Lu}/u,
  xdigit: /[0-9A-Fa-f]/,
};

function readClass(letters: readonly Letter[], at: number): CharacterSet | undefined {
  const text = letters
    .slice(at, at + 12)
    .map(({ character }) => character)
    .join("");
  const name = /^\[:([a-z]+):\]/.exec(text)?.[1];
  const expression = name !== undefined && Object.hasOwn(classes, name) ? classes[name] : undefined;
  if (name === undefined || !expression) return undefined;
  return { fits: (each) => expression.test(each), end: at + name.length + 3 };
}
