/** Bins of a view: their number, and for numeric columns the first bin's start and the width. */
export type View = { size: number; from: number; width: number };

/** The six views: bins of one column each; the last is a pair of ratings from 0 to 5. */
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
/** Offset of each view in a step's numbers: per bin a count and a sum of satisfied passengers. */
export const offsets = Object.fromEntries(
  viewIds.map((id) => {
    const start = end;
    end += 2 * views[id].size;
    return [id, start];
  }),
) as Record<ViewId, number>;

export const numberCount = end;
