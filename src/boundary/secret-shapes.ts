/**
 * Secrets that nobody told us about, known by their shape. Every pattern takes time in proportion to the text, whatever the
 * text: behind a part of open length nothing else is wanted, or it begins only where such a part cannot have begun before.
 */

type Shape = {
  readonly kind: string;
  /** Without one of these texts the pattern cannot match: they are looked for first, because that is fast. */
  readonly hints: readonly string[];
  /** What is replaced is the group `secret`, or everything. */
  readonly pattern: RegExp;
  /** Says no to what only looks like it. */
  readonly isSecret?: (secret: string) => boolean;
};

const shapes: readonly Shape[] = [
  {
    kind: "GitHub token",
    hints: ["ghp_", "gho_", "ghu_", "ghs_", "ghr_"],
    // Since April 2026 installation tokens are `ghs_<app>_<JWT>`, with dots.
    pattern: /(?<![A-Za-z0-9])(?:ghs_[A-Za-z0-9._-]{36,}|gh[pour]_[A-Za-z0-9]{36,})/g,
  },
  { kind: "GitHub token", hints: ["github_pat_"], pattern: /(?<![A-Za-z0-9])github_pat_[A-Za-z0-9_]{22,}/g },
  { kind: "Anthropic key", hints: ["sk-ant-"], pattern: /(?<![A-Za-z0-9])sk-ant-[A-Za-z0-9_-]{20,}/g },
  {
    kind: "OpenAI key",
    hints: ["sk-"],
    pattern: /(?<![A-Za-z0-9])sk-(?:(?:proj|svcacct|admin)-[A-Za-z0-9_-]{20,}|[A-Za-z0-9]{48}(?![A-Za-z0-9]))/g,
  },
  {
    kind: "AWS key id",
    hints: ["AKIA", "ASIA"],
    pattern: /(?<![A-Za-z0-9])(?:AKIA|ASIA)[A-Z0-9]{16}(?![A-Za-z0-9])/g,
  },
  {
    kind: "AWS secret key",
    hints: ["ws_secret_access_key", "WS_SECRET_ACCESS_KEY", "ecretAccessKey"],
    pattern:
      /(?:aws_secret_access_key|secretAccessKey)["']?\s{0,4}[=:]\s{0,4}["']?(?<secret>[A-Za-z0-9/+]{40})(?![A-Za-z0-9/+])/gi,
  },
  { kind: "Slack token", hints: ["xox", "xapp-"], pattern: /(?<![A-Za-z0-9])(?:xox[a-z]|xapp)-[A-Za-z0-9-]{16,}/g },
  {
    kind: "Slack webhook",
    hints: ["hooks.slack.com"],
    pattern: /hooks\.slack\.com\/services\/(?<secret>T[A-Z0-9]{6,}\/B[A-Z0-9]{6,}\/[A-Za-z0-9]{16,})/g,
  },
  { kind: "Google key", hints: ["AIza"], pattern: /(?<![A-Za-z0-9])AIza[A-Za-z0-9_-]{35}(?![A-Za-z0-9_-])/g },
  {
    kind: "Stripe key",
    hints: ["_live_"],
    pattern: /(?<![A-Za-z0-9])(?:sk|rk)_live_[A-Za-z0-9]{16,}/g,
  },
  { kind: "npm token", hints: ["npm_"], pattern: /(?<![A-Za-z0-9])npm_[A-Za-z0-9]{36}(?![A-Za-z0-9])/g },
  { kind: "GitLab token", hints: ["glpat-"], pattern: /(?<![A-Za-z0-9])glpat-[A-Za-z0-9_.-]{20,}/g },
  { kind: "PyPI token", hints: ["pypi-AgE"], pattern: /(?<![A-Za-z0-9])pypi-AgE[A-Za-z0-9_-]{50,}/g },
  {
    kind: "Hugging Face token",
    hints: ["hf_"],
    pattern: /(?<![A-Za-z0-9_])hf_[A-Za-z]{34}(?![A-Za-z0-9])/g,
  },
  {
    kind: "JWT",
    hints: [".eyJ"],
    pattern: /(?<![\w-])eyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{16,}/g,
  },
  {
    kind: "credentials",
    hints: ["uthorization", "UTHORIZATION"],
    pattern: /authorization["'`]?\s{0,4}[:=,]\s{0,4}["'`]?(?:bearer|token)\s{1,4}(?<secret>[\w.~+/=-]{16,})/gi,
    isSecret: (secret) => /\d/.test(secret) && /[A-Za-z]/.test(secret),
  },
  {
    kind: "credentials",
    hints: ["uthorization", "UTHORIZATION"],
    pattern: /authorization["'`]?\s{0,4}[:=,]\s{0,4}["'`]?basic\s{1,4}(?<secret>[A-Za-z0-9+/]{8,}={0,2})/gi,
    isSecret: (secret) => /^[\x20-\x7e]+:[\x20-\x7e]+$/.test(Buffer.from(secret, "base64").toString("latin1")),
  },
  {
    kind: "password",
    hints: ["://"],
    pattern: /(?<=:\/\/)[^\s/:@"'`<>]{0,100}:(?<secret>[^\s/:@"'`<>]{3,200})@/g,
    isSecret: (secret) => !/^(?:[$%{*[]|\.+$|x+$|pass(?:word)?$|secret$)/i.test(secret),
  },
];

/** Longer parts are no words, whatever stands beside them. */
const MAX_WORD = 20;

/** Words that people write where a secret would stand, and texts of hardly any different characters. */
function isPlaceholder(secret: string): boolean {
  const words = secret.split(/[-_./+]/).every((part) => part.length <= MAX_WORD);
  if (words && /example|your|placeholder|here$/i.test(secret)) return true;
  const tail = secret.slice(-20).replace(/[-_.]/g, "");
  return tail.length >= 12 && new Set(tail).size <= 3;
}

export function redactShapes(text: string): string {
  return redactPrivateKeys(shapes.reduce(redactShape, text));
}

function redactShape(text: string, { kind, hints, pattern, isSecret }: Shape): string {
  if (!hints.some((hint) => text.includes(hint))) return text;
  return text.replace(pattern, (match: string, ...rest: readonly unknown[]) => {
    const groups = rest.at(-1);
    const secret = typeof groups === "object" && groups && "secret" in groups ? String(groups.secret) : match;
    if (isPlaceholder(secret) || isSecret?.(secret) === false) return match;
    const at = match.lastIndexOf(secret);
    return `${match.slice(0, at)}[redacted: ${kind}]${match.slice(at + secret.length)}`;
  });
}

const keyBegins = /-----BEGIN (?:[A-Z0-9]{1,12} ){0,3}PRIVATE KEY(?: BLOCK)?-----/g;
const keyEnd = /-----END (?:[A-Z0-9]{1,12} ){0,3}PRIVATE KEY(?: BLOCK)?-----/g;
/** The longest key is shorter. */
const MAX_KEY = 20_000;
/** What is left of a key whose end is missing: lines of base64, each perhaps with a number or a sign in front. */
const keyLines = /(?:[^A-Za-z0-9+/=]{1,8}(?:\d{1,6}\t)?[A-Za-z0-9+/=]{16,})+/y;

/** From its first line to its last; without a last line, as far as it goes. A mention without a body stays. */
function redactPrivateKeys(text: string): string {
  if (!text.includes("PRIVATE KEY")) return text;
  const ends = [...text.matchAll(keyEnd)].map(({ index, 0: { length } }) => ({ index, end: index + length }));
  const parts: string[] = [];
  let done = 0;
  let next = 0;
  for (const { index, 0: begin } of text.matchAll(keyBegins)) {
    if (index < done) continue;
    const from = index + begin.length;
    while (next < ends.length && (ends[next]?.index ?? 0) < from) next += 1;
    const to = endOfKey(text, from, ends[next]);
    if (to === undefined) continue;
    parts.push(text.slice(done, index), "[redacted: private key]");
    done = to;
  }
  return parts.join("") + text.slice(done);
}

function endOfKey(
  text: string,
  from: number,
  last: { readonly index: number; readonly end: number } | undefined,
): number | undefined {
  if (last && last.index - from <= MAX_KEY && !text.slice(from, last.index).includes("-----BEGIN ")) {
    return /[A-Za-z0-9+/=]{16}/.test(text.slice(from, last.index)) ? last.end : undefined;
  }
  keyLines.lastIndex = from;
  return keyLines.test(text) ? keyLines.lastIndex : undefined;
}
