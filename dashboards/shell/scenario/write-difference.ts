import type { Formatters } from "../../format/formatters.ts";
import type { ShownMeasure } from "../../kinds/chart.ts";

/** Prevents a line break after the sign. */
const wordJoiner = "\u2060";

/** Writes a difference with its sign, for percentages in points; empty where it would be written as 0. */
export function writeDifference(
  format: Formatters,
  measure: ShownMeasure,
  difference: number,
  write = (size: number): string => format.value(measure, size),
): string {
  if (Number.isNaN(difference)) return "";
  const size = Math.abs(difference);
  const isShare = measure.unit === "percent";
  const text = isShare
    ? format.value({ unit: "points", decimals: measure.decimals }, size * 100)
    : write(size);
  return /[1-9]/.test(text) ? `${difference < 0 ? "−" : "+"}${wordJoiner}${text}` : "";
}
