import { expect, test } from "vitest";
import { redactAll, redactor } from "../../src/boundary/redact.ts";

test("known secrets are replaced, plain and in base64, in every text of a value; short ones are no secrets", () => {
  const redact = redactor(["sk-ant_-secret_-value", undefined, "abc"]);
  const encoded = Buffer.from("sk-ant_-secret_-value").toString("base64");
  const value = { a: ["x sk-ant_-secret_-value y", 1, null], b: { c: encoded, abc: "abc" } };
  expect(redactAll(value, redact)).toEqual({
    a: ["x [redacted] y", 1, null],
    b: { c: expect.stringContaining("[redacted]"), abc: "abc" },
  });
});
