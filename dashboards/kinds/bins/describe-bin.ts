import { lowerFirst } from "../../format/lower-first.ts";
import type { Box, Target, TipText } from "../../scene/scene.ts";
import type { Chart, ShownMeasure } from "../chart.ts";
import { nameBin } from "./order-bins.ts";
import type { Cell, Series } from "../read-series.ts";

type Described = Pick<Chart, "result" | "measures" | "format" | "axes" | "comparison">;

/**
 * Returns the accessible name of a mark, e.g. `Business: 69,44 %, 39.121 pasajeros`: the value of the main measure,
 * then the others with their names.
 */
export function describeBin(
  { result, measures, format }: Omit<Described, "axes">,
  title: string,
  bin: number,
  main: ShownMeasure = measures[0]!,
): string {
  const others = measures.filter((measure) => measure !== main);
  const rest = others.map((measure) => {
    const value = format.value(measure, result.values(measure.id)[bin]!);
    const name = lowerFirst(measure.name);
    return measure.unit === "count" ? `${value} ${name}` : `${name} ${value}`;
  });
  return `${title}: ${[format.value(main, result.values(main.id)[bin]!), ...rest].join(", ")}`;
}

/** Returns the tooltip of a bin: every measure, and the main one also without filters where that differs. */
export function describeTip(
  chart: Described,
  bin: number,
  main: ShownMeasure = chart.measures[0]!,
): TipText {
  const { result, measures, format } = chart;
  const others = measures.filter((measure) => measure !== main);
  const value = result.values(main.id)[bin]!;
  const total = result.totals(main.id)[bin]!;
  const row = (measure: ShownMeasure) => ({
    name: measure.name,
    value: format.value(measure, result.values(measure.id)[bin]!),
  });
  const unfiltered = Object.is(value, total)
    ? []
    : (chart.comparison?.listRows(main, value, total) ?? [
        { name: format.copy.mark.unfiltered, value: format.value(main, total) },
      ]);
  return { title: nameBin(chart, bin), rows: [row(main), ...unfiltered, ...others.map(row)] };
}

/** Returns the target of one bin, with its accessible name and tooltip. */
export function targetBin(chart: Described, bin: number, box: Box): Target {
  return {
    ...box,
    bins: [bin],
    name: () => describeBin(chart, nameBin(chart, bin), bin),
    tip: () => describeTip(chart, bin),
  };
}

/** Returns a tooltip as an accessible name: `enero de 2023: Web 12, Tienda 8`. */
export function nameByTip({ title, rows }: TipText): string {
  return `${title}: ${rows.map(({ name, value }) => `${name} ${value}`).join(", ")}`;
}

/** Returns the tooltip of a category: that of its bin, or the value of each series that has one and its reference. */
export function describeColumn(
  chart: Described,
  title: string,
  series: readonly Series[],
  at: number,
): TipText {
  if (series.length === 1) return describeTip(chart, series[0]!.cells[at]!.bin);
  const { format, comparison } = chart;
  const rows = series.flatMap(({ name, cells }) => {
    const { measure, value, total } = cells[at]!;
    if (Number.isNaN(value)) return [];
    const compared = Object.is(value, total) ? [] : comparison?.listRows(measure, value, total);
    return [{ name, value: format.value(measure, value) }, ...(compared ?? [])];
  });
  return { title, rows };
}

export function describeCell(
  chart: Described,
  category: string,
  { bin, measure }: Cell,
  isOfMany: boolean,
): string {
  if (!isOfMany) return describeBin(chart, category, bin, measure);
  const isPair = chart.result.axes.length > 1;
  const title = isPair ? nameBin(chart, bin) : `${category}, ${measure.name}`;
  return describeBin(chart, title, bin, measure);
}
