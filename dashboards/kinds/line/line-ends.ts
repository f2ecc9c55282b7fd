import { textWidth } from "../../scene/text-metrics.ts";

const marginPx = 16;

/**
 * Returns the labels at the ends of lines: name and value, or the name alone; `isCut` where even the names do not fit.
 */
export function layOutEnds(
  ends: readonly { name: string; value: string }[],
  most: number,
): { texts: string[]; width: number; isCut: boolean } {
  const both = ends.map(({ name, value }) => `${name} ${value}`.trim());
  const names = ends.map(({ name, value }) => name || value);
  const texts = widthOf(both) <= most ? both : names;
  return { texts, width: widthOf(texts), isCut: widthOf(texts) > most };
}

function widthOf(texts: readonly string[]): number {
  return Math.max(0, ...texts.map((text) => textWidth(text))) + marginPx;
}
