/** What the way through the worker costs: Grep and Glob beside the same git command by hand, in a repository of many files. */
import { join } from "node:path";
import { openCheckout } from "../../src/git/repository.ts";
import { layOutHead } from "../../src/git/tree.ts";
import { runProcess } from "../../src/system/process.ts";
import { startWorker } from "../../src/system/worker-process.ts";
import { openToolbox } from "../../src/tools/toolbox.ts";
import { makeRepository } from "../support/repository.ts";
import { plainEnvironment } from "./action.ts";
import { median, type Row } from "./row.ts";

const FILES = 20_000;
const ROUNDS = 15;
const PATTERN = "rareThing[0-9]+";

const script = join(import.meta.dirname, "..", "..", "src", "worker.ts");
const never = new AbortController().signal;

/** Interleaved, so that what else this machine does strikes both alike. The first round warms files and the worker up. */
export async function measureSearch(): Promise<readonly Row[]> {
  await using repository = await makeRepository(sources());
  const head = await repository.git(["rev-parse", "HEAD"]);
  await using tree = await layOutHead(await openCheckout(repository.root), head);
  const commits = { base: head, mergeBase: head, head };
  const configuration = { tree: { root: tree.root, gitDir: tree.gitDir }, commits };
  await using laidOut = startWorker({ script, cwd: tree.root, configuration: { ...configuration, untracked: "none" } });
  await using open = startWorker({ script, cwd: tree.root, configuration });
  const git = (args: readonly string[]) => timed(() => runGit(repository.root, args));
  const rounds: Round[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    rounds.push({
      grepByHand: await git(["grep", "-l", "-P", PATTERN]),
      grep: await timed(() => call(laidOut, "Grep", { pattern: PATTERN })),
      grepUntracked: await timed(() => call(open, "Grep", { pattern: PATTERN })),
      listByHand: await git(["ls-files", "-co", "--exclude-standard"]),
      glob: await timed(() => call(laidOut, "Glob", { pattern: "**/*.ts" })),
      globUntracked: await timed(() => call(open, "Glob", { pattern: "**/*.ts" })),
    });
  }
  return rows(rounds.slice(1));
}

type Round = Readonly<
  Record<"grepByHand" | "grep" | "grepUntracked" | "listByHand" | "glob" | "globUntracked", number>
>;

function rows(rounds: readonly Round[]): readonly Row[] {
  const middle = (name: keyof Round) => median(rounds.map((round) => round[name]));
  const row = (name: string, ours: keyof Round, byHand: keyof Round): Row => {
    const parts = { ours: middle(ours), byHand: middle(byHand) };
    return {
      name: `search in ${FILES} files: ${name}`,
      value: parts.ours / parts.byHand,
      unit: "×",
      goal: { sign: "≤", than: byHand === "grepByHand" ? 1.2 : 3 },
      note: `${Math.round(parts.ours)} ms beside ${Math.round(parts.byHand)} ms by hand; medians of ${ROUNDS} rounds`,
      parts,
    };
  };
  return [
    row("Grep / git grep", "grep", "grepByHand"),
    row("Grep, also untracked / git grep", "grepUntracked", "grepByHand"),
    row("Glob / git ls-files -co", "glob", "listByHand"),
    row("Glob, also untracked / git ls-files -co", "globUntracked", "listByHand"),
  ];
}

/** About 3 kB each, as source files are; one in a hundred holds what is searched for. */
function sources(): Readonly<Record<string, string>> {
  const words = ["const", "value", "handler", "request", "response", "index", "config", "model", "agent", "return"];
  const text = (file: number): string =>
    Array.from({ length: 60 }, (_, line) => {
      if (file % 100 === 0 && line === 30) return `export const rareThing${file} = 1;`;
      return Array.from({ length: 7 }, (_, at) => words[(file * 7 + line * 3 + at * at) % words.length]).join(" ");
    }).join("\n");
  return Object.fromEntries(
    Array.from({ length: FILES }, (_, file) => [
      `package${file % 40}/module${Math.floor(file / 40) % 25}/file${file}.ts`,
      text(file),
    ]),
  );
}

async function call(worker: ReturnType<typeof startWorker>, tool: string, input: object): Promise<void> {
  const found = openToolbox({ workerFor: () => worker }).tools.find(({ name }) => name === tool);
  const output = await found?.run(input, { agentId: "1", agent: "Explore", signal: never });
  if (!output || output.isError || !output.text.includes(".ts")) throw new Error(`${tool} failed: ${output?.text}`);
}

async function runGit(cwd: string, args: readonly string[]): Promise<void> {
  const result = await runProcess("git", args, { cwd, env: { ...plainEnvironment, LC_ALL: "C.UTF-8" } });
  if (result.code !== 0) throw new Error(`git ${args.join(" ")}: ${result.stderr}`);
}

async function timed(work: () => Promise<void>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

if (process.argv[1] === import.meta.filename) {
  for (const { name, value, note } of await measureSearch())
    process.stdout.write(`${name}: ${value.toFixed(2)} × (${note})\n`);
}
