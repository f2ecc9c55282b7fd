import type { Chart } from "./chart.ts";

/**
 * Lists the shown bins that have rows under the filters and the values that place their mark: both of a point or a span, any of
 * several series or of a table, else the first.
 */
export function listMarked({
  spec,
  result,
  measures,
}: Pick<Chart, "spec" | "result" | "measures">): number[] {
  const isPlaced = spec.kind === "scatter" || spec.kind === "timeline";
  const isOfMany = spec.kind === "table" || ("series" in spec && spec.series === "measures");
  const drawn = measures
    .slice(0, isPlaced ? 2 : isOfMany ? measures.length : 1)
    .map(({ id }) => result.values(id));
  const isDrawn = (bin: number): boolean =>
    isPlaced
      ? drawn.every((values) => !Number.isNaN(values[bin]!))
      : drawn.some((values) => !Number.isNaN(values[bin]!));
  return result.shown.filter((bin) => result.hasRows(bin) && isDrawn(bin));
}
