/** Random calls and rules, the same for the same seed. */

export type Dice = {
  readonly below: (limit: number) => number;
  readonly pick: <Item>(items: readonly [Item, ...Item[]]) => Item;
  readonly many: <Item>(most: number, make: () => Item) => readonly Item[];
};

/** A small generator of numbers (mulberry32). */
export function rollFrom(seed: number): Dice {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return {
    below,
    pick: (items) => items[below(items.length)] ?? items[0],
    many: (most, make) => Array.from({ length: below(most + 1) }, make),
  };
}

const programs = [
  "npm",
  "git",
  "rm",
  "ls",
  "cat",
  "curl",
  "timeout 5 npm",
  "sudo rm",
  "A=1 npm",
  "bash -c 'rm x'",
  "find .",
] as const;
const operands = [
  "test",
  "run",
  "push",
  "-rf",
  "x",
  "src/a.ts",
  "$X",
  '"a b"',
  "$(npm test)",
  "-delete",
  "*.ts",
  "> out",
  "< in",
] as const;
const joints = [" && ", " || ", "; ", " | ", " & ", "\n"] as const;

export function randomCommand(dice: Dice): string {
  const simple = (): string => [dice.pick(programs), ...dice.many(3, () => dice.pick(operands))].join(" ");
  return dice.many(2, () => `${simple()}${dice.pick(joints)}`).join("") + simple();
}

/** Everything that bash has a meaning for, in no order. */
const soup = [
  ...[
    "npm",
    "rm",
    "x",
    " ",
    " ",
    "\n",
    ";",
    "&",
    "&&",
    "|",
    "||",
    "(",
    ")",
    "{",
    "}",
    "$",
    "$(",
    "`",
    "'",
    '"',
    "\\",
    "<",
    ">",
  ],
  ...[
    "<<E\n",
    "E\n",
    "<(",
    "if",
    "then",
    "fi",
    "for",
    "do",
    "done",
    "in",
    "case",
    "esac",
    "[[",
    "]]",
    "((",
    "))",
    "=",
    "*",
    "?",
    "[",
  ],
  ...[
    "]",
    "~",
    "#",
    "!",
    "$'",
    "${",
    "}",
    "2>",
    ">&",
    "\r",
    "\0",
    "\u{1F600}",
    "/dev/null",
    "eval",
    "bash -c",
    "xargs",
    "find",
    "-exec",
  ],
] as [string, ...string[]];

export function randomSoup(dice: Dice): string {
  return dice.many(24, () => dice.pick(soup)).join("");
}

const paths = ["src/a.ts", "src/x/b.ts", ".env", "config/.env", "docs/a.md", ".git/config", "a b/c.ts"] as const;

export function randomPath(dice: Dice): string {
  return dice.pick(paths);
}

const specifiers = [
  "npm *",
  "npm test",
  "npm:*",
  "git *",
  "rm *",
  "* x",
  "ls",
  "curl*",
  "find *",
  "cat *",
  "sudo *",
  "bash *",
] as const;
const patterns = ["src/**", "*.env", ".env", "/docs/**", "**/*.ts", "src/a.ts", "./a b/**", "~/x"] as const;
const others = [
  "Bash",
  "Read",
  "Edit",
  "*",
  "Task(Explore)",
  "WebFetch(domain:*.x.com)",
  "Bash(run_in_background:true)",
] as const;

export function randomRule(dice: Dice): string {
  const kinds = [
    `Bash(${dice.pick(specifiers)})`,
    `Read(${dice.pick(patterns)})`,
    `Edit(${dice.pick(patterns)})`,
    dice.pick(others),
  ] as const;
  return dice.pick(kinds);
}
