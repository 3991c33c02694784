/** Replaces known secret values. Applied once where text enters a conversation, and again on what leaves the house. */

const MIN_SECRET = 8;
const REPLACEMENT = "[redacted]";

export function redactor(secrets: readonly (string | undefined)[]): (text: string) => string {
  const known = secrets.filter((secret) => secret !== undefined).filter((secret) => secret.length >= MIN_SECRET);
  const values = known.flatMap((secret) => [secret, Buffer.from(secret).toString("base64").replace(/=+$/, "")]);
  return (text) => values.reduce((cleaned, value) => cleaned.replaceAll(value, REPLACEMENT), text);
}
