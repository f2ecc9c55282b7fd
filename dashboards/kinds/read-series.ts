import type { Formatters } from "../format/formatters.ts";
import type { ShownMeasure, Chart } from "./chart.ts";
import { orderBins } from "./bins/order-bins.ts";

/** A bin that a drawing shows, with its value under the filters and without (`total`). */
export type Cell = { bin: number; measure: ShownMeasure; value: number; total: number };

export type Series = { name: string; cells: readonly Cell[] };

export type SeriesChart = {
  categories: readonly { name: string; tick: string }[];
  series: readonly Series[];
};

/**
 * Reads the series of a chart; `isOrdered` keeps bins in axis order, including those without rows, else the chart's
 * sort applies.
 */
export function readSeries(chart: Chart, isOrdered: boolean): SeriesChart {
  const { result, measures, axes, format, spec } = chart;
  const [rows, columns] = [result.axes[0]!, result.axes[1]];
  const main = measures[0]!;
  const isByMeasure = spec.series === "measures";
  if (columns === undefined) {
    const bins = isOrdered ? result.shown : orderBins(chart);
    const read = (measure: ShownMeasure): Cell[] => {
      const [values, totals] = [result.values(measure.id), result.totals(measure.id)];
      return bins.map((bin) => ({ bin, measure, value: values[bin]!, total: totals[bin]! }));
    };
    return {
      categories: nameCategories(chart, bins),
      series: (isByMeasure ? measures : [main]).map((measure) => ({
        name: measure.name,
        cells: read(measure),
      })),
    };
  }
  const [values, totals] = [result.values(main.id), result.totals(main.id)];
  const binOf = (row: number, column: number): number => row * columns.size + column;
  const all = count(rows.size).filter(
    (row) => isOrdered || count(columns.size).some((column) => result.hasRows(binOf(row, column))),
  );
  return {
    categories: nameCategories(chart, all),
    series: count(columns.size).map((column) => ({
      name: format.bin(columns, axes[1], column),
      cells: all.map((row) => {
        const bin = binOf(row, column);
        const value = result.hasRows(bin) ? values[bin]! : Number.NaN;
        return { bin, measure: main, value, total: totals[bin]! };
      }),
    })),
  };
}

type Categories = SeriesChart["categories"];

const named = new WeakMap<
  readonly number[],
  { format: Formatters; names: unknown; all: Categories }
>();

/** Returns the names of bins, cached by the list, which is one object for all bins of a view. */
function nameCategories({ result, axes, format }: Chart, bins: readonly number[]): Categories {
  const [rows, names] = [result.axes[0]!, axes[0]];
  const known = named.get(bins);
  if (known?.format === format && known.names === names) return known.all;
  const all = bins.map((bin) => ({
    name: format.bin(rows, names, bin),
    tick: format.tick(rows, names, bin),
  }));
  named.set(bins, { format, names, all });
  return all;
}

/** Keeps the first categories only. */
export function limitSeries(chart: SeriesChart, most: number | undefined): SeriesChart {
  if (most === undefined) return chart;
  return {
    categories: chart.categories.slice(0, most),
    series: chart.series.map(({ name, cells }) => ({ name, cells: cells.slice(0, most) })),
  };
}

export function count(length: number): number[] {
  return Array.from({ length }, (_, at) => at);
}
