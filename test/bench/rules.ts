/** What a decision costs, through all layers: for a team's usual settings, and how it grows with the number of rules. Processor time, because nothing waits. */
import { ceilingFor } from "../../src/permission/ceiling.ts";
import { compileMap } from "../../src/permission/compact-map.ts";
import { weigh } from "../../src/permission/gate.ts";
import type { Caller } from "../../src/permission/judgement.ts";
import { compileRules } from "../../src/permission/rules/compile-rules.ts";
import type { RuleCall } from "../../src/permission/rules/needs.ts";
import { parseRule } from "../../src/permission/rules/parse-rule.ts";
import type { Rule, RuleList } from "../../src/permission/rules/rule.ts";
import { readCommand } from "../../src/permission/shell/read-command.ts";
import { median, type Row } from "./row.ts";

const CALLS = 10_000;
const ROUNDS = 5;
const FEW = 100;
const MANY = 1_000;

const places = { workspace: "/srv/tree", home: "/home/me" };
const caller: Caller = {
  agent: "reviewer",
  role: "subagent",
  tools: "all",
  disallowedTools: [],
  permission: [],
  mode: "dontAsk",
  execution: "foreground",
};
const isReadOnly = (command: string): boolean => readCommand(command).kind === "plan";

export function measureRules(): Promise<readonly Row[]> {
  const typical = rounds(typicalRules);
  const few = rounds(rulesByNumber(FEW));
  const many = rounds(rulesByNumber(MANY));
  const perRule = many / MANY / (few / FEW);
  return Promise.resolve([
    {
      name: "1,000 decisions by a typical rule set",
      value: typical * 1_000,
      unit: "ms",
      goal: { sign: "<", than: 50 },
      note: `${microseconds(typical)} µs per call, ${typicalRules.length} rules, ${CALLS} calls`,
      parts: { microsecondsPerCall: typical * 1_000 },
    },
    {
      name: `cost per rule: ${MANY} rules beside ${FEW}`,
      value: perRule,
      unit: "×",
      goal: { sign: "≤", than: 1.2 },
      note: `${microseconds(many)} µs per call beside ${microseconds(few)}`,
      parts: { manyMicroseconds: many * 1_000, fewMicroseconds: few * 1_000 },
    },
  ]);
}

function microseconds(milliseconds: number): string {
  return (milliseconds * 1_000).toFixed(1);
}

/** Milliseconds of processor time per call, the median of some rounds after one that warms up. */
function rounds(rules: readonly Rule[]): number {
  const policy = {
    rules: compileRules(rules, { places, isReadOnly }),
    map: compileMap([]),
    ceiling: ceilingFor("trusted", "boxed", { edits: "opened" }),
    unreadable: [],
  };
  const calls = Array.from({ length: CALLS }, (_, index) => callNumber(index));
  const times: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const before = process.cpuUsage();
    let granted = 0;
    for (const call of calls) if (weigh(call, caller, { policy }).decision.effect === "allow") granted += 1;
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / 1_000 / CALLS);
    if (granted === CALLS) throw new Error("Every call was granted: nothing was measured.");
  }
  return median(times.slice(1));
}

function parse(list: RuleList, texts: readonly string[]): readonly Rule[] {
  return texts.flatMap((text) => parseRule(text, { list, file: "settings.json" }).rule ?? []);
}

const typicalRules: readonly Rule[] = [
  ...parse("deny", [
    "Bash(rm *)",
    "Bash(curl *)",
    "Bash(git push *)",
    "Read(.env)",
    "Read(**/secrets/**)",
    "Edit(/dist/**)",
  ]),
  ...parse("ask", ["Bash(npm publish *)", "WebFetch"]),
  ...parse("allow", ["Bash(npm test *)", "Bash(npm run lint)", "Bash(npx vitest *)", "Bash(make *)", "Edit(src/**)"]),
  ...parse("allow", [
    "Edit(test/**)",
    "Edit(docs/**)",
    "WebFetch(domain:docs.example.com)",
    "Task(Explore)",
    "Skill(deploy *)",
  ]),
];

/** A third denies commands, a third grants them, a third speaks of files. */
function rulesByNumber(count: number): readonly Rule[] {
  return Array.from({ length: count }, (_, index) => {
    if (index % 3 === 0) return parse("deny", [`Bash(forbidden-${index} *)`]);
    return parse("allow", [index % 3 === 1 ? `Bash(tool-${index} run *)` : `Edit(packages/p${index}/**)`]);
  }).flat();
}

/** Each call has words of its own: nothing that was decided before helps. */
const commands: readonly ((number: number) => string)[] = [
  (number) => `npm test -- case-${number}`,
  (number) => `npm test -- --run src/a${number}.test.ts 2>&1 | tail -20`,
  (number) => `git status && git log --oneline -${number + 1}`,
  (number) => `NODE_ENV=test timeout 60 npx vitest run case-${number}`,
  (number) => `grep -rn "parseRule${number}" src | head`,
  (number) => `for f in src/m${number}/*.ts; do wc -l $f; done`,
  (number) => `make build-${number} > out.txt`,
];

function callNumber(index: number): RuleCall {
  const path = `src/module-${index % 50}/file-${index}.ts`;
  if (index % 2 === 0) return fileCall(index % 4 === 0 ? "Read" : "Edit", path);
  const command = commands[index % commands.length]?.(index) ?? "";
  return { tool: "Bash", effect: "execute", input: { command }, subjects: [{ kind: "command", command }] };
}

function fileCall(tool: "Read" | "Edit", path: string): RuleCall {
  const access = tool === "Read" ? "read" : "write";
  return { tool, effect: access, input: { file_path: path }, subjects: [{ kind: "path", path, access, inside: true }] };
}

if (process.argv[1] === import.meta.filename) {
  for (const { name, value, unit, note } of await measureRules())
    process.stdout.write(`${name}: ${value.toFixed(2)} ${unit} (${note})\n`);
}
