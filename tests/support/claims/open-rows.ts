import type { Condition, Measure } from "../../../dashboards/query/measures/measure.ts";
import type { ReportModel } from "../../../dashboards/query/report-model.ts";
import type { ReportState } from "../../../dashboards/query/state/report-state.ts";
import { createTable } from "../../../dashboards/query/table/table.ts";
import type { ReportModule, VisualLayout } from "../../../dashboards/shell/report-layout.ts";
import { interpolate } from "../naive-figures.ts";

type Rows = readonly number[];

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
  const everyRow = Array.from({ length: table.rowCount }, (_, row) => row);

  const matches = (condition: Condition | undefined): ((row: number) => boolean) => {
    if (condition === undefined) return () => true;
    const { declaration, values } = table.columns[condition.column]!;
    if (!("is" in condition)) {
      const scale = declaration.kind === "integer" ? declaration.scale : 1;
      const { from = -Infinity, to = Infinity } = condition;
      return (row) => values[row]! / scale >= from && values[row]! / scale < to;
    }
    if (declaration.kind !== "dictionary") throw new Error(`${condition.column} has no labels`);
    const levels = [declaration.labels, ...declaration.levels.map(({ labels }) => labels)];
    const depth = levels.findIndex((labels) => condition.is.every((id) => labels.includes(id)));
    const isIn = declaration.labels.map((_, label) => {
      let code = label;
      for (let at = 0; at < depth; at += 1) code = declaration.levels[at]!.of[code]!;
      return condition.is.includes(levels[depth]![code]!);
    });
    return (row) => isIn[values[row]!]!;
  };

  const compute = (measure: Measure, rows: Rows, ofView: Rows): number => {
    const again = (one: Measure): number => evaluate(one, rows, ofView);
    const numbers = (column: string, where?: Condition): number[] => {
      const { declaration, values } = table.columns[column]!;
      const scale = declaration.kind === "integer" ? declaration.scale : 1;
      const isIn = matches(where);
      const found: number[] = [];
      for (const row of rows) if (isIn(row)) found.push(values[row]! / scale);
      return found;
    };
    switch (measure.kind) {
      case "constant":
        return measure.value;
      case "count":
        return measure.where === undefined
          ? rows.length
          : rows.filter(matches(measure.where)).length;
      case "sum": {
        let sum = 0;
        for (const value of numbers(measure.column, measure.where)) sum += value ** measure.power;
        return sum;
      }
      case "percentile": {
        const sorted = numbers(measure.column, measure.where).toSorted((a, b) => a - b);
        return interpolate(sorted, measure.fraction);
      }
      case "distinct":
        return new Set(numbers(measure.column, measure.where)).size;
      case "add":
        return again(measure.left) + again(measure.right);
      case "subtract":
        return again(measure.left) - again(measure.right);
      case "multiply":
        return again(measure.left) * again(measure.right);
      case "divide":
        return divide(again(measure.left), again(measure.right));
      case "root":
        return Math.sqrt(Math.max(again(measure.of), 0));
      case "share": {
        const whole = measure.whole === "view" ? ofView : everyRow;
        return divide(again(measure.of), evaluate(measure.of, whole, whole));
      }
      case "change":
        return Number.NaN;
    }
  };

  const known = new WeakMap<Rows, Map<Measure, number>>();
  /** A sum or count is asked for by several measures. */
  const evaluate = (measure: Measure, rows: Rows, ofView: Rows): number => {
    if (measure.kind !== "sum" && measure.kind !== "count") return compute(measure, rows, ofView);
    const own = known.get(rows) ?? new Map<Measure, number>();
    known.set(rows, own);
    const value = own.get(measure) ?? compute(measure, rows, ofView);
    own.set(measure, value);
    return value;
  };

  const passing = ({ filters }: ReportState, except: string): number[] => {
    const tests = Object.entries(filters).flatMap(([view, chosen]) => {
      if (view === except) return [];
      const bins = codesOf.get(view)!;
      return [
        "from" in chosen
          ? (row: number) => bins[row]! >= chosen.from && bins[row]! < chosen.to
          : (row: number) => chosen.includes(bins[row]!),
      ];
    });
    return everyRow.filter((row) => tests.every((isIn) => isIn(row)));
  };

  const fill = (view: string, state: ReportState) => {
    const rows = passing(state, view);
    const bins = new Map<number, number[]>();
    const own = codesOf.get(view);
    for (const row of rows) {
      const bin = own?.[row] ?? 0;
      const found = bins.get(bin);
      if (found === undefined) bins.set(bin, [row]);
      else found.push(row);
    }
    return { rows, filled: [...bins].toSorted(([a], [b]) => a - b) };
  };
  let last: { filters: object; views: Map<string, ReturnType<typeof fill>> } | undefined;
  const fillOnce = (view: string, state: ReportState) => {
    if (last?.filters !== state.filters) last = { filters: state.filters, views: new Map() };
    const found = last.views.get(view) ?? fill(view, state);
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

function divide(one: number, other: number): number {
  return other === 0 ? Number.NaN : one / other;
}
