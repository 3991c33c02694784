/** Replaces known secret values. Applied once where text enters a conversation, and again on what leaves the house. */

const MIN_SECRET = 8;
const REPLACEMENT = "[redacted]";

export function redactor(secrets: readonly (string | undefined)[]): (text: string) => string {
  const known = secrets.filter((secret) => secret !== undefined).filter((secret) => secret.length >= MIN_SECRET);
  const values = known.flatMap((secret) => [secret, Buffer.from(secret).toString("base64").replace(/=+$/, "")]);
  return (text) => values.reduce((cleaned, value) => cleaned.replaceAll(value, REPLACEMENT), text);
}

/** The same for every text inside a value. Before rendering: an escaped secret would not be recognised any more. */
export function redactAll<Value>(value: Value, redact: (text: string) => string): Value {
  return walk(value, redact) as Value;
}

function walk(value: unknown, redact: (text: string) => string): unknown {
  if (typeof value === "string") return redact(value);
  if (Array.isArray(value)) return value.map((part) => walk(part, redact));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, walk(part, redact)]));
}
