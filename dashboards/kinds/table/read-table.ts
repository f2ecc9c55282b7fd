import type { Chart, VisualTable } from "../chart.ts";
import type { Sort } from "../../query/state/report-state.ts";
import { nameBin, orderBins, splitBin } from "../bins/order-bins.ts";

type Tabled = Pick<Chart, "result" | "measures" | "axes" | "format" | "comparison">;

/**
 * Reads rows and columns of a chart for its table and its CSV; values without filters are added where a filter changes
 * any.
 */
export function readTable(chart: Tabled, sort: Sort | null): VisualTable {
  const { result, measures, axes, format } = chart;
  const main = measures[0]!;
  const values = measures.map(({ id }) => result.values(id));
  const totals = result.totals(main.id);
  const isFiltered = result.shown.some((bin) => !Object.is(values[0]![bin], totals[bin]));
  const unfiltered = {
    id: `${main.id} total`,
    name: `${main.name}: ${format.copy.mark.unfiltered.toLowerCase()}`,
    measure: main,
    isUnfiltered: true,
  };
  const columns = measures.map((measure) => ({
    id: measure.id,
    name: measure.name,
    measure,
    isUnfiltered: false,
  }));
  const namesOf = (bin: number): string[] => {
    if (result.axes.length === 1) return [nameBin(chart, bin)];
    const { row, column } = splitBin(result, bin);
    return [
      format.bin(result.axes[0]!, axes[0], row),
      format.bin(result.axes[1]!, axes[1], column),
    ];
  };
  const table = {
    heads: axes.map(({ name }) => name),
    columns: isFiltered ? [...columns, unfiltered] : columns,
    rows: orderBins({ ...chart, sort }).map((bin) => ({
      bin,
      names: namesOf(bin),
      values: [...values.map((all) => all[bin]!), ...(isFiltered ? [totals[bin]!] : [])],
    })),
  };
  return chart.comparison?.extendTable(table) ?? table;
}
