import { fillText } from "../../../contracts/fill-text.ts";
import type { Chart } from "../chart.ts";
import type { ChartKind } from "../chart-kind.ts";
import { readEnds, type Summary } from "../summary/read-ends.ts";
import { layOutQueue } from "./layout.ts";
import type { QueueSpec } from "./spec.ts";

export const queue: ChartKind<QueueSpec> = {
  layOut: layOutQueue,
  scenario: "none",
  spotlight: "none",
  summarise: summariseWhole,
};

/** Says the whole alone: the longest of a day's lines has no name that means anything. */
function summariseWhole(chart: Chart, bins: readonly number[]): Summary {
  const ends = readEnds(chart, bins);
  const { single } = chart.format.copy.summary;
  return { sentence: fillText(single, { measure: ends.measure, value: ends.total }), ends };
}
