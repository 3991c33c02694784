/** The tool through which findings become data. Each claim is checked against the code before it is taken. */
import { z } from "zod";
import { type Acceptance, acceptFinding, type Locate } from "../finding/accept.ts";
import { findingDraft, MAX_FINDINGS_PER_CALL } from "../finding/draft.ts";
import type { ChangedFile } from "../pull/pull-request.ts";
import { defineTool, type Tool } from "./tool.ts";

export const REPORT_FINDINGS = "ReportFindings";

const description = `Report defects that you found, as data. This is how a finding reaches the pull request: what stands only in your text is not posted as a finding.
- One entry per defect. "quote" is the exact text of the line; it is compared with the file, and a wrong place comes back as an error that you can mend.
- "failureScenario" names the input, state or timing and the wrong outcome. Without one it is an opinion: leave it out.
- severity: critical (data loss, breach, outage), high (wrong behaviour that users will meet), medium (wrong in rare cases), low (worth mending).
- Report each defect once. Nothing to report is a good result: then do not call this tool.`;

const input = z.object({ findings: z.array(findingDraft).min(1).max(MAX_FINDINGS_PER_CALL) });

export function reportFindings(files: readonly ChangedFile[], locate: Locate): Tool {
  return defineTool({
    name: REPORT_FINDINGS,
    description,
    input,
    effect: "report",
    resolve: async ({ findings }) => [{ kind: "findings", count: findings.length }],
    async run({ findings }, { agent, signal }) {
      const ground = { files, locate, signal };
      const answers = await Promise.all(findings.map((draft) => acceptFinding(draft, agent, ground)));
      const taken = answers.flatMap((answer) => (answer.kind === "accepted" ? [answer.finding] : []));
      return {
        text: answers.map((answer, index) => `${index + 1}. ${describe(answer)}`).join("\n"),
        isError: taken.length < answers.length,
        findings: taken,
      };
    },
  });
}

function describe(answer: Acceptance): string {
  if (answer.kind === "refused") return `Not taken: ${answer.reason} Report this one again.`;
  const { path, line, title } = answer.finding;
  const place = line === undefined ? path : `${path}:${line}`;
  return `Taken: ${place} ${title}${answer.note ? ` (${answer.note})` : ""}`;
}
