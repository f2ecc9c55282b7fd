import type { Bar, Result } from "./result.ts";

export type Verdict = { row: string; column: string; finding: string; isKept: boolean };

/** Compares each measure that has a bar with it; a measure that is absent is no verdict. */
export function judgeResult({ tables, rows }: Pick<Result, "tables" | "rows">): Verdict[] {
  return rows.flatMap(({ name, figures, bars }) =>
    tables.flat().flatMap(({ key, title, digits }) => {
      const value = figures[key];
      const bar = bars[key];
      if (value === undefined || bar === undefined) return [];
      const finding = `${value.toFixed(digits)} (${describeBar(bar)})`;
      return [{ row: name, column: title, finding, isKept: isKept(value, bar) }];
    }),
  );
}

export function isKept(value: number, bar: Bar): boolean {
  return "atMost" in bar ? value <= bar.atMost : value >= bar.atLeast;
}

function describeBar(bar: Bar): string {
  return "atMost" in bar
    ? `bar: at most ${String(bar.atMost)}`
    : `bar: at least ${String(bar.atLeast)}`;
}
