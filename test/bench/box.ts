/** What the box costs a command: the same call through a boxed and an unboxed worker, after the first. */
import { join } from "node:path";
import { openCheckout } from "../../src/git/repository.ts";
import { layOutHead, type Tree } from "../../src/git/tree.ts";
import { temporaryFolder } from "../../src/system/temporary.ts";
import { openToolbox } from "../../src/tools/toolbox.ts";
import { openWorkshop, type Workshop } from "../../src/workshop.ts";
import { makeRepository } from "../support/repository.ts";
import { median, type Row } from "./row.ts";

const ROUNDS = 60;
const script = join(import.meta.dirname, "..", "..", "dist", "worker", "index.js");
const never = new AbortController().signal;

/** Interleaved, so that what else this machine does strikes both alike. */
export async function measureBox(): Promise<readonly Row[]> {
  await using repository = await makeRepository({ "a.txt": "one\n" });
  const head = await repository.git(["rev-parse", "HEAD"]);
  await using tree = await layOutHead(await openCheckout(repository.root), head);
  await using folder = await temporaryFolder("bench-box");
  await using boxed = workshopOn(tree, folder.path, "auto");
  await using open = workshopOn(tree, folder.path, "off");
  if ((await boxed.boxing()) !== "boxed") return [];
  const first = await timed(() => call(boxed));
  await call(open);
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1)
    rounds.push({ boxed: await timed(() => call(boxed)), open: await timed(() => call(open)) });
  const parts = {
    boxed: median(rounds.map((each) => each.boxed)),
    open: median(rounds.map((each) => each.open)),
    first,
  };
  return [
    {
      name: "a command in the box / without one, after the first",
      value: parts.boxed - parts.open,
      unit: "ms",
      goal: { sign: "<", than: 5 },
      note: `${parts.boxed.toFixed(1)} ms beside ${parts.open.toFixed(1)} ms; medians of ${ROUNDS}; the first, with box and worker, ${Math.round(first)} ms`,
      parts,
    },
  ];
}

function workshopOn(tree: Tree, folder: string, sandbox: "auto" | "off"): Workshop {
  const { head = "" } = tree.checkout;
  const commits = { base: head, mergeBase: head, head };
  return openWorkshop({ script, folder, tree: async () => tree, commits, sandbox, untracked: "none", redact: String });
}

async function call(workshop: Workshop): Promise<void> {
  const bash = openToolbox(workshop).tools.find(({ name }) => name === "Bash");
  const output = await bash?.run(
    { command: "cat a.txt" },
    { agentId: "1", agent: "Explore", signal: never, engine: "argv" },
  );
  if (output?.text !== "one") throw new Error(`Bash failed: ${output?.text}`);
}

async function timed(work: () => Promise<void>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

if (process.argv[1] === import.meta.filename) {
  for (const { name, value, note } of await measureBox())
    process.stdout.write(`${name}: ${value.toFixed(2)} ms (${note})\n`);
}
