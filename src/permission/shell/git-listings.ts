/** Subcommands of git with words of their own: which of them only list, and as what they are read. */
import { diffOptions, logOptions } from "./git-options.ts";
import { always, type GitRow, history, withoutPrograms } from "./git-row.ts";

export const gitListings: Readonly<Record<string, Readonly<Record<string, GitRow>>>> = {
  stash: {
    list: { options: logOptions, rest: "revision", add: withoutPrograms, showsHistory: always },
    show: {
      options: `${diffOptions} --include-untracked --only-untracked`,
      rest: "revision",
      add: withoutPrograms,
      showsHistory: always,
    },
  },
  reflog: { show: history, list: {}, exists: { rest: "text", most: 1 } },
  remote: {
    "": { options: "-v --verbose" },
    "get-url": { options: "--all --push", rest: "text", most: 1 },
  },
  worktree: { list: { options: "-vz --porcelain --verbose" } },
  submodule: { "": {}, status: { options: "--cached --recursive", rest: "path", paths: "known" } },
  notes: { "": {}, list: { rest: "revision", most: 1 }, show: { rest: "revision", most: 1, showsHistory: always } },
  bisect: { log: {} },
};
