/**
 * Measures the product on this machine: `npm run bench`, with `-- --json` for machines. A missed goal is shown, not failed:
 * a bench is not a test. Ratios compare what ran in the same minutes; absolute values are this machine's.
 */
import { availableParallelism, loadavg } from "node:os";
import { measureBox } from "./box.ts";
import { measureCatalog } from "./catalog.ts";
import { measureFootprint } from "./footprint.ts";
import { isMet, type Row } from "./row.ts";
import { measureRules } from "./rules.ts";
import { measureSearch } from "./search.ts";
import { measureSessions } from "./sessions.ts";
import { measureStart } from "./start.ts";
import { renderTable } from "./table.ts";

const measurements: readonly (() => Promise<readonly Row[]>)[] = [
  measureStart,
  measureSessions,
  measureFootprint,
  measureCatalog,
  measureSearch,
  measureBox,
  measureRules,
];

const [load = 0] = loadavg();
const machine = { node: process.version, processors: availableParallelism(), loadBefore: load };
const rows: Row[] = [];
for (const measure of measurements) rows.push(...(await measure()));

if (process.argv.includes("--json")) {
  const judged = rows.map((row) => ({ ...row, met: isMet(row) }));
  process.stdout.write(`${JSON.stringify({ machine, rows: judged }, undefined, 2)}\n`);
} else {
  const busy = `load ${load.toFixed(1)} before the start: the quieter, the better`;
  process.stdout.write(`Node ${machine.node}, ${machine.processors} processors, ${busy}\n\n${renderTable(rows)}`);
}
