/**
 * `find`, with its tests and the actions that print. `-exec` becomes a repetition of a command of the table: `find` then
 * only prints names, and whoever runs the plan starts the command.
 */
import { onePathOf, pathOf, text, textOf } from "./argument.ts";
import type { Judge, Judged } from "./command-row.ts";
import type { Argument, CommandPlan, Repetition } from "./plan.ts";
import { refuse } from "./refusal.ts";
import { withItems } from "./repetition.ts";
import { hasItem, literal, type Word } from "./word.ts";

const alone = new Set(
  `! ( ) , -not -a -and -o -or -true -false -print -print0 -prune -quit -ls -empty -depth -d -mount -xdev -daystart
  -nouser -nogroup -readable -writable -executable -noleaf -warn -nowarn -ignore_readdir_race -noignore_readdir_race
  --help --version -help -version -P -O0 -O1 -O2 -O3`.split(/\s+/),
);
const withText = new Set(
  `-name -iname -path -ipath -wholename -iwholename -regex -iregex -regextype -lname -ilname -type -xtype -size -maxdepth
  -mindepth -mtime -atime -ctime -mmin -amin -cmin -perm -user -group -uid -gid -links -inum -fstype -used -printf
  -newerat -newerBt -newerct -newermt`.split(/\s+/),
);
const withPath = /^-(?:newer|anewer|cnewer|samefile|newer[aBcm][aBcm])$/;
const printing = new Set(["-print", "-print0", "-printf", "-ls"]);

const advice: Readonly<Record<string, string>> = {
  "-delete": "nothing is deleted: leave it out.",
  "-execdir": "use -exec instead.",
  "-ok": "nobody is there to answer: use -exec.",
  "-okdir": "nobody is there to answer: use -exec.",
  "-L": "links are not followed: leave it out.",
  "-H": "links are not followed: leave it out.",
  "-follow": "links are not followed: leave it out.",
};

export const judgeFind: Judge = (words, inner) => {
  const start = words.findIndex(
    (word) => /^(?:-[^P]|-P.|[!(),])/.test(literal(word)) && !/^-O[0-3]$/.test(literal(word)),
  );
  const places = start === -1 ? words : words.slice(0, start);
  const expression = new ExpressionReader(start === -1 ? [] : words.slice(start), inner).read();
  const item = words.find(hasItem);
  if (item !== undefined) return refuse(item.source, "find is not given items: name the folders.");
  const before = places.map((word) => (alone.has(literal(word)) ? text(literal(word)) : pathOf(word, "search")));
  return { ...expression, arguments: [...before, ...expression.arguments] };
};

class ExpressionReader {
  private readonly words: readonly Word[];
  private readonly inner: (words: readonly Word[]) => CommandPlan;
  private readonly given: Argument[] = [];
  private position = 0;
  private prints = false;
  private repeat: Repetition | undefined;

  constructor(words: readonly Word[], inner: (words: readonly Word[]) => CommandPlan) {
    this.words = words;
    this.inner = inner;
  }

  read(): Judged {
    while (this.position < this.words.length) {
      const word = this.words[this.position++];
      if (word === undefined) break;
      this.primary(word, literal(word));
    }
    if (this.repeat === undefined) return { arguments: this.given };
    if (this.prints) return refuse("-exec", "find prints or starts a command, not both: leave -print out.");
    return { arguments: this.given, repeat: this.repeat };
  }

  private primary(word: Word, name: string): void {
    if (this.repeat !== undefined && name === "-print" && this.position === this.words.length) {
      this.repeat = { ...this.repeat, command: listing(this.repeat.command) };
      return;
    }
    if (this.repeat !== undefined && name !== ")") refuse(word.source, "nothing may follow -exec: write it last.");
    if (printing.has(name)) this.prints = true;
    if (alone.has(name)) this.given.push(text(name));
    else if (withText.has(name)) this.given.push(text(name), textOf(this.value(word)));
    else if (withPath.test(name)) this.given.push(text(name), onePathOf(this.value(word), "search"));
    else if (name === "-exec") this.execute();
    else refuse(word.source, advice[name] ?? `find may not be given ${name} here: leave it out.`);
  }

  private value(word: Word): Word {
    return this.words[this.position++] ?? refuse(word.source, "this test needs a value: write it.");
  }

  private execute(): void {
    const rest = this.words.slice(this.position).map(literal);
    const plus = rest.findIndex((written, index) => written === "+" && rest[index - 1] === "{}");
    const semicolon = rest.indexOf(";");
    const end = plus !== -1 && (semicolon === -1 || plus < semicolon) ? plus : semicolon;
    if (end === -1) refuse("-exec", "end the command with {} + or with \\;.");
    const many = end === plus;
    const command = this.words.slice(this.position, this.position + end);
    this.position += end + 1;
    this.given.push(text("-print0"));
    this.repeat = {
      command: this.inner(withItems(command, { placeholder: "{}", items: many ? "many" : "one" })),
      mode: many ? "many" : "each",
      separator: "nul",
      whenEmpty: "skip",
    };
  }
}

/** `-exec grep -q x {} \\; -print` prints the files that match: so does `grep -l`. */
function listing(command: CommandPlan): CommandPlan {
  const quiet = command.arguments.findIndex(
    (argument) => argument.kind === "text" && /^(?:-[A-Za-z]*q[A-Za-z]*|--quiet|--silent)$/.test(argument.text),
  );
  const found = command.arguments[quiet];
  if (!/^[ef]?grep$/.test(command.name) || found?.kind !== "text")
    return refuse("-print", "nothing may follow -exec: write it last.");
  const text = found.text.startsWith("--") ? "--files-with-matches" : found.text.replaceAll("q", "l");
  return { ...command, arguments: command.arguments.with(quiet, { kind: "text", text }) };
}
