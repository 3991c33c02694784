/** What the tests of the rules share: places, rules from lists of texts, and calls. */
import { compileRules } from "../../../src/permission/rules/compile-rules.ts";
import { matchRules, type RulesAnswer } from "../../../src/permission/rules/match-rules.ts";
import type { RuleCall } from "../../../src/permission/rules/needs.ts";
import { parseRule } from "../../../src/permission/rules/parse-rule.ts";
import type { Places, Rule, RuleList } from "../../../src/permission/rules/rule.ts";

export const places: Places = { workspace: "/srv/tree", home: "/home/me" };
export const file = ".claude/settings.json";

export type Lists = Partial<Readonly<Record<RuleList, readonly string[]>>>;

export function rulesFrom(lists: Lists, base?: string): readonly Rule[] {
  return (["deny", "ask", "allow"] as const).flatMap((list) =>
    (lists[list] ?? []).flatMap((text) => {
      const { rule } = parseRule(text, { list, file, ...(base !== undefined && { base }) });
      return rule ? [rule] : [];
    }),
  );
}

/** A few commands stand for the table of read-only ones. */
const readOnly = /^(?:ls|cd|cat|grep|echo|pwd|head|wc|git status|git log)(?: [\w./*-]+)*$/;

export function isReadOnly(command: string): boolean {
  return readOnly.test(command);
}

export function match(lists: Lists, call: RuleCall, base?: string): RulesAnswer {
  return matchRules(compileRules(rulesFrom(lists, base), { places, isReadOnly }), call);
}

export function bash(command: string): RuleCall {
  return { tool: "Bash", effect: "execute", input: { command }, subjects: [{ kind: "command", command }] };
}

export function touch(tool: string, path: string, named?: string): RuleCall {
  const writes = ["Edit", "Write", "NotebookEdit"].includes(tool);
  const access = writes ? "write" : tool === "Read" ? "read" : "search";
  const inside = !path.startsWith("/");
  const subject = { kind: "path", path, access, inside, ...(named !== undefined && { named }) } as const;
  return { tool, effect: writes ? "write" : "read", input: {}, subjects: [subject] };
}

export function fetchPage(url: string): RuleCall {
  return { tool: "WebFetch", effect: "network", input: { url, prompt: "what does it say?" }, subjects: [] };
}

export function delegate(name: string, input: RuleCall["input"] = {}): RuleCall {
  return { tool: "Task", effect: "delegate", input, subjects: [{ kind: "agent", name }] };
}
