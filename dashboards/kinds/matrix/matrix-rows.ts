import type { Chart } from "../chart.ts";
import { count } from "../read-series.ts";
import type { MatrixSpec } from "./spec.ts";

export type MatrixRow = {
  key: string;
  level: "group" | "under" | "plain";
  name: string;
  bins: readonly number[] | null;
  values: readonly number[];
};

/** Lists the rows of a matrix in reading order: each group before its rows. */
export function listMatrixRows(chart: Chart<MatrixSpec>): MatrixRow[] {
  const { result, measures, axes, groupNames, format, read } = chart;
  const { groups } = chart.spec;
  const [rows, columns] = [result.axes[0]!, result.axes[1]!];
  const values = result.values(measures[0]!.id);
  const makeRow = (row: number, level: "under" | "plain"): MatrixRow => {
    const bins = count(columns.size).map((column) => row * columns.size + column);
    return {
      key: `row ${String(row)}`,
      level,
      name: format.bin(rows, axes[0], row),
      bins,
      values: bins.map((bin) => values[bin]!),
    };
  };
  if (groups === undefined) return count(rows.size).map((row) => makeRow(row, "plain"));
  const axis = read(groups.view).axes[0]!;
  return count(axis.size).flatMap((group) => {
    const under = count(rows.size)
      .filter((row) => groups.of[row] === group)
      .map((row) => makeRow(row, "under"));
    const head: MatrixRow = {
      key: `group ${String(group)}`,
      level: "group",
      name: format.bin(axis, groupNames, group),
      bins: null,
      values: addColumns(under),
    };
    return [head].concat(under);
  });
}

/** Adds up the columns; a cell without a value adds nothing. */
export function addColumns(rows: readonly MatrixRow[]): number[] {
  return (rows[0]?.values ?? []).map((_, column) =>
    addUp(rows.map(({ values }) => values[column]!)),
  );
}

export function addUp(values: readonly number[]): number {
  const known = values.filter((value) => !Number.isNaN(value));
  return known.length === 0 ? Number.NaN : known.reduce((sum, value) => sum + value, 0);
}
