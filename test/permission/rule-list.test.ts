import { expect, it } from "vitest";
import { splitRules } from "../../src/permission/rule-list.ts";

it.each([
  ["Bash(npm test), Edit(src/**)", ["Bash(npm test)", "Edit(src/**)"]],
  ["Bash(npm test)\nBash(make *)\n", ["Bash(npm test)", "Bash(make *)"]],
  ["- Bash(a)\n- Bash(b)", ["Bash(a)", "Bash(b)"]],
  ["Task(a, b), Read", ["Task(a, b)", "Read"]],
  ["Bash(echo (a, b)", ["Bash(echo (a, b)"]],
  ["  \n , ", []],
])("splits %j", (text, rules) => {
  expect(splitRules(text)).toEqual(rules);
});
