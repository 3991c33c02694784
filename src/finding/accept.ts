/** Checks a claim against the code at once: a wrong place is corrected where that is certain, and refused where it is not. */
import { createHash } from "node:crypto";
import type { ChangedFile } from "../pull/pull-request.ts";
import type { FindingDraft } from "./draft.ts";
import type { Finding } from "./finding.ts";

/** Looks a quoted line up in the head. Answered by the worker: the parent opens no path that a model chose. */
export type Locate = (place: Place, signal: AbortSignal) => Promise<Located>;
export type Place = { readonly path: string; readonly line?: number; readonly quote: string };
export type Located =
  | { readonly kind: "found"; readonly path: string; readonly line: number; readonly exact: boolean }
  | { readonly kind: "not-found"; readonly path: string; readonly nearest?: string | undefined }
  | { readonly kind: "missing-file" }
  | { readonly kind: "outside" };

export type Acceptance =
  | { readonly kind: "accepted"; readonly finding: Finding; readonly note?: string }
  | { readonly kind: "refused"; readonly reason: string };

export type Ground = { readonly files: readonly ChangedFile[]; readonly locate: Locate; readonly signal: AbortSignal };

export async function acceptFinding(draft: FindingDraft, foundBy: string, ground: Ground): Promise<Acceptance> {
  const place: Place = { path: draft.path, quote: draft.quote, ...(draft.line !== undefined && { line: draft.line }) };
  const located = await ground.locate(place, ground.signal);
  if (located.kind === "outside")
    return refuse(`${draft.path} is outside the reviewed tree: name a file of the repository.`);
  if (located.kind === "found") return atLine(draft, foundBy, located);
  const removed = ground.files.find(
    (file) => isOneOf(draft.path, [file.path, file.previousPath]) && removes(file, draft.quote),
  );
  if (removed)
    return { kind: "accepted", finding: build(draft, foundBy, { path: removed.path }), note: "about removed code" };
  if (located.kind === "missing-file")
    return refuse(`${draft.path} does not exist in the head commit. Check the path with Glob.`);
  const there =
    located.nearest !== undefined && draft.line !== undefined ? ` Line ${draft.line} reads: ${located.nearest}` : "";
  return refuse(`The quoted line is not in ${draft.path}. Read the file and copy the line exactly.${there}`);
}

function atLine(draft: FindingDraft, foundBy: string, located: Located & { kind: "found" }): Acceptance {
  const moved = draft.line === undefined ? 0 : located.line - draft.line;
  const endLine = draft.endLine === undefined ? undefined : draft.endLine + moved;
  const spans = endLine !== undefined && endLine > located.line;
  const finding = build(draft, foundBy, { path: located.path, line: located.line, ...(spans && { endLine }) });
  if (located.exact || draft.line === undefined) return { kind: "accepted", finding };
  return { kind: "accepted", finding, note: `line corrected from ${draft.line} to ${located.line}` };
}

type Anchor = { readonly path: string; readonly line?: number; readonly endLine?: number };

function build(draft: FindingDraft, foundBy: string, anchor: Anchor): Finding {
  const { quote, severity, category, title, failureScenario, suggestion } = draft;
  return {
    id: identify(anchor.path, quote, category),
    ...anchor,
    quote,
    severity,
    category,
    title,
    failureScenario,
    ...(suggestion !== undefined && { suggestion }),
    foundBy: [foundBy],
    verdict: "unverified",
  };
}

/** Path, quoted text and category; never the prose, which a model writes anew each time. */
function identify(path: string, quote: string, category: string): string {
  const key = [path, fold(quote), category.trim().toLowerCase()].join("\n");
  return createHash("sha256").update(key).digest("hex").slice(0, 12);
}

function removes(file: ChangedFile, quote: string): boolean {
  const wanted = fold(firstLine(quote));
  return (
    wanted !== "" &&
    file.hunks.some(({ lines }) => lines.some((line) => line.startsWith("-") && fold(line.slice(1)) === wanted))
  );
}

function isOneOf(path: string, candidates: readonly (string | undefined)[]): boolean {
  return candidates.includes(path.replace(/^\.\//, ""));
}

function firstLine(text: string): string {
  return text.trim().split("\n", 1)[0] ?? "";
}

function fold(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}

function refuse(reason: string): Acceptance {
  return { kind: "refused", reason };
}
