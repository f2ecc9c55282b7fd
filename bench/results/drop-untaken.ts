import type { Result } from "./result.ts";

/** Leaves out what no run could measure: a median of nothing is no number. */
export function dropUntaken(result: Result): Result {
  const rows = result.rows.map((row) => {
    const taken = Object.entries(row.figures).filter(([, value]) => Number.isFinite(value));
    return { ...row, figures: Object.fromEntries(taken) };
  });
  return { ...result, rows };
}
