/** What a reader of the report must know about how it came about: sentences, each only where it applies. */
import type { Catalog } from "./config/catalog.ts";
import { changedConfiguration } from "./config/own-files.ts";
import { describeProblem } from "./config/problem.ts";
import type { PullRequest } from "./pull/pull-request.ts";

export function noticesOf(pull: PullRequest, catalog: Catalog, unpriced: readonly string[]): readonly string[] {
  const own = changedConfiguration(pull.files);
  const counted = pull.changedFiles ?? pull.files.length;
  return [
    ...(own.length > 0
      ? [
          `This pull request changes configuration of the review (${own.join(", ")}). The base commit's version was used for this run.`,
        ]
      : []),
    ...(counted !== pull.files.length
      ? [`GitHub counts ${counted} changed files, git ${pull.files.length}. The review is of git's.`]
      : []),
    ...(pull.diffSource === "api"
      ? ["Local git could not give the diff; GitHub's list of changed files was used, which holds at most 3,000 files."]
      : []),
    ...unpriced.map((model) => `The price of ${model} is not known; it was counted as the dearest known model.`),
    ...catalog.problems.filter(({ severity }) => severity !== "note").map(describeProblem),
  ];
}
