/** The same finding from several agents is one finding with several finders; the gravest word and the first wording stand. */
import { type Finding, severities } from "./finding.ts";

export function mergeFindings(findings: readonly Finding[]): readonly Finding[] {
  const merged = new Map<string, Finding>();
  for (const finding of findings) {
    const known = merged.get(finding.id);
    merged.set(finding.id, known ? join(known, finding) : finding);
  }
  return [...merged.values()].sort(byWeight);
}

function join(known: Finding, more: Finding): Finding {
  const severity = rank(more) < rank(known) ? more.severity : known.severity;
  return { ...known, severity, foundBy: [...new Set([...known.foundBy, ...more.foundBy])] };
}

/** Severity first, then agreement, then place: an order that does not depend on who answered first. */
function byWeight(a: Finding, b: Finding): number {
  const place = (finding: Finding): string =>
    `${finding.path}\n${String(finding.line ?? 0).padStart(9, "0")}\n${finding.id}`;
  return rank(a) - rank(b) || b.foundBy.length - a.foundBy.length || (place(a) < place(b) ? -1 : 1);
}

function rank(finding: Finding): number {
  return severities.indexOf(finding.severity);
}
