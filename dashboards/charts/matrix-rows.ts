import { count } from "./read-series.ts";
import type { VisualProps, VisualSpec } from "./visual.ts";

/** A row of a matrix: of a group (with its subtotals, no bins), under a group, or on its own; `total` is NaN where none was asked for. */
export type MatrixRow = {
  key: string;
  level: "group" | "under" | "plain";
  name: string;
  bins: readonly number[] | null;
  values: readonly number[];
  total: number;
};

/** The rows of a matrix in reading order: each group before the rows in it. */
export function listMatrixRows(visual: VisualProps): MatrixRow[] {
  const { result, measures, axes, groupNames, format, read } = visual;
  const { rowTotals, groups } = visual.spec as VisualSpec & { kind: "matrix" };
  const { id } = measures[0]!;
  const [rows, columns] = [result.axes[0]!, result.axes[1]!];
  const values = result.values(id);
  const totals = rowTotals === undefined ? null : read(rowTotals).values(id);
  const makeRow = (row: number, level: "under" | "plain"): MatrixRow => {
    const bins = count(columns.size).map((column) => row * columns.size + column);
    return {
      key: `row ${String(row)}`,
      level,
      name: format.bin(rows, axes[0], row),
      bins,
      values: bins.map((bin) => values[bin]!),
      total: totals?.[row] ?? Number.NaN,
    };
  };
  if (groups === undefined) return count(rows.size).map((row) => makeRow(row, "plain"));
  const grouped = read(groups.view);
  const subtotals = grouped.values(id);
  const groupTotals = groups.totals === undefined ? null : read(groups.totals).values(id);
  return count(grouped.axes[0]!.size).flatMap((group) => {
    const head: MatrixRow = {
      key: `group ${String(group)}`,
      level: "group",
      name: format.bin(grouped.axes[0]!, groupNames, group),
      bins: null,
      values: count(columns.size).map((column) => subtotals[group * columns.size + column]!),
      total: groupTotals?.[group] ?? Number.NaN,
    };
    const under = count(rows.size).filter((row) => groups.of[row] === group);
    return [head].concat(under.map((row) => makeRow(row, "under")));
  });
}
