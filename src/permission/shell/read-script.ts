/**
 * Reads a command line into a `Script`. The parser's tree is walked strictly: a kind of node, field or part that is not
 * named here is refused, and every word and operator of the tree must be the next of our own tokens.
 */
import type {
  AndOr,
  Command,
  CommandNode,
  CompoundList,
  ParsedScript,
  Pipeline,
  PipelineNode,
  Redirection,
  Statement,
} from "unbash";
import { parse } from "unbash";
import { readCondition } from "./condition.ts";
import { Cursor, disagreement } from "./cursor.ts";
import type { Redirect } from "./plan.ts";
import { readRedirect } from "./redirect.ts";
import { refuse } from "./refusal.ts";
import type { Script, SimpleCommand } from "./script.ts";
import { scanTokens } from "./tokens.ts";
import { readVariables } from "./variables.ts";
import type { Word } from "./word.ts";

export function readScript(source: string): Script {
  const tokens = new Cursor(scanTokens(source));
  const tree: ParsedScript = parse(source);
  const error = tree.errors?.[0];
  if (error !== undefined) refuse(source.slice(error.pos, error.pos + 20), `this is not a command (${error.message}).`);
  if (tree.shebang !== undefined || tree.source !== undefined) refuse(source.slice(0, 20), disagreement);
  const script = new TreeReader(tokens).statements(tree.commands);
  tokens.skipSeparators();
  tokens.expectEnd();
  return script;
}

const keywords = {
  If: "if",
  For: "for",
  ArithmeticFor: "for",
  Select: "select",
  While: "while",
  Case: "case",
  ArithmeticCommand: "((",
  Function: "function",
  Coproc: "coproc",
} as const satisfies Record<Exclude<CommandNode["type"], ReadNode>, string>;

type ReadNode = "Command" | "Subshell" | "BraceGroup" | "TestCommand" | "Redirected";

class TreeReader {
  private readonly tokens: Cursor;

  constructor(tokens: Cursor) {
    this.tokens = tokens;
  }

  statements(statements: readonly Statement[]): Script {
    const parts = statements.map((statement) => {
      this.tokens.skipSeparators();
      if (statement.background) return refuse("&", "nothing runs in the background: leave the & out.");
      return statement.command.type === "AndOr" ? this.andOr(statement.command) : this.pipeline(statement.command);
    });
    const [first] = parts;
    if (first === undefined) return refuse("", "there is no command: write one.");
    return parts.length === 1 ? first : { kind: "sequence", parts };
  }

  private andOr(node: AndOr): Script {
    const [first, ...rest] = node.commands;
    if (first === undefined) return refuse("&&", disagreement);
    let left = this.pipeline(first);
    for (const [index, command] of rest.entries()) {
      const operator = node.operators[index] ?? "&&";
      this.tokens.operator(operator);
      this.tokens.skipNewlines();
      left = { kind: operator === "&&" ? "and" : "or", left, right: this.pipeline(command) };
    }
    return left;
  }

  private pipeline(node: PipelineNode): Script {
    if (node.type !== "Pipeline") return this.command(node);
    for (const prefix of node.prefixes) {
      if (prefix.type === "Time" && prefix.end !== prefix.keywordEnd) return refuse("time", "leave its options out.");
      this.tokens.keyword(prefix.type === "Time" ? "time" : "!");
    }
    const pipeline = this.stages(node);
    // How long it took is not told: what it prints and how it ends is the same.
    const negations = node.prefixes.filter(({ type }) => type === "Negation");
    return negations.reduce<Script>((plan) => ({ kind: "not", plan }), pipeline);
  }

  private stages(node: Pipeline): Script {
    const stages = node.commands.map((command, index) => {
      const before = node.operators[index - 1];
      if (before !== undefined) {
        this.tokens.operator(before);
        this.tokens.skipNewlines();
      }
      const stage = this.command(command);
      return node.operators[index] === "|&" ? withErrorsJoined(stage) : stage;
    });
    const [first] = stages;
    if (first === undefined) return refuse("!", "there is no command: write one.");
    return stages.length === 1 ? first : { kind: "pipeline", stages };
  }

  private command(node: CommandNode): Script {
    switch (node.type) {
      case "Command":
        return this.simple(node);
      case "Subshell":
      case "BraceGroup":
        return this.group(node);
      case "TestCommand": {
        this.tokens.keyword("[[");
        const condition = readCondition(node.expression, this.tokens);
        this.tokens.keyword("]]");
        return { kind: "group", plan: condition, scope: "here", redirects: [] };
      }
      case "Redirected": {
        const { command } = node;
        if (command.type !== "Subshell" && command.type !== "BraceGroup") return this.command(command);
        const group = this.group(command);
        return { ...group, redirects: node.redirects.flatMap((redirect) => this.redirect(redirect)) };
      }
      default:
        return refuse(
          keywords[node.type],
          "conditions, loops and functions are not run: write the commands one by one, or use xargs.",
        );
    }
  }

  private group(node: { readonly type: "Subshell" | "BraceGroup"; readonly body: CompoundList }) {
    const inShell = node.type === "Subshell";
    if (inShell) this.tokens.operator("(");
    else this.tokens.keyword("{");
    const plan = this.statements(node.body.commands);
    this.tokens.skipSeparators();
    if (inShell) this.tokens.operator(")");
    else this.tokens.keyword("}");
    const scope = inShell ? ("subshell" as const) : ("here" as const);
    return { kind: "group" as const, plan, scope, redirects: [] as readonly Redirect[] };
  }

  private simple(node: Command): SimpleCommand {
    const words: Word[] = [];
    const redirects: Redirect[] = [];
    const assignments: string[] = [];
    for (const part of [...node.prefix, ...(node.name === undefined ? [] : [node.name]), ...node.suffix]) {
      if (part.type === "Word") words.push(...this.tokens.words(part));
      else if (part.type === "Assignment") {
        if (words.length > 0) refuse(part.text, "variables are not set: write the command without the assignment.");
        this.tokens.keyword(part.text);
        assignments.push(part.text);
      } else redirects.push(...this.redirect(part));
    }
    const locale = readVariables(assignments);
    const [name, ...rest] = words;
    if (name === undefined) return refuse("", "there is no command: write one.");
    return { kind: "command", words: [name, ...rest], redirects, ...(locale && { locale }) };
  }

  private redirect(node: Redirection): readonly Redirect[] {
    if (node.type !== "Redirect" || node.target === undefined)
      return refuse(node.operator, "here-documents and here-strings are not read: name a file.");
    const written = this.tokens.descriptor();
    if (node.descriptor !== undefined && node.descriptor.type !== "FileDescriptor")
      return refuse(node.operator, "a redirect has no name: use 2>&1 or >/dev/null.");
    if (written !== node.descriptor?.value.toString()) return refuse(node.operator, disagreement);
    this.tokens.operator(node.operator);
    return readRedirect({ descriptor: written, operator: node.operator, target: this.tokens.word(node.target) });
  }
}

function withErrorsJoined(stage: Script): Script {
  if (stage.kind !== "command" && stage.kind !== "group") return refuse("|&", "write 2>&1 | instead.");
  return { ...stage, redirects: [...stage.redirects, { kind: "join", stream: "errors" }] };
}
