import { describe, expect, test } from "vitest";
import { defangLog } from "../../src/boundary/print.ts";

describe("no printed line is a workflow command", () => {
  test.each([
    ["a command", "::set-output name=a::b", ": :set-output name=a::b"],
    ["a command after white space", " \t\u00A0::error::x", " \t\u00A0: :error::x"],
    ["a command on a later line", "a\n::group::x", "a\n: :group::x"],
    ["a command after a carriage return", "a\r::group::x", "a\n: :group::x"],
    ["a command after another line end", "a\u2028::group::x\u0085::b::", "a\n: :group::x\n: :b::"],
    ["an older command in the middle of a line", "text ##[add-mask]x ###[group]", "text ## [add-mask]x ### [group]"],
    ["a command behind an escape sequence", "\u001B[31m::error::x", ": :error::x"],
    ["a command behind an invisible character", "\u200B::error::#\u200B#[x", ": :error::## [x"],
    ["a command with a colour in it", "#\u001B[0m#[error]", "## [error]"],
    ["what is in the middle of a line", "std::fmt and a::b", "std::fmt and a::b"],
  ])("%s", (_, text, printed) => {
    expect(defangLog(text)).toBe(printed);
  });
});

test("escape sequences and control characters do not reach the terminal", () => {
  const printed = defangLog("a\u001B[2Jb\u001B]8;;https://e.example\u0007c\u009B1md\be\u0000f\u202Eg\u001Bh\u{E0041}");
  expect(printed).not.toMatch(/(?![\t\n])[\p{Cc}\p{Cf}]/u);
  expect(printed.replace(/\W/g, "")).toMatch(/^ab.*c.*g/);
});

test("ordinary text is left as it is", () => {
  const text = "\tindented: 日本 🙂\n\n[agent] a # b [c]";
  expect(defangLog(text)).toBe(text);
});
