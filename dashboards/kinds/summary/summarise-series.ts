import { fillText } from "../../../contracts/fill-text.ts";
import { layOutParts } from "../bars/bar-parts.ts";
import type { Chart } from "../chart.ts";
import { readSeries } from "../read-series.ts";

const percent = { unit: "percent", decimals: 0 } as const;

/** Writes a sentence for each series, in the unit that is drawn: its lowest and highest value, and where they are. */
export function summariseSeries(chart: Chart): string {
  const { spec, format } = chart;
  const { series, categories } = readSeries(chart, false);
  const parts = layOutParts(series, categories.length, isWhole(spec) ? "whole" : "grouped");
  const sentences = series.map(({ name, cells }, at) => {
    const drawn = parts
      .map((row, category) => ({ part: row[at]!, where: categories[category]!.name }))
      .filter(({ part }) => !Number.isNaN(part.cell.value))
      .map(({ part, where }) => ({ value: part.to - part.from, where }))
      .toSorted((one, other) => one.value - other.value);
    const [low, high] = [drawn[0], drawn.at(-1)];
    if (low === undefined || high === undefined) return "";
    const written = isWhole(spec) ? percent : cells[0]!.measure;
    const [lowValue, highValue] = [low, high].map(({ value }) => format.value(written, value));
    const { alike, share } = format.copy.summary;
    return fillText(lowValue === highValue ? alike : share, {
      measure: name,
      low: low.where,
      lowValue: lowValue!,
      high: high.where,
      highValue: highValue!,
    });
  });
  return sentences.join(" ").trim();
}

/** True of a chart that draws shares of each bin. */
export function isWhole(spec: Chart["spec"]): boolean {
  return "layering" in spec && spec.layering === "whole";
}
