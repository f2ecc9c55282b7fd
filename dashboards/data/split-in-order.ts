/**
 * Splits a whole total over many rows in proportion to whole weights, exactly; each part is within one of its exact
 * share. It rounds the running sum down, so it needs no sorting, unlike `spreadQuota`, and takes no limits.
 */
export function splitInOrder(total: number, weights: ArrayLike<number>): Int32Array {
  const parts = new Int32Array(weights.length);
  let whole = 0;
  for (let row = 0; row < parts.length; row += 1) whole += weights[row]!;
  if (whole <= 0 || total * whole > Number.MAX_SAFE_INTEGER) {
    throw new RangeError(`${String(total)} cannot be split exactly by weights of ${String(whole)}`);
  }
  let running = 0;
  let given = 0;
  for (let row = 0; row < parts.length; row += 1) {
    running += weights[row]!;
    const reached = Math.floor((total * running) / whole);
    parts[row] = reached - given;
    given = reached;
  }
  return parts;
}
