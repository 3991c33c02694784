/** Commands that run other commands. Allow rules look past a few of them, exactly; deny and ask rules past all of them, roughly. */

import { HOLE } from "../wildcard.ts";
import { isPlain, type ShellWord } from "./shell-word.ts";

/** Reads a wrapper's own words and says how many they are; `undefined` where it is not understood, and then it stays. */
type Wrapper = (words: readonly string[]) => number | undefined;

const stripped: Readonly<Record<string, Wrapper>> = {
  timeout: (words) => {
    const options = countWhile(
      words,
      /^(?:--foreground|--preserve-status|-v|--verbose|--signal=\w+|--kill-after=[\d.]+[smhd]?|-[sk]\w+)$/,
      /^-[sk]$/,
    );
    return /^[\d.]+[smhd]?$/.test(words[options] ?? "") ? options + 1 : undefined;
  },
  time: (words) => countWhile(words, /^-p$/),
  nice: (words) => countWhile(words, /^(?:-\d+|-n-?\d+|--adjustment=-?\d+)$/, /^-n$/),
  nohup: () => 0,
  stdbuf: (words) =>
    countWhile(words, /^(?:-[ioe](?:L|\d+[KMG]?)|--(?:input|output|error)=(?:L|\d+[KMG]?))$/, /^-[ioe]$/),
  command: (words) => countWhile(words, /^-p$/),
  builtin: () => 0,
  noglob: () => 0,
};

function countWhile(words: readonly string[], option: RegExp, withValue?: RegExp): number {
  let count = 0;
  while (count < words.length) {
    const word = words[count] ?? "";
    if (option.test(word)) count += 1;
    else if (withValue?.test(word) && /^-?\w[\w.]*$/.test(words[count + 1] ?? "")) count += 2;
    else break;
  }
  return words[count] === "--" ? count + 1 : count;
}

type Unwrapped = {
  /** Where the command starts, from the outside in. */
  readonly starts: readonly number[];
  /** More words come from standard input: `xargs` without options. */
  readonly open: boolean;
};

/** What an allow rule may be held against: the command itself, and what stands behind the wrappers that change nothing. */
export function unwrap(words: readonly ShellWord[]): Unwrapped {
  const starts = [0];
  for (;;) {
    const at = starts.at(-1) ?? 0;
    const next = nextStart(words, at);
    if (next !== undefined) starts.push(next);
    else if (isBareXargs(words, at)) return { starts: [...starts, at + 1], open: true };
    else return { starts, open: false };
  }
}

function nextStart(words: readonly ShellWord[], at: number): number | undefined {
  const name = words[at];
  if (!name || !isPlain(name) || !Object.hasOwn(stripped, name.text)) return undefined;
  const own = stripped[name.text]?.(words.slice(at + 1).map((word) => (isPlain(word) ? word.text : HOLE)));
  const next = own === undefined ? undefined : words[at + 1 + own];
  if (own === undefined || !next || next.text.startsWith("-")) return undefined;
  return at + 1 + own;
}

function isBareXargs(words: readonly ShellWord[], at: number): boolean {
  const [name, next] = words.slice(at, at + 2);
  return name?.text === "xargs" && next !== undefined && isPlain(next) && !next.text.startsWith("-");
}

/** Only an exact rule allows these: whatever follows them is a command, or a way to make one. */
const exactOnly: readonly string[] = [
  ...["watch", "setsid", "ionice", "flock"],
  ...["eval", "source", ".", "trap", "let", "declare", "typeset", "local", "export", "readonly", "unset", "read"],
  ...["mapfile", "readarray", "hash", "alias", "enable", "bind", "complete", "compgen", "set", "shopt"],
];

/** Commands that are harmless until they get one of these. */
const exactWith: Readonly<Record<string, RegExp>> = {
  find: /^-(?:exec|execdir|ok|okdir|delete|fprint0?|fprintf|fls)$/,
  printf: /^-v/,
  test: /^-[vR]$/,
  "[": /^-[vR]$/,
};

/** `words` start at the command's name. */
export function needsExactRule(words: readonly ShellWord[]): boolean {
  const name = baseName(words[0]?.value ?? "");
  if (exactOnly.includes(name)) return true;
  const danger = Object.hasOwn(exactWith, name) ? exactWith[name] : undefined;
  return danger !== undefined && words.slice(1).some(({ value }) => danger.test(value) || isWildAsOption(name, value));
}

/** `find $X` may become `find -delete`. */
function isWildAsOption(name: string, value: string): boolean {
  return name === "find" && value.startsWith(HOLE);
}

/** Programs whose arguments are a command to run, from some word on. */
const runners: ReadonlySet<string> = new Set([
  ...Object.keys(stripped),
  ...[
    "xargs",
    "parallel",
    "env",
    "exec",
    "watch",
    "setsid",
    "ionice",
    "flock",
    "taskset",
    "chrt",
    "script",
    "npx",
    "pnpx",
  ],
  ...["sudo", "doas", "su", "runuser", "chroot", "unshare", "nsenter", "bwrap", "firejail", "systemd-run", "busybox"],
  ...["xvfb-run", "cross-env", "dotenv", "fakeroot", "setpriv", "prlimit", "numactl", "proot", "torsocks", "chronic"],
  ...["toybox", "strace", "ltrace", "unbuffer", "rlwrap", "ssh", "bunx", "uvx", "pipx", "nix-shell", "coproc"],
]);

/** Programs that run a command only behind one of these words. */
const runnersWith: Readonly<Record<string, readonly string[]>> = {
  git: ["foreach", "run", "--exec", "-x"],
  poetry: ["run"],
  pipenv: ["run"],
  hatch: ["run"],
  rye: ["run"],
  pdm: ["run"],
  bundle: ["exec"],
  corepack: ["npm", "npx", "pnpm", "yarn"],
  find: ["-exec", "-execdir", "-ok", "-okdir"],
  fd: ["-x", "-X", "--exec", "--exec-batch"],
  docker: ["exec", "run"],
  podman: ["exec", "run"],
  kubectl: ["exec", "run"],
  npm: ["exec", "x"],
  pnpm: ["exec", "dlx"],
  yarn: ["exec", "dlx"],
  bun: ["x"],
  uv: ["run"],
  mise: ["exec", "x"],
  asdf: ["exec"],
  direnv: ["exec"],
  devbox: ["run"],
  nix: ["run", "shell", "develop"],
};

/** The first word that may be the start of another command, as may every later one; `undefined` where there is none. */
export function runsFrom(words: readonly ShellWord[]): number | undefined {
  const name = baseName(words[0]?.value ?? "");
  if (runners.has(name)) return 1;
  const markers = Object.hasOwn(runnersWith, name) ? runnersWith[name] : undefined;
  const at = markers ? words.findIndex(({ value }, index) => index > 0 && markers.includes(value)) : -1;
  return at < 0 ? undefined : at + 1;
}

const shells: readonly string[] = ["sh", "bash", "dash", "ash", "zsh", "ksh", "mksh", "rbash", "fish"];

export function isShell(name: string): boolean {
  return shells.includes(baseName(name));
}

export function baseName(name: string): string {
  return name.slice(name.lastIndexOf("/") + 1);
}
