/** What an agent may claim: the shape of one finding as the model writes it, checked before anything looks at the code. */
import { z } from "zod/mini";
import { severities } from "./finding.ts";

export const MAX_FINDINGS_PER_CALL = 32;
const MAX_TITLE = 200;
const MAX_PROSE = 4_000;

export const findingDraft = z.object({
  path: z.string().check(z.minLength(1), z.describe("The file, relative to the repository's root")),
  line: z
    .optional(z.int().check(z.positive()))
    .check(z.describe("1-based line in the head commit; leave out for removed code")),
  endLine: z.optional(z.int().check(z.positive())).check(z.describe("Last line, where the finding spans several")),
  quote: z
    .string()
    .check(
      z.minLength(1),
      z.maxLength(MAX_PROSE),
      z.describe("The text of that line, copied exactly; for removed code the removed line"),
    ),
  severity: z.enum(severities),
  category: z
    .string()
    .check(z.minLength(1), z.maxLength(40), z.describe("One or two words, e.g. correctness, security, tests")),
  title: z.string().check(z.minLength(1), z.maxLength(MAX_TITLE), z.describe("The claim in one sentence")),
  failureScenario: z
    .string()
    .check(
      z.minLength(20, "say which input, state or timing leads to which wrong outcome"),
      z.maxLength(MAX_PROSE),
      z.describe("Which input, state or timing leads to which wrong outcome"),
    ),
  suggestion: z
    .optional(z.string().check(z.maxLength(MAX_PROSE)))
    .check(z.describe("Replacement code, only where it is small and certain")),
});

export type FindingDraft = z.infer<typeof findingDraft>;
