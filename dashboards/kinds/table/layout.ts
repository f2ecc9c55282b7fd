import { fillText } from "../../../contracts/fill-text.ts";
import type { Sort } from "../../query/state/report-state.ts";
import { extent } from "../../scene/scales/linear-scale.ts";
import type { Target } from "../../scene/scene.ts";
import type { Chart, TableRow, VisualTable } from "../chart.ts";
import { isChosen } from "../read-selection.ts";
import { readTable } from "./read-table.ts";

export type TableScene = {
  heads: readonly TableHead[];
  rows: readonly WrittenRow[];
  targets: readonly Target[];
  more?: string;
};

export type TableHead = { key: string; name: string; isNumber: boolean; by?: string };
type WrittenRow = {
  bin: number;
  names: readonly string[];
  cells: readonly TableCell[];
  isHeld: boolean;
};
/** A cell; `share` is its value as a share of the column's largest, drawn beside the number. */
export type TableCell = { key: string; text: string; share?: number };

/** Lays out the first `most` rows of a chart's numbers, in an order. */
export function layOutTable(chart: Chart, sort: Sort | null, most: number): TableScene {
  const { spec, format } = chart;
  const table = readTable(chart, sort);
  const { rows } = table;
  const written = rows.slice(0, most);
  const largest = spec.kind === "table" ? extent(rows.map(({ values }) => values[0]!))[1] : 0;
  const counts = { shown: format.count(most), total: format.count(rows.length) };
  return {
    heads: listHeads(table),
    rows: written.map((row) => writeRow(chart, table, row, largest)),
    targets: written.map(({ bin, names }, y) => ({
      bins: [bin],
      name: () => names.join(", "),
      tip: () => null,
      x: 0,
      y,
      width: 1,
      height: 1,
    })),
    ...(rows.length > most && { more: fillText(format.copy.table.shown, counts) }),
  };
}

function listHeads({ heads, columns }: VisualTable): TableHead[] {
  const names = heads.map((name, at) => ({
    key: name,
    name,
    isNumber: false,
    ...(at === 0 && { by: "label" }),
  }));
  const numbers = columns.map(({ id, name, isUnfiltered }) => ({
    key: id,
    name,
    isNumber: true,
    ...(!isUnfiltered && { by: id }),
  }));
  return [...names, ...numbers];
}

function writeRow(
  { format, selection }: Chart,
  { columns }: VisualTable,
  { bin, names, values }: TableRow,
  largest: number,
): WrittenRow {
  return {
    bin,
    names,
    isHeld: selection !== null && isChosen(selection, bin),
    cells: values.map((value, at) => {
      const { id, measure } = columns[at]!;
      const text = format.plain(measure, value);
      return at === 0 && largest > 0
        ? { key: id, text, share: value / largest }
        : { key: id, text };
    }),
  };
}
