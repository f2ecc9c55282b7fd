import { fillText } from "../../../contracts/fill-text.ts";
import type { ChartKind } from "../chart-kind.ts";
import { readEnds } from "../summary/read-ends.ts";

export const table: ChartKind<{ kind: "table" }> = {
  isTable: true,
  placement: "any",
  summarise: (chart, bins) => fillText(chart.format.copy.summary.rows, readEnds(chart, bins)),
};
