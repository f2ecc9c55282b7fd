import type { Codes } from "../table/codes.ts";
import type { RowGrouping, RowGroups } from "./row-grouping.ts";

/** Makes what a model needs to count groups instead of rows; `codes` are the bins of the groups, level by level. */
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

/** Returns a level as groups have it; the level itself then finds the bins of rows by their groups, when first asked. */
function groupLevel<Level extends { codes: Codes }>(
  level: Level,
  codes: Codes,
  groups: RowGroups,
): Level {
  const grouped = { ...level, codes };
  let ofRows: Codes | undefined;
  const get = (): Codes => (ofRows ??= spreadCodes(codes, groups));
  // Not in copies, which would ask for it.
  Object.defineProperty(level, "codes", { get, enumerable: false });
  return grouped;
}

function spreadCodes(codes: Codes, { of }: RowGroups): Codes {
  const Numbers = codes.constructor as new (length: number) => Codes;
  const spread = new Numbers(of.length);
  for (let row = 0; row < of.length; row += 1) spread[row] = codes[of[row]!]!;
  return spread;
}
