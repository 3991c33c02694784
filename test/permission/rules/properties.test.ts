import { describe, expect, it } from "vitest";
import { compactAnswer, compileMap } from "../../../src/permission/compact-map.ts";
import { splitCommand } from "../../../src/permission/rules/command/split-command.ts";
import { compileRules } from "../../../src/permission/rules/compile-rules.ts";
import { matchRules, suggestRule } from "../../../src/permission/rules/match-rules.ts";
import type { RuleCall } from "../../../src/permission/rules/needs.ts";
import { parseRule } from "../../../src/permission/rules/parse-rule.ts";
import { compileCommandPattern, couldMatch, HOLE, matchesText } from "../../../src/permission/rules/wildcard.ts";
import { type Dice, randomCommand, randomPath, randomRule, randomSoup, rollFrom } from "./generator.ts";
import { bash, isReadOnly, type Lists, match, places, rulesFrom, touch } from "./support.ts";

const ROUNDS = 1500;

function eachRound(check: (dice: Dice) => void): void {
  for (let seed = 1; seed <= ROUNDS; seed += 1) check(rollFrom(seed));
}

function randomCall(dice: Dice): RuleCall {
  const tool = dice.pick(["Bash", "Bash", "Read", "Edit", "Write", "Grep"]);
  if (tool === "Bash") return bash(randomCommand(dice));
  return touch(tool, randomPath(dice), dice.pick([undefined, undefined, randomPath(dice)]));
}

function randomLists(dice: Dice): Required<Lists> {
  const rules = (most: number) => dice.many(most, () => randomRule(dice));
  return { deny: rules(2), ask: rules(2), allow: rules(6) };
}

/** From the most that a call may do to the least. */
const severity = ["grant", "silent", "ask", "deny"];

describe("whatever the rules are", () => {
  it("one more deny never allows more, and one more allow never denies more", () => {
    eachRound((dice) => {
      const [call, lists, rule] = [randomCall(dice), randomLists(dice), randomRule(dice)];
      const before = severity.indexOf(match(lists, call).kind);
      const denied = severity.indexOf(match({ ...lists, deny: [...lists.deny, rule] }, call).kind);
      const asked = severity.indexOf(match({ ...lists, ask: [...lists.ask, rule] }, call).kind);
      const allowed = severity.indexOf(match({ ...lists, allow: [...lists.allow, rule] }, call).kind);
      expect(denied).toBeGreaterThanOrEqual(before);
      expect(asked).toBeGreaterThanOrEqual(before);
      expect(allowed).toBeLessThanOrEqual(before);
    });
  });

  it("their order does not matter", () => {
    eachRound((dice) => {
      const [call, lists] = [randomCall(dice), randomLists(dice)];
      const turned = { deny: lists.deny.toReversed(), ask: lists.ask.toReversed(), allow: lists.allow.toReversed() };
      expect(match(turned, call).kind).toBe(match(lists, call).kind);
    });
  });

  it("a command is granted only if each of its parts is, by a rule or because it reads", () => {
    let granted = 0;
    eachRound((dice) => {
      const allow = dice.many(16, () => randomRule(dice)).filter((rule) => rule !== "Bash");
      const command = randomCommand(dice);
      if (match({ allow }, bash(command)).kind !== "grant") return;
      granted += 1;
      const split = splitCommand(command);
      const parts = split.kind === "parts" ? split.parts.filter(({ quoted }) => !quoted) : [];
      for (const { text } of parts)
        expect(isReadOnly(text) || match({ allow }, bash(text)).kind === "grant").toBe(true);
      expect(parts.length).toBeGreaterThan(0);
    });
    expect(granted).toBeGreaterThan(50);
  });

  it("what a denied command is joined to is denied", () => {
    eachRound((dice) => {
      const [deny, command, other] = [[randomRule(dice)], randomCommand(dice), randomCommand(dice)];
      if (match({ deny }, bash(command)).kind !== "deny") return;
      for (const joined of [
        `${other}; ${command}`,
        `${command} && ${other}`,
        `echo "$(${command})"`,
        `{ ${command}\n}`,
      ])
        expect([joined, match({ deny, allow: ["Bash"] }, bash(joined)).kind]).toEqual([joined, "deny"]);
    });
  });

  it("the suggested rules allow the call that they are suggested for", () => {
    eachRound((dice) => {
      const [call, allow] = [randomCall(dice), dice.many(3, () => randomRule(dice))];
      const suggestion = suggestRule(compileRules(rulesFrom({ allow }), { places, isReadOnly }), call);
      if (suggestion.kind === "nothing" || suggestion.rules.length === 0) return;
      expect(match({ allow: [...allow, ...suggestion.rules] }, call).kind).toBe("grant");
    });
  });
});

describe("whatever the text is", () => {
  it("rules and commands are read without a throw", () => {
    const rules = compileRules(rulesFrom({ deny: ["Bash(rm *)", "Edit(x)"], allow: ["Bash(npm *)", "Bash"] }), {
      places,
      isReadOnly,
    });
    const map = compileMap([{ tool: "bash", pattern: "rm *", action: "deny" }]);
    eachRound((dice) => {
      const text = randomSoup(dice);
      for (const list of ["allow", "ask", "deny"] as const) parseRule(text, { list, file: "x" });
      parseRule(`Bash(${text})`, { list: "deny", file: "x" });
      const answer = matchRules(rules, bash(text));
      suggestRule(rules, bash(text));
      compactAnswer(map, bash(text));
      if (splitCommand(text).kind === "not-understood") expect(answer.kind).toBe("deny");
    });
  });

  it("a pattern matches exactly what the plain definition of a star says", () => {
    eachRound((dice) => {
      const text = dice.many(8, () => dice.pick(["a", "b", " "])).join("");
      const pattern = dice
        .many(6, () => dice.pick(["a", "b", " ", "*"]))
        .join("")
        .replace(/ +\*$/, "*");
      const plain = new RegExp(`^${pattern.split("*").join("[^]*")}$`);
      expect([pattern, text, matchesText(compileCommandPattern(pattern), text)]).toEqual([
        pattern,
        text,
        plain.test(text),
      ]);
    });
  });

  it("a text with holes could match whatever one of its fillings matches", () => {
    eachRound((dice) => {
      const letters = dice.many(6, () => dice.pick(["a", "b", " ", HOLE]));
      const filled = letters.map((letter) => (letter === HOLE ? dice.pick(["", "a", "b a", "ab"]) : letter)).join("");
      const pattern = compileCommandPattern(dice.many(6, () => dice.pick(["a", "b", " ", "*"])).join(""));
      if (matchesText(pattern, filled)) expect(couldMatch(pattern, letters.join(""))).toBe(true);
    });
  });
});
