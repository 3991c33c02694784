/**
 * What git knows of three commits, asked for the moment they are named. Everything is read by a commit's full name from objects
 * that cannot change, so an answer that came early is the answer; it only has to be for the right commits.
 */
import type { BaseFiles } from "../pull/base-files.ts";
import type { ChangedFile, Commits } from "../pull/pull-request.ts";
import { baseFilesFromGit } from "./base-files.ts";
import { readChangedFiles } from "./diff.ts";
import type { Checkout } from "./repository.ts";
import { type OwnRepository, openOwnRepository } from "./tree.ts";

export type Reading = AsyncDisposable & {
  readonly commits: Commits;
  readonly repository: OwnRepository;
  readonly changedFiles: Promise<readonly ChangedFile[]>;
  readonly baseFiles: BaseFiles;
};

/** Where every session looks first. `baseFiles` remembers what it has read: a place that is not named here is asked for later. */
const usualPlaces = [
  ".claude/agents",
  ".claude/settings.json",
  ".agents/agents",
  "CLAUDE.md",
  ".claude/permissions.jsonc",
  ".agents/permissions.jsonc",
];

export async function startReading(checkout: Checkout, commits: Commits, parent: string): Promise<Reading> {
  const repository = await openOwnRepository(checkout, commits.head, parent);
  const changedFiles = readChangedFiles(repository, commits);
  const baseFiles = baseFilesFromGit(checkout, commits.base);
  // Whoever uses the answers hears of their failures; nobody has to.
  for (const started of [changedFiles, ...usualPlaces.map((place) => baseFiles.list(place))])
    started.catch(() => undefined);
  return {
    commits,
    repository,
    changedFiles,
    baseFiles,
    async [Symbol.asyncDispose]() {
      baseFiles[Symbol.dispose]();
      await changedFiles.catch(() => undefined);
      await repository[Symbol.asyncDispose]();
    },
  };
}

/** Readings of one checkout, the first of them begun before it was asked for. All end with this. */
export type Readings = AsyncDisposable & {
  readonly of: (checkout: Checkout, commits: Commits) => Promise<Reading>;
  /** Resolves when git is at work, or will not be. */
  readonly begun: Promise<unknown>;
};

/** Begins at once, on the commits that the event names, where this clone holds them. If GitHub names others, it was in vain. */
export function readAhead(opening: Promise<Checkout>, parent: string): Readings {
  const begin = async (): Promise<Reading | undefined> => {
    const checkout = await opening;
    return checkout.pinned && startReading(checkout, checkout.pinned, parent);
  };
  // A failure is told when the same is tried with the commits that GitHub names.
  const begun: Promise<Reading | undefined>[] = [begin().catch(() => undefined)];
  return {
    begun: Promise.all(begun),
    async of(checkout, commits) {
      const early = await begun[0];
      if (early && isOf(early, commits)) return early;
      const later = startReading(checkout, commits, parent);
      begun.push(later.catch(() => undefined));
      return later;
    },
    async [Symbol.asyncDispose]() {
      for (const reading of begun) await (await reading)?.[Symbol.asyncDispose]();
    },
  };
}

function isOf({ commits }: Reading, { base, mergeBase, head }: Commits): boolean {
  return commits.base === base && commits.mergeBase === mergeBase && commits.head === head;
}
