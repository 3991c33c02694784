/** The tool through which findings become data. Each claim is checked against the code before it is taken. */

import { z } from "zod/mini";
import { type Acceptance, acceptFinding, type Ground, type Locate } from "../finding/accept.ts";
import { findingDraft, MAX_FINDINGS_PER_CALL } from "../finding/draft.ts";
import { wordsOf } from "../pull/problem.ts";
import type { ChangedFile } from "../pull/pull-request.ts";
import { defineTool, type RefusedFinding, type Tool } from "./tool.ts";

export const REPORT_FINDINGS = "ReportFindings";

const description = `Report defects that you found, as data. This is how a finding reaches the pull request: what stands only in your text is not posted as a finding.
- One entry per defect. "quote" is the exact text of the line; it is compared with the file, and a wrong place comes back as an error that you can mend.
- "failureScenario" names the input, state or timing and the wrong outcome. Without one it is an opinion: leave it out.
- severity: critical (data loss, breach, outage), high (wrong behaviour that users will meet), medium (wrong in rare cases), low (worth mending).
- Report each defect once. Nothing to report is a good result: then do not call this tool.`;

const count = [z.minLength(1), z.maxLength(MAX_FINDINGS_PER_CALL)];

const told = z.object({ findings: z.array(findingDraft).check(...count) });

/** Each draft is read by itself: one that is malformed must not cost the others. */
const input = z.object({ findings: z.array(z.unknown()).check(...count) });

type Taken = Extract<Acceptance, { readonly kind: "accepted" }>;
type Answer = Taken | ({ readonly kind: "refused" } & RefusedFinding);

export function reportFindings(files: readonly ChangedFile[], locate: Locate): Tool {
  return defineTool({
    name: REPORT_FINDINGS,
    description,
    input,
    told,
    effect: "report",
    resolve: async ({ findings }) => [{ kind: "findings", count: findings.length }],
    async run({ findings }, { agent, signal }) {
      const ground = { files, locate, signal };
      const answers = await Promise.all(findings.map((draft) => take(draft, agent, ground)));
      const refused = answers.flatMap((answer) => (answer.kind === "refused" ? [answer] : []));
      return {
        text: answers.map((answer, index) => `${index + 1}. ${describe(answer)}`).join("\n"),
        isError: refused.length > 0,
        findings: answers.flatMap((answer) => (answer.kind === "accepted" ? [answer.finding] : [])),
        refused: refused.map(({ kind: _, ...claim }) => claim),
      };
    },
  });
}

async function take(draft: unknown, agent: string, ground: Ground): Promise<Answer> {
  const about = { title: textOf(draft, "title") || "(without a title)", path: textOf(draft, "path") };
  const parsed = findingDraft.safeParse(draft);
  if (!parsed.success) {
    const reason = parsed.error.issues
      .map(({ path, message }) => `${path.join(".") || "finding"}: ${message}`)
      .join("; ");
    const untitled = parsed.error.issues.some(({ path: [field] }) => field === "title");
    return { kind: "refused", ...about, reason: `It does not fit (${reason}).`, ...(untitled && { untitled }) };
  }
  try {
    const answer = await acceptFinding(parsed.data, agent, ground);
    return answer.kind === "accepted" ? answer : { kind: "refused", ...about, reason: answer.reason };
  } catch (error) {
    const cause = wordsOf(error);
    return { kind: "refused", ...about, reason: `It could not be checked against the code (${cause}).` };
  }
}

function describe(answer: Answer): string {
  if (answer.kind === "refused") {
    const same = answer.untitled ? "" : ", under the same title";
    return `Not taken: ${answer.reason} Report this one again${same}.`;
  }
  const { path, line, title } = answer.finding;
  const place = line === undefined ? path : `${path}:${line}`;
  return `Taken: ${place} ${title}${answer.note ? ` (${answer.note})` : ""}`;
}

function textOf(draft: unknown, field: "title" | "path"): string {
  const value: unknown =
    typeof draft === "object" && draft !== null ? new Map(Object.entries(draft)).get(field) : undefined;
  return typeof value === "string" ? value : "";
}
