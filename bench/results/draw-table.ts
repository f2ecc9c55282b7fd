import type { Threshold, Column, Result, Row } from "./result.ts";

/** Returns the lines of a table, with `!` after a missed threshold and a dash for a missing figure. */
export function drawTable({ columns, rows }: Pick<Result, "columns" | "rows">): string[] {
  const shown = rows.filter(({ figures }) => columns.some(({ key }) => isMeasured(figures[key])));
  const head = ["", ...columns.map(({ title }) => `${title} `)];
  const cells = shown.map((row) => {
    const figures = columns.map((column) => writeCell(column, row));
    return [row.name].concat(figures);
  });
  const lines = [head].concat(cells);
  const widths = head.map((_, at) => Math.max(...lines.map((line) => line[at]!.length)));
  return lines.map((line) =>
    line
      .map((text, at) => (at === 0 ? text.padEnd(widths[at]!) : text.padStart(widths[at]!)))
      .join("  "),
  );
}

function writeCell({ key, digits }: Column, { figures, thresholds }: Row): string {
  const [value, threshold] = [figures[key], thresholds[key]];
  if (!isMeasured(value)) return "- ";
  return value.toFixed(digits) + (threshold === undefined || isKept(value, threshold) ? " " : "!");
}

function isKept(value: number, threshold: Threshold): boolean {
  return "atMost" in threshold ? value <= threshold.atMost : value >= threshold.atLeast;
}

function isMeasured(value: number | undefined): value is number {
  return Number.isFinite(value);
}
