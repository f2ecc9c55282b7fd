/** Bins of a view as each engine builds them: number, and for numeric columns start and width. */
export type View = { size: number; from: number; width: number };

/** The six views: bins of one column each, the last a pair of ratings from 0 to 5. */
export const views = {
  class: { size: 3, from: 0, width: 1 },
  type: { size: 2, from: 0, width: 1 },
  age: { size: 70, from: 10, width: 1 },
  distance: { size: 51, from: 0, width: 90 },
  delay: { size: 31, from: 0, width: 10 },
  pair: { size: 36, from: 0, width: 1 },
} as const satisfies Record<string, View>;

export type ViewId = keyof typeof views;
export const viewIds = Object.keys(views) as ViewId[];

export const pairSide = 6;

let end = 0;
/** Offset of each view in the numbers array: a count and a sum of the satisfied for each bin. */
export const offsets = Object.fromEntries(
  viewIds.map((id) => {
    const start = end;
    end += 2 * views[id].size;
    return [id, start];
  }),
) as Record<ViewId, number>;

export function emptyNumbers(): Float64Array {
  return new Float64Array(end);
}

export function readCounts(numbers: Float64Array, id: ViewId): number[] {
  return readEveryOther(numbers, id, 0);
}

/** The share of the satisfied in each bin of a view, 0 where it is empty. */
export function readShares(numbers: Float64Array, id: ViewId): number[] {
  const sums = readEveryOther(numbers, id, 1);
  return readCounts(numbers, id).map((count, bin) => (count === 0 ? 0 : sums[bin]! / count));
}

function readEveryOther(numbers: Float64Array, id: ViewId, first: number): number[] {
  const start = offsets[id] + first;
  return Array.from({ length: views[id].size }, (_, bin) => numbers[start + 2 * bin]!);
}
