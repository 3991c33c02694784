/** The same finding from several agents is one finding with several finders. Whatever is not surely the same stays apart: nothing is lost. */
import { type Finding, severities } from "./finding.ts";

export function mergeFindings(findings: readonly Finding[]): readonly Finding[] {
  const merged: Finding[] = [];
  for (const finding of findings) {
    const same = merged.findIndex((known) => isSame(known, finding));
    const known = merged[same];
    if (known) merged[same] = join(known, finding);
    else merged.push({ ...finding, id: freeId(finding.id, merged) });
  }
  return merged.sort(byWeight);
}

/** One agent that reports one line twice means two defects, unless it gives them the same title. */
function isSame(known: Finding, finding: Finding): boolean {
  if (baseId(known.id) !== finding.id || known.line !== finding.line) return false;
  const again = finding.foundBy.some((agent) => known.foundBy.includes(agent));
  return !again || known.title === finding.title;
}

/** The gravest word stands; the other finder's reasoning is kept beside the first. */
function join(known: Finding, more: Finding): Finding {
  const severity = rank(more) < rank(known) ? more.severity : known.severity;
  const finders = more.foundBy.filter((agent) => !known.foundBy.includes(agent));
  const also =
    finders.length > 0 ? `\n\nAlso found by ${finders.join(", ")}: ${more.title}. ${more.failureScenario}` : "";
  return { ...known, severity, failureScenario: known.failureScenario + also, foundBy: [...known.foundBy, ...finders] };
}

/** Equal lines of one file share path, quote and category: the second one is numbered. */
function freeId(id: string, taken: readonly Finding[]): string {
  const equal = taken.filter((finding) => baseId(finding.id) === id).length;
  return equal === 0 ? id : `${id}-${equal + 1}`;
}

function baseId(id: string): string {
  return id.split("-", 1)[0] ?? id;
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
