import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { redactor } from "../../src/boundary/redact.ts";

const redact = redactor([]);

/** Put together here, so that no scanner takes this file for a leak. */
const letters = "Zk3vQ9xB7mT1cR5wY8nL2pD6sF4hJ0gA".repeat(20);
const some = (length: number) => letters.slice(0, length);
const jwt = `eyJ${some(30)}.eyJ${some(200)}.${some(86)}`;
const pem = (kind: string) =>
  [`-----BEGIN ${kind}PRIVATE KEY-----`, some(64), some(64), `${some(20)}==`, `-----END ${kind}PRIVATE KEY-----`].join(
    "\n",
  );

const secrets: readonly (readonly [text: string, cleaned: string])[] = [
  [`old ghs_${some(36)}, end`, "old [redacted: GitHub token], end"],
  [`new ghs_123456_${jwt} end`, "new [redacted: GitHub token] end"],
  ...["ghp", "gho", "ghu", "ghr"].map((kind) => [`${kind}_${some(36)}`, "[redacted: GitHub token]"] as const),
  [`github_pat_${some(22)}_${some(59)}`, "[redacted: GitHub token]"],
  [`key: sk-ant-api03-${some(80)}`, "key: [redacted: Anthropic key]"],
  [`sk-ant-oat01-${some(80)}`, "[redacted: Anthropic key]"],
  [`sk-proj-${some(60)}`, "[redacted: OpenAI key]"],
  [`sk-${some(48)}`, "[redacted: OpenAI key]"],
  ["id AKIAQ3EGSWPHJKQ7T2LM,", "id [redacted: AWS key id],"],
  ["ASIAQ3EGSWPHJKQ7T2LM", "[redacted: AWS key id]"],
  [`aws_secret_access_key = ${some(40)}`, "aws_secret_access_key = [redacted: AWS secret key]"],
  [`xoxb-${some(12)}-${some(24)}`, "[redacted: Slack token]"],
  [`AIza${some(35)}`, "[redacted: Google key]"],
  [`sk_live_${some(24)}`, "[redacted: Stripe key]"],
  [`npm_${some(36)}`, "[redacted: npm token]"],
  [`glpat-${some(20)}`, "[redacted: GitLab token]"],
  [jwt, "[redacted: JWT]"],
  [`Authorization: Bearer ${some(40)}`, "Authorization: Bearer [redacted: credentials]"],
  [`"authorization": "token ${some(40)}"`, '"authorization": "token [redacted: credentials]"'],
  [
    `-H 'Authorization: Basic ${Buffer.from("user:hunter2").toString("base64")}'`,
    "-H 'Authorization: Basic [redacted: credentials]'",
  ],
  ["https://bot:hunter2hunter2@example.com/x.git", "https://bot:[redacted: password]@example.com/x.git"],
  [`${pem("RSA ")}\nrest`, "[redacted: private key]\nrest"],
  [JSON.stringify({ key: pem("") }), '{"key":"[redacted: private key]"}'],
  [
    `${pem("OPENSSH ").split("\n").slice(0, 3).join("\n")}\n\nThen some words.`,
    "[redacted: private key]\n\nThen some words.",
  ],
  [
    pem("EC ")
      .split("\n")
      .slice(0, 3)
      .map((line, index) => `${index + 1}\t${line}`)
      .join("\n"),
    "1\t[redacted: private key]",
  ],
];

test.each(secrets)("a secret is known by its shape: %#", (text, cleaned) => {
  expect(redact(text)).toBe(cleaned);
  expect(redact(cleaned)).toBe(cleaned);
});

const innocent: readonly string[] = [
  "3fbfd83e5d2b6c0a9f1e4d7c8b5a69780f1e2d3c",
  "0b9c2f4e-6a1d-4c3b-9e8f-7a6b5c4d3e2f",
  `data:image/png;base64,${randomBytes(20_000).toString("base64")}`,
  'function a(b){return b.c("sk-")||b.d?.ghp_||"AKIA"}var npm_config_registry="x";const ghs_=1;',
  "authorization: bearer <token>",
  "Authorization: Bearer $TOKEN",
  // biome-ignore lint/suspicious/noTemplateCurlyInString: as it stands in somebody's script
  "Authorization: Bearer ${{ secrets.GITHUB_TOKEN }}",
  "Authorization: Bearer YOUR_ACCESS_TOKEN",
  "Authorization: Basic authentication is old",
  "Set ANTHROPIC_API_KEY to sk-ant-api03-your-api-key-goes-here.",
  "AKIAIOSFODNN7EXAMPLE",
  `ghp_${"x".repeat(36)}`,
  "sk-ant-… and ghp_… are prefixes; so is eyJ.",
  "https://user:password@example.com and https://$USER:$PASS@example.com and http://localhost:3000/@scope",
  "The file begins with -----BEGIN RSA PRIVATE KEY----- and then come the lines of the key itself.",
  "-----BEGIN PRIVATE KEY-----\n...\n-----END PRIVATE KEY-----",
  "integrity sha512-9Q2ZzMd0nX8bQm3s0N5oQvT1w7yR4cK6uJpLfHgEdSaBiVxWzCqYtOeUrIkPnMhGjFlDs1A2b3C4d5E6f7G8h9==",
];

test.each(innocent)("what is none stays: %#", (text) => {
  expect(redact(text)).toBe(text);
});

const hostile: readonly string[] = [
  "eyJ",
  "eyJ-",
  "eyJaaaaaaaaaaaaa.",
  "ghs_",
  "sk-ant-",
  "://a:",
  "://:",
  "authorization: bearer ",
  "authorization:    ",
  "-----BEGIN PRIVATE KEY-----",
  "-----BEGIN PRIVATE KEY-----\nAAAAAAAAAAAAAAAAAAAAAAAA",
  "-----BEGIN A A A ",
  "-----END PRIVATE KEY-----",
  "\\u{",
  "\u200b",
  "AKIA",
  "xoxb-",
  " ",
  "secretAccessKey = ",
];

/** Generous for any machine: what backtracks takes minutes. */
const PATIENCE_MS = 5_000;

test.each(hostile)("a megabyte of %j takes no more time than any other", (part) => {
  const text = part.repeat(Math.ceil(1_000_000 / part.length));
  const clean = redactor([`sk-ant-api03-${some(90)}`, `ghs_${some(36)}`]);

  expect(() => {
    const startedAt = performance.now();
    clean(text);
    if (performance.now() - startedAt > PATIENCE_MS) throw new Error("It takes for ever.");
  }).not.toThrow();
});
