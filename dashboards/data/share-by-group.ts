/**
 * Splits the whole total of each group over its rows in proportion to whole weights, exactly: in one pass that rounds
 * the running sum, without the sorting of `spreadQuota`. Throws where weights are too large to divide exactly, or where
 * a group with a total has no weight.
 */
export function shareByGroup(
  totals: readonly number[],
  groupOf: ArrayLike<number>,
  weights: ArrayLike<number>,
): Uint32Array {
  const wholes = totals.map(() => 0);
  for (let row = 0; row < groupOf.length; row += 1) wholes[groupOf[row]!]! += weights[row]!;
  for (const [group, whole] of wholes.entries()) {
    if (whole * totals[group]! > Number.MAX_SAFE_INTEGER) {
      throw new RangeError("the weights are too large to divide exactly");
    }
    if (whole === 0 && totals[group]! > 0) {
      throw new RangeError(`${String(totals[group])} find no row of group ${String(group)}`);
    }
  }
  const running = totals.map(() => 0);
  const given = totals.map(() => 0);
  const parts = new Uint32Array(groupOf.length);
  for (let row = 0; row < parts.length; row += 1) {
    const group = groupOf[row]!;
    running[group]! += weights[row]!;
    const due = Math.floor((totals[group]! * running[group]!) / wholes[group]!);
    parts[row] = due - given[group]!;
    given[group] = due;
  }
  return parts;
}
