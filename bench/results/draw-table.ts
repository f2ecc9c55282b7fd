import { isKept } from "./judge-result.ts";
import type { Column, Figures, Row } from "./result.ts";

/** Lines of a table, each measure as `baseline → now` where the two differ, and marked with `!` where it misses its bar. */
export function drawTable(
  columns: readonly Column[],
  rows: readonly Row[],
  baseline: Readonly<Record<string, Figures>>,
): string[] {
  const shown = rows.filter(({ figures }) => columns.some(({ key }) => key in figures));
  const head = ["", ...columns.map(({ title }) => `${title} `)];
  const lines = shown.map((row) => {
    const cells = columns.map((column) => writeCell(column, row, baseline[row.name]));
    return [row.name].concat(cells);
  });
  const widths = head.map((title, at) =>
    Math.max(title.length, ...lines.map((line) => line[at]!.length)),
  );
  return [head, ...lines].map((cells) =>
    cells
      .map((cell, at) => (at === 0 ? cell.padEnd(widths[at]!) : cell.padStart(widths[at]!)))
      .join("  "),
  );
}

function writeCell({ key, digits }: Column, row: Row, before: Figures | undefined): string {
  const now = row.figures[key];
  if (now === undefined) return "- ";
  const text = now.toFixed(digits);
  const old = before?.[key]?.toFixed(digits) ?? text;
  const bar = row.bars[key];
  const mark = bar === undefined || isKept(now, bar) ? " " : "!";
  return (old === text ? text : `${old} → ${text}`) + mark;
}
