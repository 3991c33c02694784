/** One measured value beside its goal. Rows are values: the table for people and the JSON for machines are made from them. */

export type Unit = "ms" | "×" | "MB" | "kB" | "%";

export type Row = {
  readonly name: string;
  readonly value: number;
  readonly unit: Unit;
  readonly goal?: Goal;
  /** How the value came about, for people. */
  readonly note?: string;
  /** What it was made from, for machines. */
  readonly parts?: Readonly<Record<string, number>>;
};

export type Goal = { readonly sign: keyof typeof comparisons; readonly than: number };

const comparisons = {
  "<": (value: number, than: number) => value < than,
  "≤": (value: number, than: number) => value <= than,
  "≥": (value: number, than: number) => value >= than,
} as const;

/** `undefined` where there is no goal. */
export function isMet({ value, goal }: Row): boolean | undefined {
  return goal && comparisons[goal.sign](value, goal.than);
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new Error("There is no median of nothing.");
  return middle;
}
