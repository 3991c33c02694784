import { expect, test } from "vitest";
import { redactAll, redactor, secretDetector } from "../../src/boundary/redact.ts";

const secret = "sk-ant-api03-Q7fJ2mZx8LrT0vYwPb5NcKdHs6GgUeXo1iAa9_Ry-4qWkEuAA";
const redact = redactor([secret, undefined, "abc"]);
const holdsSecret = secretDetector([secret, undefined, "abc"]);

const hex = Buffer.from(secret).toString("hex");
const base64 = (before: string) => Buffer.from(`${before}${secret}!`).toString("base64");

const written: Readonly<Record<string, string>> = {
  "as it is": secret,
  "without its beginning": secret.slice(20),
  "its first half": secret.slice(0, 36),
  backwards: [...secret].reverse().join(""),
  "in hex": hex,
  "in capital hex": hex.toUpperCase(),
  "URL-encoded": encodeURIComponent(secret),
  "in base64": base64(""),
  "in base64 behind one byte": base64("a"),
  "in base64 behind two bytes": base64("ab"),
  "in base64 for URLs": Buffer.from(secret).toString("base64url"),
  "letter by letter": [...secret].join(" "),
  "on several lines": (secret.match(/.{1,8}/g) ?? []).join("\n"),
  "with characters that cannot be seen": [...secret].join("\u200b"),
  "with such characters spelt out": [...secret].join("\\u{200b}"),
  "with tag characters": [...secret].join("\u{e0041}"),
};

test.each(Object.keys(written))("a known value is taken out %s", (how) => {
  const text = `before ${written[how]} after`;
  const cleaned = redact(text);

  expect(cleaned).toMatch(/^before .{0,4}\[redacted\].{0,4} after$/);
  expect(redact(cleaned)).toBe(cleaned);
  expect(holdsSecret(text)).toBe(true);
  expect(holdsSecret(cleaned)).toBe(false);
});

test("the whole value goes, also the part that all such keys share; that part alone stays", () => {
  expect(redact(`key=${secret};`)).toBe("key=[redacted];");
  expect(redact("keys begin with sk-ant-api03-")).toBe("keys begin with sk-ant-api03-");
  const token = `ghs_12345_${Buffer.from('{"alg":"RS256","typ":"JWT"}').toString("base64url")}.c2VjcmV0LXBheWxvYWQ.c2lnbmF0dXJl`;
  const header = token.slice(token.indexOf("eyJ"), token.indexOf("."));
  expect(redactor([token])(`the header ${header} is no secret`)).toBe(`the header ${header} is no secret`);
  expect(redactor([token])(`${token.slice(-30)} is`)).toBe("[redacted] is");
});

test("every text inside a value is cleaned; values that are too short are no secrets, short ones count as a whole", () => {
  const value = { a: [`x ${secret} y`, 1, null], b: { abc: "abc" }, [secret]: true };

  expect(redactAll(value, redact)).toEqual({
    a: ["x [redacted] y", 1, null],
    b: { abc: "abc" },
    "[redacted]": true,
  });
  expect(redactor(["hunter22"])("the password is hunter22, not hunter2")).toBe(
    "the password is [redacted], not hunter2",
  );
});

test("what signs take apart is not put together again, but it is noticed before it is posted", () => {
  for (const text of [
    [...secret].join("|"),
    (secret.match(/.{1,5}/g) ?? []).join('" + "'),
    (hex.match(/../g) ?? []).join(":"),
    secret.replaceAll("_", "\\_").slice(30),
  ]) {
    expect(holdsSecret(text)).toBe(true);
  }
  expect(holdsSecret("An ordinary comment about sk-ant-api03- keys, with a commit 3fbfd83a9e.")).toBe(false);
});
