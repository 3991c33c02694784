/** What an agent may claim: the shape of one finding as the model writes it, checked before anything looks at the code. */
import { z } from "zod";
import { severities } from "./finding.ts";

export const MAX_FINDINGS_PER_CALL = 32;
const MAX_TITLE = 200;
const MAX_PROSE = 4_000;

export const findingDraft = z.object({
  path: z.string().min(1).describe("The file, relative to the repository's root"),
  line: z.int().positive().optional().describe("1-based line in the head commit; leave out for removed code"),
  endLine: z.int().positive().optional().describe("Last line, where the finding spans several"),
  quote: z
    .string()
    .min(1)
    .max(MAX_PROSE)
    .describe("The text of that line, copied exactly; for removed code the removed line"),
  severity: z.enum(severities),
  category: z.string().min(1).max(40).describe("One or two words, e.g. correctness, security, tests"),
  title: z.string().min(1).max(MAX_TITLE).describe("The claim in one sentence"),
  failureScenario: z
    .string()
    .min(20, "say which input, state or timing leads to which wrong outcome")
    .max(MAX_PROSE)
    .describe("Which input, state or timing leads to which wrong outcome"),
  suggestion: z.string().max(MAX_PROSE).optional().describe("Replacement code, only where it is small and certain"),
});

export type FindingDraft = z.infer<typeof findingDraft>;
