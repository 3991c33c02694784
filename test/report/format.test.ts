import { expect, test } from "vitest";
import { formatDollars, formatDuration, formatTokens, plural, shorten } from "../../src/report/format.ts";

test.each([
  [0, "0 ms"],
  [-5, "0 ms"],
  [999.4, "999 ms"],
  [1_250, "1.2 s"],
  [9_999, "9.9 s"],
  [41_900, "41 s"],
  [72_400, "1 min 12 s"],
  [3_599_999, "59 min 59 s"],
  [3_780_000, "1 h 3 min"],
])("%d milliseconds are %s", (milliseconds, words) => {
  expect(formatDuration(milliseconds)).toBe(words);
});

test.each([
  [0, "$0"],
  [0.00004, "<$0.0001"],
  [0.0084, "$0.0084"],
  [0.0123, "$0.0123"],
  [0.4, "$0.4000"],
  [1.239, "$1.24"],
])("%d dollars are %s", (dollars, words) => {
  expect(formatDollars(dollars)).toBe(words);
});

test.each([
  [950, "950"],
  [1_234, "1.2k"],
  [9_990, "10k"],
  [82_400, "82k"],
  [999_900, "1.0M"],
  [1_234_567, "1.2M"],
])("%d tokens are %s", (tokens, words) => {
  expect(formatTokens(tokens)).toBe(words);
});

test("one is singular, all others plural", () => {
  expect([0, 1, 2].map((count) => plural(count, "finding"))).toEqual(["0 findings", "1 finding", "2 findings"]);
});

test("a text is shortened without cutting a character in two", () => {
  expect(shorten("short", 5)).toBe("short");
  expect(shorten("longer text", 8)).toBe("longer…");
  expect(shorten("abc🙂d", 5)).toBe("abc…");
});
