/** Hosts of web addresses against a rule's domain: `h`, `*.h` for its subdomains only, and a `*` inside a name that never crosses a dot. */
import { compileWildcard, matchesText } from "./wildcard.ts";

type DomainPattern = (host: string) => boolean;

export function compileDomain(written: string): DomainPattern {
  const pattern = toAscii(written.toLowerCase().replace(/\.$/, ""));
  if (pattern === "*") return () => true;
  const anyBelow = pattern.startsWith("*.");
  const labels = (anyBelow ? pattern.slice(2) : pattern).split(".").map(compileWildcard);
  return (host) => {
    const names = host.split(".");
    const above = names.length - labels.length;
    if (anyBelow ? above < 1 : above !== 0) return false;
    return labels.every((label, index) => matchesText(label, names[above + index] ?? ""));
  };
}

/** `undefined` where the address has no host. */
export function hostOf(address: unknown): string | undefined {
  if (typeof address !== "string" || !URL.canParse(address)) return undefined;
  const { hostname } = new URL(address);
  return hostname === "" ? undefined : hostname.toLowerCase().replace(/\.$/, "");
}

/** As `URL` writes it. */
function toAscii(host: string): string {
  const address = `https://${host}`;
  return !host.includes("*") && URL.canParse(address) ? new URL(address).hostname : host;
}
