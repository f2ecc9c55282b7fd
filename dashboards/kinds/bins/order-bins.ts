import type { Chart } from "../chart.ts";
import type { ViewResult } from "../../query/view-result.ts";

type Ordered = Pick<Chart, "result" | "sort" | "axes" | "format" | "measures">;

/**
 * Returns the bins that have rows, ordered by a measure, by `label`, or in axis order; bins without a value go last.
 */
export function orderBins({ result, sort, axes, format, measures }: Ordered): readonly number[] {
  const bins = result.shown.filter(result.hasRows);
  if (sort === null) return bins;
  const direction = sort.isDescending ? -1 : 1;
  if (sort.by === "label") {
    const names = new Map(
      bins.map((bin) => [bin, nameBin({ result, axes, format }, bin)] as const),
    );
    const collator = new Intl.Collator(format.language, { numeric: true });
    return bins.toSorted((a, b) => direction * collator.compare(names.get(a)!, names.get(b)!));
  }
  if (!measures.some(({ id }) => id === sort.by)) return bins;
  const values = result.values(sort.by);
  return bins.toSorted((a, b) => compareNumbers(values[a]!, values[b]!, direction));
}

export function nameBin(
  { result, axes, format }: Pick<Chart, "result" | "axes" | "format">,
  bin: number,
): string {
  const [first, second] = result.axes;
  if (first === undefined) return format.copy.bins.total;
  if (second === undefined) return format.bin(first, axes[0], bin);
  const { row, column } = splitBin(result, bin);
  return `${format.bin(first, axes[0], row)}, ${format.bin(second, axes[1], column)}`;
}

export function splitBin({ axes }: ViewResult, bin: number): { row: number; column: number } {
  const columns = axes[1]!.size;
  return { row: Math.floor(bin / columns), column: bin % columns };
}

function compareNumbers(a: number, b: number, direction: number): number {
  if (Number.isNaN(a) || Number.isNaN(b)) return Number(Number.isNaN(a)) - Number(Number.isNaN(b));
  return direction * (a - b);
}
