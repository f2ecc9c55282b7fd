import type { ReportModel } from "../../../dashboards/query/report-model.ts";
import type { ReportState } from "../../../dashboards/query/state/report-state.ts";
import { createTable } from "../../../dashboards/query/table/table.ts";
import type { ReportModule, VisualLayout } from "../../../dashboards/shell/report-layout.ts";
import { makeEvaluator } from "./evaluate-rows.ts";

type Rows = readonly number[];

/** Rows under the filters of others, and those of each bin that has any. */
type Filled = { rows: Rows; filled: readonly (readonly [bin: number, rows: Rows])[] };

/** The figures of a visual, added up row by row, without the engine's sums and the claims' reader; unrounded. */
export type NaiveFigures = {
  /** Of bins with rows and value, in their order; the parts of a pair or pivot with a space between them. */
  list: (measure?: string) => { name: string; bin: number; value: number }[];
  /** NaN for a bin without rows. */
  of: (name: string, measure?: string) => number;
  whole: (measure?: string) => number;
  rowCount: number;
};

/** Reads the figures of a visual at a state without drill. */
export type ReadRows = (visual: VisualLayout, state: ReportState) => NaiveFigures;

export function openRows({ definition, generate }: ReportModule, model: ReportModel): ReadRows {
  const table = createTable(definition.columns, generate());
  const { codes } = model.readCounted();
  const views = Object.keys(definition.views);
  let next = 1;
  const codesOf = new Map(
    views.map((view) => {
      const own = codes[next]!;
      next += model.shape.views[view]!.length;
      return [view, own] as const;
    }),
  );
  const everyRow: Rows = Array.from({ length: table.rowCount }, (_, row) => row);

  const evaluate = makeEvaluator(table);

  const passing = ({ filters }: ReportState, except: string): Rows => {
    let rows: Rows = everyRow;
    for (const [view, chosen] of Object.entries(filters)) {
      if (view === except) continue;
      const bins = codesOf.get(view)!;
      const isIn =
        "from" in chosen
          ? (row: number) => bins[row]! >= chosen.from && bins[row]! < chosen.to
          : (row: number) => chosen.includes(bins[row]!);
      rows = rows.filter(isIn);
    }
    return rows;
  };

  const fill = (view: string, rows: Rows): Filled => {
    const own = codesOf.get(view);
    if (own === undefined) return { rows, filled: rows.length === 0 ? [] : [[0, rows]] };
    const bins: number[][] = [];
    for (const row of rows) (bins[own[row]!] ??= []).push(row);
    // Bins without rows are holes, which are passed over.
    return { rows, filled: bins.flatMap((some, bin) => [[bin, some] as const]) };
  };
  const unfiltered = new Map<string, Filled>();
  const fillUnfiltered = (view: string): Filled => {
    const found = unfiltered.get(view) ?? fill(view, everyRow);
    unfiltered.set(view, found);
    return found;
  };
  let last: { filters: object; views: Map<string, Filled> } | undefined;
  const fillOnce = (view: string, state: ReportState): Filled => {
    if (last?.filters !== state.filters) last = { filters: state.filters, views: new Map() };
    const known = last.views.get(view);
    if (known !== undefined) return known;
    const rows = passing(state, view);
    const found = rows === everyRow ? fillUnfiltered(view) : fill(view, rows);
    last.views.set(view, found);
    return found;
  };

  return ({ view, measures, pivot }, state) => {
    const { rows, filled } = fillOnce(view, state);
    const axes = view === "total" ? [] : model.axes(model.start, view);
    const columns = axes.at(-1)?.size ?? 1;
    const nameCode = (at: number, code: number): string => {
      const axis = axes[at]!;
      return axis.kind === "labels" ? axis.labels[code]! : String(code);
    };
    const name = (bin: number): string =>
      axes.length === 2
        ? `${nameCode(0, Math.floor(bin / columns))} ${nameCode(1, bin % columns)}`
        : axes.length === 1
          ? nameCode(0, bin)
          : "";
    const read = (measure: string, some: Rows): number =>
      evaluate(definition.measures[measure]!.value, some, rows);
    const listOne = (measure: string) =>
      filled
        .map(([bin, some]) => ({ name: name(bin), bin, value: read(measure, some) }))
        .filter(({ value }) => !Number.isNaN(value));
    const listAll = (measure = measures[0]!) =>
      pivot === undefined
        ? listOne(measure)
        : measures.flatMap((id, row) =>
            listOne(id).map((one) => ({
              name: `${id} ${one.name}`.trim(),
              bin: row * columns + one.bin,
              value: one.value,
            })),
          );
    const listed = new Map<string, ReturnType<typeof listAll>>();
    const list: NaiveFigures["list"] = (measure = measures[0]!) => {
      const all = listed.get(measure) ?? listAll(measure);
      listed.set(measure, all);
      return all;
    };
    return {
      list,
      of: (sought, measure) =>
        list(measure).find((one) => one.name === sought)?.value ?? Number.NaN,
      whole: (measure = measures[0]!) => read(measure, rows),
      rowCount: rows.length,
    };
  };
}
