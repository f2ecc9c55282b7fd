import type { Chart } from "./chart.ts";

/** The measures that a mark needs a value of: the first, any, or both of the first two. */
export type Placement = "first" | "any" | "both";

type Marked = Pick<Chart, "spec" | "result" | "measures">;

/** Lists the shown bins that have rows under the filters and the values that place their mark. */
export function listMarked(chart: Marked, placement?: Placement): number[] {
  return chart.result.shown.filter(findMarked(chart, placement));
}

export function findMarked(
  { spec, result, measures }: Marked,
  placement: Placement = "first",
): (bin: number) => boolean {
  const isOfMany = placement === "any" || spec.series === "measures";
  const drawn = measures
    .slice(0, placement === "both" ? 2 : isOfMany ? measures.length : 1)
    .map(({ id }) => result.values(id));
  const isDrawn = (bin: number): boolean =>
    placement === "both"
      ? drawn.every((values) => !Number.isNaN(values[bin]!))
      : drawn.some((values) => !Number.isNaN(values[bin]!));
  return (bin) => result.hasRows(bin) && isDrawn(bin);
}
