/** Rows as an aligned table for people. */
import { isMet, type Row, type Unit } from "./row.ts";

const digits: Readonly<Record<Unit, number>> = { ms: 0, "×": 2, MB: 0, kB: 1, "%": 1 };

export function renderTable(rows: readonly Row[]): string {
  const cells = rows.map((row) => [
    row.name,
    withUnit(row.value, row.unit),
    goalOf(row),
    verdictOf(row),
    row.note ?? "",
  ]);
  const table = [["", "measured", "goal", "", ""], ...cells];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...table.map((line) => line[column]?.length ?? 0)));
  const [name = 0, value = 0, goal = 0, verdict = 0] = widths;
  const lines = table.map(([first = "", second = "", third = "", fourth = "", rest = ""]) =>
    [first.padEnd(name), second.padStart(value), third.padStart(goal), fourth.padEnd(verdict), rest]
      .join("  ")
      .trimEnd(),
  );
  return `${lines.join("\n")}\n`;
}

function withUnit(value: number, unit: Unit): string {
  return `${value.toFixed(digits[unit])} ${unit}`;
}

function goalOf({ goal, unit }: Row): string {
  return goal ? `${goal.sign} ${goal.than} ${unit}` : "";
}

function verdictOf(row: Row): string {
  const met = isMet(row);
  if (met === undefined) return "";
  return met ? "met" : "MISSED";
}
