/** How long it takes to load a repository with very many agents, beside the time that reading their files takes. */
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { filesFromFolder } from "../../src/config/folder.ts";
import { loadCatalog } from "../../src/config/sources.ts";
import { temporaryFolder } from "../../src/system/temporary.ts";
import { median, type Row } from "./row.ts";

const FILES = 500;
const ROUNDS = 9;

const survey = join(import.meta.dirname, "..", "config", "survey");
const builtIns = join(import.meta.dirname, "..", "..", "agents");

/**
 * Interleaved, so that what else this machine does strikes both alike. A session loads its agents once, in a process that has
 * just started: the first load, before anything is warm, is a row of its own.
 */
export async function measureCatalog(): Promise<readonly Row[]> {
  await using folder = await temporaryFolder("bench-catalog");
  const agents = join(folder.path, ".claude", "agents");
  await writeAgents(agents);
  const team = filesFromFolder(folder.path);
  const rounds: Round[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const readMs = await timed(() => readAll(agents));
    const loadMs = await timed(async () => {
      const loaded = (await loadCatalog({ builtIns, team })).agents.length;
      if (loaded < FILES / 2) throw new Error(`Only ${loaded} agents of ${FILES} files were loaded.`);
    });
    rounds.push({ readMs, loadMs });
  }
  const [first, ...warm] = rounds;
  const readMs = median(warm.map((round) => round.readMs));
  const loadMs = median(warm.map((round) => round.loadMs));
  return [
    ...(first ? [row("first load", { readMs, loadMs: first.loadMs })] : []),
    row(`median of ${ROUNDS}`, { readMs, loadMs }),
  ];
}

type Round = { readonly readMs: number; readonly loadMs: number };

function row(name: string, { readMs, loadMs }: Round): Row {
  return {
    name: `catalog of ${FILES} files: ${name}`,
    value: loadMs / readMs,
    unit: "×",
    goal: { sign: "<", than: 30 },
    note: `${Math.round(loadMs)} ms beside ${Math.round(readMs)} ms for reading alone`,
    parts: { readMs, loadMs },
  };
}

/** Files in all the shapes of the survey, each with a prompt of the usual length and a name of its own. */
async function writeAgents(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const names = await readdir(survey);
  const texts = await Promise.all(names.map((name) => readFile(join(survey, name), "utf8")));
  const prompt = "Look at every changed line, and ask who depends on it.\n".repeat(80);
  const write = (index: number): Promise<void> => {
    const text = (texts[index % texts.length] ?? "").replace(/^name: .*/m, `name: agent-${index}`);
    return writeFile(join(folder, `agent-${index}.md`), text + prompt);
  };
  await Promise.all(Array.from({ length: FILES }, (_, index) => write(index)));
}

async function readAll(folder: string): Promise<void> {
  for (const name of await readdir(folder)) await readFile(join(folder, name), "utf8");
}

async function timed(work: () => Promise<void>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

if (process.argv[1] === import.meta.filename) {
  for (const { name, value, note } of await measureCatalog())
    process.stdout.write(`${name}: ${value.toFixed(2)} × (${note})\n`);
}
