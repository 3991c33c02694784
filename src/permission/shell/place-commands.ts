/** The rows of the table for programs that say what is there: files, folders, names, and the machine itself. */
import { expandedOf, onePathOf, pathOf, text, textOf } from "./argument.ts";
import { type Judge, type Operands, type Row, row } from "./command-row.ts";
import { refuse } from "./refusal.ts";
import { judgeTest } from "./test-command.ts";
import { hasItem, hasManyItems, literal, plainWord, type Word } from "./word.ts";

const places: Operands = { rest: "search" };
const names: Operands = { rest: "text" };
const nothing: Operands = {};

const rows: Readonly<Record<string, Row>> = {
  ls: {
    options: `-aAbBcCdDfFgGhiklmnNopqQrRsStuUvw:xXZ1T:I: --all --almost-all --author --escape --block-size:
      --ignore-backups --color? --colour? --directory --dired --classify? --file-type --format: --full-time
      --group-directories-first --no-group --human-readable --si --hide: --hyperlink? --indicator-style: --inode
      --ignore: --kibibytes --numeric-uid-gid --literal --hide-control-chars --show-control-chars --quote-name
      --quoting-style: --reverse --recursive --size --sort: --time: --time-style: --tabsize: --width: --context --zero`,
    operands: places,
  },
  dir: { options: "-aAhlR1", operands: places },
  tree: {
    options: `-aACdDfFghinNpqQrsStuUvJXxL:P:I: --noreport --dirsfirst --filesfirst --gitignore --prune --du --si
      --filelimit: --charset: --matchdirs --ignore-case --sort: --inodes --device --metafirst --nolinks --timefmt:`,
    operands: places,
  },
  du: {
    options: `-0abchklmsSxd:t:B: --all --apparent-size --block-size: --bytes --count-links --exclude: --human-readable
      --inodes --max-depth: --null --one-file-system --separate-dirs --si --summarize --threshold: --time? --time-style:
      --total --no-dereference`,
    operands: places,
  },
  df: {
    options: `-ahHiklmPTt:x:B: --all --block-size: --human-readable --inodes --local --output? --portability --print-type
      --si --total --type: --exclude-type:`,
    operands: places,
  },
  stat: { options: "-c:fLt --format: --printf: --file-system --terse --dereference", operands: places },
  file: {
    options: `-bhikNnr0e:F: --brief --mime --mime-type --mime-encoding --extension --keep-going --no-dereference
      --no-pad --no-buffer --raw --print0 --separator: --exclude:`,
    operands: { rest: "read" },
  },
  realpath: {
    options: `-emsqzLP --canonicalize-existing --canonicalize-missing --strip --no-symlinks --quiet --zero
      --relative-to@ --relative-base@ --logical --physical`,
    operands: places,
  },
  readlink: {
    options: `-femnqsvz --canonicalize --canonicalize-existing --canonicalize-missing --no-newline --quiet --silent
      --verbose --zero`,
    operands: places,
  },
  basename: { options: "-as:z --multiple --suffix: --zero", operands: names },
  dirname: { options: "-z --zero", operands: names },
  pwd: { options: "-LP --logical --physical", operands: nothing },
  which: { options: "-as --all", operands: names },
  date: {
    options: `-uRI?d:r@ --utc --universal --rfc-email --rfc-3339: --iso-8601? --date: --reference@`,
    operands: { first: ["pattern"] },
    check: ({ operands }) => {
      const setting = operands.find((word) => !literal(word).startsWith("+"));
      if (setting !== undefined) refuse(setting.source, "date only prints here: write +FORMAT.");
    },
  },
  uname: {
    options: "-asnrvmpio --all --kernel-name --nodename --kernel-release --machine --operating-system",
    operands: nothing,
  },
  arch: { operands: nothing },
  whoami: { operands: nothing },
  id: { options: "-gGnruz --group --groups --name --real --user --zero", operands: names },
  groups: { operands: names },
  nproc: { options: "--all --ignore:", operands: nothing },
  hostname: { options: "-sfdiI --short --fqdn --long --domain", operands: nothing },
  uptime: { options: "-ps --pretty --since", operands: nothing },
  seq: { options: "-f:s:w# --format: --separator: --equal-width", operands: names, end: "first" },
  factor: { operands: names },
};

/** Programs that take any word for what it is. */
const asWritten: Judge = (words) => ({ arguments: words.map(expandedOf) });

const changeFolder: Judge = (words) => {
  const rest = words.filter((word) => !["-L", "-P", "--"].includes(literal(word)));
  const [folder] = rest;
  if (folder === undefined || rest.length > 1 || hasItem(folder) || literal(folder).startsWith("-"))
    return refuse(folder?.source ?? "cd", "name one folder inside the workspace, as in cd src.");
  return { arguments: [pathOf(folder, "search")] };
};

const printFormat: Judge = (words) => {
  const [first] = words;
  if (first === undefined || (literal(first) !== "--" && literal(first).startsWith("-")))
    return refuse(first?.source ?? "printf", "printf takes a format and words: start with '%s\\n'.");
  return { arguments: words.map(expandedOf) };
};

const leave: Judge = (words) => {
  const [status, second] = words;
  const odd = second ?? (status !== undefined && !/^[0-9]{1,3}$/.test(literal(status)) ? status : undefined);
  if (odd !== undefined) return refuse(odd.source, "write exit, or exit with one number.");
  return { arguments: status === undefined ? [] : [text(literal(status))] };
};

/** Only the form that asks where a command is; without an option it would run it. */
const lookUp: Judge = (words) => {
  const [option, ...rest] = words;
  if (option === undefined || !["-v", "-V"].includes(literal(option)))
    return refuse(option?.source ?? "command", "command only looks up here: write command -v NAME.");
  return { arguments: [text(literal(option)), ...rest.map((word) => nameOf(word))] };
};

const describeName: Judge = (words) => ({
  arguments: words.map((word) => (/^-[atpP]+$/.test(literal(word)) ? text(literal(word)) : nameOf(word))),
});

function nameOf(word: Word) {
  return /^[A-Za-z0-9_.+[:-]+$/.test(literal(word)) && !literal(word).startsWith("-")
    ? textOf(word)
    : refuse(word.source, "name a command.");
}

/** `less` and `more` have nobody to turn their pages: they print. */
const pager: Judge = (words) => {
  const options = words.filter(
    (word) => /^-[A-Za-z~]+$/.test(literal(word)) && !/[oOkKtTpPbcDjxyz]/.test(literal(word)),
  );
  const rest = words.filter((word) => !options.includes(word) && literal(word) !== "--");
  const odd = rest.find((word) => /^[-+]./.test(literal(word)));
  if (odd !== undefined) return refuse(odd.source, "pages are not turned here: use head, tail or sed -n.");
  return { name: "cat", arguments: [text("--"), ...rest.map((word) => pathOf(word, "read"))] };
};

/** Each word is one option: `xxd` reads `-ps` as one name, and ignores what follows a letter. */
const hexDump: Judge = (words) => {
  const given = [];
  const operands: Word[] = [];
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] ?? plainWord("");
    const written = literal(word);
    if (/^-(?:[abeEiupC]|ps|plain)$/.test(written)) given.push(text(written));
    else if (/^-[cglos]$/.test(written)) {
      const value = words[index + 1];
      if (value === undefined || !/^[+-]?(?:0x)?[0-9a-fA-F]+$/.test(literal(value)))
        return refuse(value?.source ?? word.source, "xxd needs a number here.");
      given.push(text(written), text(literal(value)));
      index += 1;
    } else if (/^-[cgl][0-9]+$/.test(written)) given.push(text(written));
    else if (written === "-" || !written.startsWith("-")) operands.push(word);
    else return refuse(word.source, "xxd only prints here: leave this option out.");
  }
  const second = operands[1] ?? operands.find(hasManyItems);
  if (second !== undefined) return refuse(second.source, "xxd would write to its second file: name one.");
  return { arguments: [...given, ...operands.map((word) => onePathOf(word, "read"))] };
};

/** `strings` reads its options from a file that is written as `@file`: no name may start with that sign. */
const strings: Judge = (words, inner) => {
  const marked = words.map((word) => {
    if (literal(word).startsWith("@"))
      return refuse(word.source, "a file of options is not read: name the file itself.");
    return /^[*?[]/.test(literal(word)) || word.pieces[0]?.kind === "item"
      ? { ...word, pieces: [{ kind: "text" as const, text: "./" }, ...word.pieces] }
      : word;
  });
  return stringsRow(marked, inner);
};
const stringsRow = row("strings", {
  options:
    "-afowd#n:t:e:s: --all --data --bytes: --radix: --encoding: --print-file-name --include-all-whitespace --output-separator:",
  operands: { rest: "read" },
});

const special: Readonly<Record<string, Judge>> = {
  echo: asWritten,
  true: asWritten,
  false: asWritten,
  ":": asWritten,
  expr: asWritten,
  cd: changeFolder,
  exit: leave,
  printf: printFormat,
  command: lookUp,
  type: describeName,
  test: (words) => ({ arguments: judgeTest(words) }),
  "[": (words) => {
    const last = words.at(-1);
    if (last === undefined || literal(last) !== "]") return refuse("[", "close the bracket: write [ -f file ].");
    return { arguments: [...judgeTest(words.slice(0, -1)), text("]")] };
  },
  less: pager,
  more: pager,
  xxd: hexDump,
  strings,
};

export const placeCommands: ReadonlyMap<string, Judge> = new Map([
  ...Object.entries(rows).map(([name, rules]): [string, Judge] => [name, row(name, rules)]),
  ...Object.entries(special),
]);
