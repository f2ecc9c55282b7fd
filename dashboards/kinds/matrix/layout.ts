import type { MarkState } from "../../scene/mark-state.ts";
import { extent } from "../../scene/scales/linear-scale.ts";
import { makeRamp, type Ramp, type RampStep } from "../../scene/scales/ramp.ts";
import type { Target } from "../../scene/scene.ts";
import type { Chart } from "../chart.ts";
import { describeBin, describeTip } from "../describe-bin.ts";
import { nameBin } from "../order-bins.ts";
import { count } from "../read-series.ts";
import { readStates } from "../read-states.ts";
import { addColumns, addUp, listMatrixRows, type MatrixRow } from "./matrix-rows.ts";
import type { MatrixSpec } from "./spec.ts";

export type MatrixScene = {
  corner: string;
  columns: readonly string[];
  rows: readonly {
    key: string;
    level: MatrixRow["level"];
    name: string;
    cells: readonly MatrixCell[];
    total?: string;
  }[];
  totals?: { name: string; cells: readonly string[]; total: string };
  isShaded: boolean;
  targets: readonly Target[];
};

/** A number; one of a bin has its target's index, its state and its shade. */
export type MatrixCell = {
  text: string;
  bin?: { target: number; state: MarkState; step?: RampStep | "none" };
};

/** Lays out a pair view as a matrix. */
export function layOutMatrix(chart: Chart<MatrixSpec>): MatrixScene {
  const { result, measures, axes, format } = chart;
  const { ramp: rampKind, hasTotals = false } = chart.spec;
  const measure = measures[0]!;
  const columns = result.axes[1]!;
  const values = result.values(measure.id);
  const rows = listMatrixRows(chart);
  const bins = rows.flatMap(({ bins: own }) => own ?? []);
  const ramp =
    rampKind === undefined ? null : makeRamp(extent(bins.map((bin) => values[bin]!)), rampKind);
  const write = (value: number): string => format.plain(measure, value);
  const makeCell = cellMaker(chart, bins, ramp);
  const sums = addColumns(rows.filter(({ bins: own }) => own !== null));
  return {
    corner: axes[0]?.name ?? "",
    columns: count(columns.size).map((column) => format.bin(columns, axes[1], column)),
    rows: rows.map(({ key, level, name, bins: own, values: numbers }) => ({
      key,
      level,
      name,
      cells: numbers.map((value, column) => makeCell(own?.[column], value, write(value))),
      ...(hasTotals && { total: write(addUp(numbers)) }),
    })),
    ...(hasTotals && {
      totals: {
        name: format.copy.bins.total,
        cells: sums.map(write),
        total: write(addUp(sums)),
      },
    }),
    isShaded: ramp !== null,
    targets: listTargets(chart, rows),
  };
}

function cellMaker(chart: Chart, bins: readonly number[], ramp: Ramp | null) {
  const stateOf = readStates(chart);
  const places = new Map(bins.map((bin, at) => [bin, at]));
  return (bin: number | undefined, value: number, text: string): MatrixCell => {
    if (bin === undefined) return { text };
    const cell = { target: places.get(bin)!, state: stateOf(bin) };
    return { text, bin: ramp === null ? cell : { ...cell, step: ramp.stepOf(value) } };
  };
}

function listTargets(chart: Chart, rows: readonly MatrixRow[]): Target[] {
  return rows.flatMap(({ bins }, y) =>
    (bins ?? []).map((bin, x) => ({
      bins: [bin],
      name: () => describeBin(chart, nameBin(chart, bin), bin),
      tip: () => describeTip(chart, bin),
      x,
      y,
      width: 1,
      height: 1,
    })),
  );
}
