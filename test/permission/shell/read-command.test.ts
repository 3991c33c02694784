import { describe, expect, it } from "vitest";
import type { Argument, CommandPlan, PathAccess, Plan } from "../../../src/permission/shell/plan.ts";
import { readCommand } from "../../../src/permission/shell/read-command.ts";

const text = (written: string): Argument => ({ kind: "text", text: written });
const path = (written: string, access: PathAccess): Argument => ({
  kind: "path",
  pieces: [{ kind: "text", text: written }],
  access,
});
const command = (name: string, args: readonly Argument[], more: Partial<CommandPlan> = {}): CommandPlan => ({
  kind: "command",
  name,
  arguments: args,
  redirects: [],
  ...more,
});

function planOf(line: string): Plan {
  const reading = readCommand(line);
  if (reading.kind === "refused") throw new Error(`${line}: ${reading.word}: ${reading.reason}`);
  return reading.plan;
}

/** The arguments of a single command, paths in angle brackets. */
function argumentsOf(line: string): readonly string[] {
  const plan = planOf(line);
  if (plan.kind !== "command") throw new Error(`${line} is a ${plan.kind}`);
  return plan.arguments.map((argument) => {
    if (argument.kind === "text") return argument.text;
    if (argument.kind === "path")
      return `${argument.prefix ?? ""}<${argument.pieces.map((piece) => piece.text).join("")}>`;
    return `${argument.before}{${argument.kind}}${argument.after}`;
  });
}

describe("a read-only command", () => {
  it("becomes programs with argument vectors, joined as they were written", () => {
    expect(planOf(`cd src && grep -rn "foo" --include='*.ts' . | head -50`)).toEqual({
      kind: "and",
      left: command("cd", [path("src", "search")]),
      right: {
        kind: "pipeline",
        stages: [
          command("grep", [text("-rn"), text("--include=*.ts"), text("--"), text("foo"), path(".", "search")]),
          command("head", [text("-50")]),
        ],
      },
    });
  });

  it("keeps sequences, negations, groups and their redirects in order", () => {
    expect(planOf("! ls >/dev/null 2>&1; (pwd; ls) |& cat < a || { true; } 2>/dev/null")).toEqual({
      kind: "sequence",
      parts: [
        {
          kind: "not",
          plan: command("ls", [], {
            redirects: [
              { kind: "discard", stream: "output" },
              { kind: "join", stream: "errors" },
            ],
          }),
        },
        {
          kind: "or",
          left: {
            kind: "pipeline",
            stages: [
              {
                kind: "group",
                scope: "subshell",
                plan: { kind: "sequence", parts: [command("pwd", []), command("ls", [])] },
                redirects: [{ kind: "join", stream: "errors" }],
              },
              command("cat", [], { redirects: [{ kind: "input", path: [{ kind: "text", text: "a" }] }] }),
            ],
          },
          right: {
            kind: "group",
            scope: "here",
            plan: command("true", []),
            redirects: [{ kind: "discard", stream: "errors" }],
          },
        },
      ],
    });
  });

  it("leaves wildcards to whoever runs it, and only where they are not quoted", () => {
    expect(planOf(`cat src/*.ts '*.md' \\? [ab]`)).toEqual(
      command("cat", [
        text("--"),
        {
          kind: "path",
          access: "read",
          pieces: [
            { kind: "text", text: "src/" },
            { kind: "glob", text: "*" },
            { kind: "text", text: ".ts" },
          ],
        },
        path("*.md", "read"),
        path("?", "read"),
        { kind: "path", access: "read", pieces: [{ kind: "glob", text: "[ab]" }] },
      ]),
    );
  });

  it("knows the last status in words to print", () => {
    expect(planOf('echo "exit: $?."')).toEqual(command("echo", [{ kind: "status", before: "exit: ", after: "." }]));
  });

  it("repeats a command of the table for find -exec and for xargs", () => {
    const item: Argument = { kind: "item", before: "", after: "", access: "read" };
    expect(planOf("find src -name '*.ts' -exec grep -l foo {} +")).toEqual(
      command("find", [path("src", "search"), text("-name"), text("*.ts"), text("-print0")], {
        repeat: {
          command: command("grep", [text("-l"), text("--"), text("foo"), item]),
          mode: "many",
          separator: "nul",
          whenEmpty: "skip",
        },
      }),
    );
    expect(planOf("xargs -r -n 2 wc -l")).toEqual(
      command("xargs", [], {
        repeat: {
          command: command("wc", [text("-l"), text("--"), item]),
          mode: "each",
          size: 2,
          separator: "blanks",
          whenEmpty: "skip",
        },
      }),
    );
    expect(planOf("xargs -I% echo 'a % b'")).toMatchObject({
      repeat: {
        command: { arguments: [{ kind: "item", before: "a ", after: " b" }] },
        mode: "each",
        separator: "lines",
      },
    });
  });

  it("guards an item that stands where git reads options", () => {
    expect(planOf("xargs -n1 git show --stat")).toMatchObject({
      repeat: {
        command: {
          showsHistory: "anything",
          arguments: [
            text("show"),
            text("--no-ext-diff"),
            text("--no-textconv"),
            text("--stat"),
            { kind: "item", before: "", after: "", hyphen: "refused" },
          ],
        },
      },
    });
  });
});

describe("options and operands", () => {
  it.each([
    ["options first, then the end of options, then operands", "ls src -la", ["-la", "--", "<src>"]],
    ["attached values stand alone", "grep -A3 -ne x y", ["-A", "3", "-ne", "x", "--", "<y>"]],
    ["long options keep their values", "grep --include *.ts -r x .", ["--include=*.ts", "-r", "--", "x", "<.>"]],
    [
      "a file that an option names is a path",
      "grep -fp --exclude-from=q x",
      ["-f", "<p>", "--exclude-from=<q>", "--", "<x>"],
    ],
    ["links are not followed", "grep -Rn x .", ["-rn", "--", "x", "<.>"]],
    ["links are not followed by diff", "diff -r a b", ["--no-dereference", "-r", "--", "<a>", "<b>"]],
    ["standard input and the null device are no paths", "grep x - /dev/null", ["--", "x", "-", "/dev/null"]],
    ["a list in braces is written out", "ls src/{a,b}.ts", ["--", "<src/a.ts>", "<src/b.ts>"]],
    ["a tab in quotes is a tab", "cut -d$'\\t' -f1 x", ["-d", "\t", "-f", "1", "--", "<x>"]],
    ["sed is told to stay inside", "sed -n 1,2p a", ["--sandbox", "-n", "--", "1,2p", "<a>"]],
    ["awk reads files", "awk -F: '$3 > 100 {print $1}' a", ["-F", ":", "--", "$3 > 100 {print $1}", "<a>"]],
    ["jq reads files", "jq -r .env a", ["-r", ".env", "<a>"]],
    ["rg has no settings of its own", "rg -n x", ["--no-config", "-n", "--", "x"]],
    ["strings cannot be given a file of options", "strings *", ["--", "<./*>"]],
    ["time limits are ours", "timeout 5 git branch", ["branch", "--list"]],
    [
      "git shows no program's work",
      "git diff a...b -- c",
      ["diff", "--no-ext-diff", "--no-textconv", "a...b", "--", "<c>"],
    ],
    ["git keeps its words in order", "git branch --contains x -a", ["branch", "--list", "--contains", "x", "-a"]],
    [
      "a path that leads out of the tree is checked",
      "git diff ../a /b",
      ["diff", "--no-ext-diff", "--no-textconv", "<../a>", "</b>"],
    ],
    ["a range is a revision", "git log a..b c^{}..d", ["log", "--no-ext-diff", "--no-textconv", "a..b", "c^{}..d"]],
    ["a pattern of git is its own", "git log -- ':!a'", ["log", "--no-ext-diff", "--no-textconv", "--", ":!a"]],
    ["git goes into folders of the tree", "git -C src status -s", ["-C", "<src>", "status", "-s"]],
    [
      "git joins long options",
      "git log --format --output=x",
      ["log", "--no-ext-diff", "--no-textconv", "--format=--output=x"],
    ],
    ["nobody waits for standard input", "git shortlog -sn", ["shortlog", "-sn", "HEAD"]],
    ["a quiet search that prints lists", "find . -exec grep -q x {} \\; -print", ["<.>", "-print0"]],
  ])("%s: %s", (_, line, expected) => {
    expect(argumentsOf(line)).toEqual(expected);
  });
});

describe("a refusal", () => {
  it.each([
    ["sort -uo x y", "-uo", "sort may not be given -o here"],
    ["uniq a b", "b", "takes no further word"],
    ["cat $HOME/x", "$HOME", "variables and substitutions are not expanded"],
    ["ls > x", ">x", "nothing is written"],
    ["ls; rm x", "rm", "nothing is written"],
    ["./run", "./run", "by its name alone"],
    ["git -c a=b log", "-c", "only -C and --no-pager"],
    ["git push", "push", "not one that only reads"],
    ["git branch new", "new", "--list"],
    ["git config user.name x", "x", "git config --get NAME"],
    ["find . -delete", "-delete", "nothing is deleted"],
    ["find . -exec sh -c x \\;", "sh", "no other shell"],
    ["xargs rm", "rm", "nothing is written"],
    ["sed -i s/a/b/ x", "-i", "sed may not be given -i"],
    ["sed 's/a/b/e' x", "e", "sed only prints here"],
    ["awk '{print > \"x\"}' y", ">", "put a comparison in parentheses"],
    ["awk 'BEGIN{system(\"x\")}'", "system", "awk may not use system"],
    ["jq env x", "env", "jq may not use env"],
    ["jq -n '# {\nenv , 1'", "env", "jq may not use env"],
    ["a=1 ls", "a=1", "without the assignment"],
    ["for f in a; do ls; done", "for", "use xargs"],
    ["ls &", "&", "leave the & out"],
    ["ls\u200b", "U+200B", "cannot be seen"],
    ["curl x", "curl", "no network"],
    ["frobnicate", "frobnicate", "not among the commands that only read"],
  ])("of %s names the word and says what to do", (line, word, reason) => {
    const reading = readCommand(line);
    expect(reading).toMatchObject({ kind: "refused", word, reason: expect.stringContaining(reason) });
  });

  it("is given to what the parser takes for a plain word although bash would run it", () => {
    for (const line of ["ls 2<(touch x)", "ls {a}<(touch x)", "echo $\\\nHOME", "echo $'a\\\nb'", "ls a=~"])
      expect(readCommand(line)).toMatchObject({ kind: "refused" });
  });

  it("is given to what is too long, too much or too deep", () => {
    expect(readCommand(`echo ${"a".repeat(4091)}`)).toMatchObject({ kind: "plan" });
    expect(readCommand(`echo ${"a".repeat(4092)}`)).toMatchObject({ kind: "refused" });
    expect(readCommand(Array(20).fill("ls").join(";"))).toMatchObject({ kind: "plan" });
    expect(readCommand(Array(21).fill("ls").join(";"))).toMatchObject({ kind: "refused" });
    expect(readCommand(`${"(".repeat(1000)}ls${")".repeat(1000)}`)).toMatchObject({ kind: "refused" });
  });
});
