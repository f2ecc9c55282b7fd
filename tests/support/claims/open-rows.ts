import type { ReportModel } from "../../../dashboards/query/report-model.ts";
import type { ReportState } from "../../../dashboards/query/state/report-state.ts";
import { createTable } from "../../../dashboards/query/table/table.ts";
import type { ReportModule, VisualLayout } from "../../../dashboards/shell/report-layout.ts";
import type { Measure } from "../../../dashboards/query/measures/measure.ts";
import { monthOf, pairDays, type PairedDays } from "../naive-figures.ts";
import { countPresent } from "./count-present.ts";
import { makeEvaluator } from "./evaluate-rows.ts";
import { openFilters } from "./open-filters.ts";

type Rows = readonly number[];

/** Rows under the filters of other views, and those of each nonempty bin. */
type Filled = { rows: Rows; filled: readonly (readonly [bin: number, rows: Rows])[] };

/** The unrounded figures of a visual, summed row by row, without the engine's sums and the claims' reader. */
export type NaiveFigures = {
  /** Values of bins with rows and a value, in order; the two parts of a pair or pivot are separated by a space. */
  list: (measure?: string) => { name: string; bin: number; value: number }[];
  /** NaN for a bin without rows. */
  of: (name: string, measure?: string) => number;
  whole: (measure?: string) => number;
  rowCount: number;
  /** Values of all rows under the filters, on both sides of the comparison; null without one. */
  sides: (measure: string) => { now: number; before: number } | null;
  /** The ratio of both sides, minus one. */
  growth: (measure: string) => number;
};

/** Reads the figures of a visual in a state without drill. */
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

  const { passing, passOnce } = openFilters(everyRow, (view) => ({
    bins: codesOf.get(view)!,
    size: model.axes(model.start, view).reduce((all, axis) => all * axis.size, 1),
  }));

  const fill = (view: string, rows: Rows): Filled => {
    const own = codesOf.get(view);
    if (own === undefined) return { rows, filled: rows.length === 0 ? [] : [[0, rows]] };
    const bins: number[][] = [];
    for (const row of rows) (bins[own[row]!] ??= []).push(row);
    // Bins without rows are array holes, which `flatMap` skips.
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
    const rows = passOnce(state, view);
    const found = rows === everyRow ? fillUnfiltered(view) : fill(view, rows);
    last.views.set(view, found);
    return found;
  };

  const dated = views.flatMap((view) => {
    const { shape } = definition.views[view]!;
    const binnings = shape.kind === "bins" ? shape.levels : [shape.rows, shape.columns];
    const isDated = binnings[0]!.column === definition.comparedBy && shape.kind === "bins";
    return isDated ? [view] : [];
  });
  const findBin = (view: string, day: number): number => {
    const axis = model.axes(model.start, view)[0]!;
    return axis.kind === "days"
      ? axis.starts.findLastIndex((start) => start <= day)
      : monthOf(day) % 12;
  };
  const findPairs = ({ filters, comparison }: ReportState): PairedDays => {
    const column = definition.columns[definition.comparedBy ?? ""];
    if (column?.kind !== "day") return pairDays("none", [], { from: 0, to: 0 });
    const data = { from: column.first, to: column.last + 1 };
    const chosen = Array.from({ length: data.to - data.from }, (_, at) => data.from + at).filter(
      (day) =>
        dated.every((view) => {
          const kept = filters[view];
          const bin = findBin(view, day);
          if (kept === undefined) return true;
          return "from" in kept ? bin >= kept.from && bin < kept.to : kept.includes(bin);
        }),
    );
    return pairDays(comparison ?? "yearBefore", chosen, data);
  };
  /** Rows of both sides by bin, under the filters of all views but one. */
  const fillSides = (view: string, state: ReportState): Map<number, number[]>[] => {
    const { now, standsFor } = findPairs(state);
    const days = table.columns[definition.comparedBy!]!.values;
    const others = Object.entries(state.filters).filter(([id]) => !dated.includes(id));
    const rows = passing({ ...state, filters: Object.fromEntries(others) }, view);
    const own = codesOf.get(view);
    return [
      (day: number) => (now.has(day) ? day : undefined),
      (day: number) => standsFor.get(day),
    ].map((stand) => {
      const filled = new Map<number, number[]>();
      for (const row of rows) {
        const day = stand(days[row]!);
        if (day === undefined) continue;
        const bin = dated.includes(view) ? findBin(view, day) : (own?.[row] ?? 0);
        const some = filled.get(bin) ?? [];
        some.push(row);
        filled.set(bin, some);
      }
      return filled;
    });
  };
  const sides = new WeakMap<ReportState, Map<string, Map<number, number[]>[]>>();
  const fillSidesOnce = (view: string, state: ReportState): Map<number, number[]>[] => {
    const known = sides.get(state) ?? new Map<string, Map<number, number[]>[]>();
    sides.set(state, known);
    const found = known.get(view) ?? fillSides(view, state);
    known.set(view, found);
    return found;
  };
  /** Growth of one bin, or of all. */
  const measureGrowth = (of: Measure, view: string, state: ReportState, bin?: number): number => {
    if (definition.comparedBy === undefined) return Number.NaN;
    const [now, before] = fillSidesOnce(view, state).map((side) => {
      const rows = bin === undefined ? [...side.values()].flat() : (side.get(bin) ?? []);
      return evaluate(of, rows, rows);
    });
    return before === 0 ? Number.NaN : now! / before! - 1;
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
    const readBin = (measure: string, bin: number, some: Rows): number => {
      const { value } = definition.measures[measure]!;
      return value.kind === "change"
        ? measureGrowth(value.of, view, state, bin)
        : read(measure, some);
    };
    const listOne = (measure: string) => {
      const { value: own } = definition.measures[measure]!;
      if (own.kind !== "presence") return listFilled(measure);
      const size = axes.reduce((all, axis) => all * axis.size, 1);
      const present = countPresent(table, own, { rows, size, codes: codesOf.get(view)! });
      return present
        .map((value, bin) => ({ name: name(bin), bin, value }))
        .filter(({ value }) => !Number.isNaN(value));
    };
    const listFilled = (measure: string) =>
      filled
        .map(([bin, some]) => ({ name: name(bin), bin, value: readBin(measure, bin, some) }))
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
      whole: (measure = measures[0]!) => {
        const { value } = definition.measures[measure]!;
        return value.kind === "change" ? measureGrowth(value.of, view, state) : read(measure, rows);
      },
      rowCount: rows.length,
      sides: (measure) => {
        if (definition.comparedBy === undefined || findPairs(state).now.size === 0) return null;
        const [now, before] = fillSidesOnce("total", state).map((side) => {
          const some = side.get(0) ?? [];
          return evaluate(definition.measures[measure]!.value, some, some);
        });
        return { now: now!, before: before! };
      },
      growth: (measure) => measureGrowth(definition.measures[measure]!.value, "total", state, 0),
    };
  };
}
