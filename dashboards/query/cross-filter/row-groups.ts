import type { Codes } from "../table/codes.ts";
import type { RowGrouping, RowGroups } from "./row-grouping.ts";

/**
 * Returns the functions by which a model counts groups instead of rows; `codes` are the bins of the groups, level by
 * level.
 */
export function makeGrouping(groups: RowGroups, codes: readonly Codes[]): RowGrouping {
  const { of, sizes } = groups;
  return {
    groups,
    add: (amounts) => {
      const sums = new Float64Array(sizes.length);
      for (let row = 0; row < amounts.length; row += 1) sums[of[row]!]! += amounts[row]!;
      return sums;
    },
    testRows: (isIn) => (row) => isIn(of[row]!),
    groupLevels: (levels) => levels.map((level, at) => groupLevel(level, codes[at]!, groups)),
  };
}

/** Returns a level by group; the given level then computes the bins of rows from their groups, when first read. */
function groupLevel<Level extends { codes: Codes }>(
  level: Level,
  codes: Codes,
  groups: RowGroups,
): Level {
  const grouped = { ...level, codes };
  let ofRows: Codes | undefined;
  const get = (): Codes => (ofRows ??= spreadCodes(codes, groups));
  // Not enumerable, so that copies of the level do not compute it.
  Object.defineProperty(level, "codes", { get, enumerable: false });
  return grouped;
}

function spreadCodes(codes: Codes, { of }: RowGroups): Codes {
  const Numbers = codes.constructor as new (length: number) => Codes;
  const spread = new Numbers(of.length);
  for (let row = 0; row < of.length; row += 1) spread[row] = codes[of[row]!]!;
  return spread;
}
