import type { Bar, Column, Result, Row } from "./result.ts";

/** Returns the lines of a table, with `!` where a bar is missed and a dash where nothing was measured. */
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

function writeCell({ key, digits }: Column, { figures, bars }: Row): string {
  const [value, bar] = [figures[key], bars[key]];
  if (!isMeasured(value)) return "- ";
  return value.toFixed(digits) + (bar === undefined || isKept(value, bar) ? " " : "!");
}

function isKept(value: number, bar: Bar): boolean {
  return "atMost" in bar ? value <= bar.atMost : value >= bar.atLeast;
}

function isMeasured(value: number | undefined): value is number {
  return Number.isFinite(value);
}
