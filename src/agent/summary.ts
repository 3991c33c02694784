/** One line about a call, for logs and ledgers. */
import type { Subject } from "../permission/decision.ts";

const MAX_SUMMARY = 120;

/** The fields by which people recognise a call, in the order in which they are looked for. */
const tellingFields = ["file_path", "path", "pattern", "command", "description", "url", "query"] as const;

export function summarizeInput(input: unknown): string {
  if (typeof input !== "object" || input === null) return "";
  const fields = new Map(Object.entries(input));
  const told = tellingFields.map((name) => fields.get(name)).filter((value) => typeof value === "string");
  const findings = fields.get("findings");
  const text =
    told.length > 0
      ? told.join(" · ")
      : Array.isArray(findings)
        ? `${findings.length} ${findings.length === 1 ? "finding" : "findings"}`
        : "";
  return cut(text.replaceAll(/\s+/g, " "));
}

export function describeSubjects(subjects: readonly Subject[]): string {
  return cut(subjects.map(describeSubject).join(", "));
}

function describeSubject(subject: Subject): string {
  switch (subject.kind) {
    case "path":
      return subject.named ?? subject.path;
    case "command":
      return subject.command.replaceAll(/\s+/g, " ");
    case "agent":
      return subject.name;
    case "findings":
      return `${subject.count} findings`;
  }
}

function cut(text: string): string {
  return text.length > MAX_SUMMARY ? `${text.slice(0, MAX_SUMMARY - 1)}…` : text;
}
