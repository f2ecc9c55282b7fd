import type { Chart } from "../chart.ts";
import { orderBins } from "../bins/order-bins.ts";
import type { WaterfallSpec } from "./spec.ts";

/** A bin with its signed value, and the sums before and after it. */
export type Step = { bin: number; name: string; change: number; from: number; to: number };

/** Reads the steps in their order, without those that have no value. */
export function readSteps(chart: Chart<WaterfallSpec>): Step[] {
  const { spec, result, measures, axes, format } = chart;
  const axis = result.axes[0]!;
  const values = result.values(measures[0]!.id);
  const { steps } = spec;
  const signed =
    steps === undefined || axis.kind !== "labels"
      ? orderBins(chart).map((bin) => ({ bin, sign: 1 }))
      : Object.entries(steps).map(([id, sign]) => ({ bin: axis.labels.indexOf(id), sign }));
  let sum = 0;
  return signed.flatMap(({ bin, sign }) => {
    const change = sign * values[bin]!;
    if (!result.hasRows(bin) || Number.isNaN(change)) return [];
    const from = sum;
    sum += change;
    return [{ bin, name: format.tick(axis, axes[0], bin), change, from, to: sum }];
  });
}

/** True of a first amount from which all others are subtracted: it is written without a sign. */
export function isOutset(steps: readonly Step[], at: number): boolean {
  return at === 0 && steps.length > 1 && steps.slice(1).every(({ change }) => change < 0);
}
