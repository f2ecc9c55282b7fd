import { fillText } from "../../../contracts/fill-text.ts";
import type { TipText } from "../../scene/scene.ts";
import type { Chart } from "../chart.ts";
import { listMarked } from "../list-marked.ts";
import { nameBin, orderBins } from "../bins/order-bins.ts";
import type { TimelineSpec } from "./spec.ts";

/** Start and end of a bin in day numbers; `done` is a share, 0 to 1. */
export type Span = {
  bin: number;
  name: string;
  start: number;
  end: number;
  done: number;
  planned: readonly [start: number, end: number] | undefined;
};

export const inDays = { unit: "days", decimals: 0 } as const;
const inPercent = { unit: "percent", decimals: 0 } as const;

/** Reads the spans of the bins that have a start and an end, by start unless the chart has another sort. */
export function readSpans(chart: Chart<TimelineSpec>): Span[] {
  const { result, measures, sort } = chart;
  const { planned } = chart.spec;
  const [starts, ends] = [result.values(measures[0]!.id), result.values(measures[1]!.id)];
  const done = measures[2] === undefined ? null : result.values(measures[2].id);
  const from = planned === undefined ? null : result.values(planned.start);
  const to = planned === undefined ? null : result.values(planned.end);
  const marked = new Set(listMarked(chart, "both"));
  const spans = orderBins(chart)
    .filter((bin) => marked.has(bin))
    .map((bin) => ({
      bin,
      name: nameBin(chart, bin),
      start: starts[bin]!,
      end: ends[bin]!,
      done: done?.[bin] ?? 1,
      planned: from === null || to === null ? undefined : ([from[bin]!, to[bin]!] as const),
    }));
  return sort === null ? spans.toSorted((a, b) => a.start - b.start) : spans;
}

/** Returns the tooltip of a span: its days and their number, the planned days and the share done. */
export function describeSpan({ format }: Chart, span: Span): TipText {
  const { name, start, end, done, planned } = span;
  const { mark, bins } = format.copy;
  const rows = [
    { name: mark.start, value: format.day(start) },
    { name: mark.end, value: format.day(end) },
    { name: mark.duration, value: format.value(inDays, end - start) },
  ];
  if (planned !== undefined) {
    const [from, to] = planned.map((day) => format.day(day)) as [string, string];
    rows.push({ name: mark.planned, value: fillText(bins.range, { from, to }) });
  }
  if (done < 1) rows.push({ name: mark.done, value: format.value(inPercent, done) });
  return { title: name, rows };
}
