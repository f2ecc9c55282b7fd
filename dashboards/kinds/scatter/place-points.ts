import { extent } from "../../scene/scales/linear-scale.ts";
import type { Chart, ShownMeasure } from "../chart.ts";
import { listMarked } from "../list-marked.ts";

export type PlotPoint = { bin: number; x: number; y: number; radius: number };

const radii = { fixed: 5, least: 3, most: 16 };

type Scales = {
  x: (value: number) => number;
  y: (value: number) => number;
  size: ShownMeasure | undefined;
};

/** Places the bins that have rows and both values, the largest first so that none hides a smaller one. */
export function placePoints(chart: Chart, { x, y, size }: Scales): PlotPoint[] {
  const { result, measures } = chart;
  const [xs, ys] = [result.values(measures[0]!.id), result.values(measures[1]!.id)];
  const radiusOf = readRadii(chart, size);
  return listMarked(chart, "both")
    .map((bin) => ({
      bin,
      x: x(xs[bin]!),
      y: y(ys[bin]!),
      radius: radiusOf(bin),
    }))
    .toSorted((a, b) => b.radius - a.radius);
}

function readRadii({ result }: Chart, size: ShownMeasure | undefined): (bin: number) => number {
  if (size === undefined) return () => radii.fixed;
  const sizes = result.values(size.id);
  const most = extent(sizes)[1] || 1;
  return (bin) => Math.max(radii.most * Math.sqrt(Math.max(sizes[bin]!, 0) / most), radii.least);
}
