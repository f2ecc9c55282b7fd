/**
 * Splits a whole total over groups in proportion to whole weights, exactly, with at most `limits[group]` each: by
 * largest remainders, the first of equal ones. Throws where the limits add up to less than the total.
 */
export function spreadQuota(
  total: number,
  weights: readonly number[],
  limits?: readonly number[],
): number[] {
  if (!Number.isSafeInteger(total) || total < 0) {
    throw new RangeError(`${String(total)} is no whole number that can be shared out`);
  }
  const shares = weights.map(() => 0);
  let rest = total;
  while (rest > 0) {
    const open = weights.map((weight, at) =>
      shares[at]! < (limits?.[at] ?? Infinity) ? weight : 0,
    );
    if (open.every((weight) => weight === 0)) {
      throw new RangeError(`${String(rest)} of ${String(total)} find no group to go to`);
    }
    for (const [at, part] of divideWhole(rest, open).entries()) {
      const taken = Math.min(part, (limits?.[at] ?? Infinity) - shares[at]!);
      shares[at]! += taken;
      rest -= taken;
    }
  }
  return shares;
}

function divideWhole(total: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  if (total * Math.max(...weights) > Number.MAX_SAFE_INTEGER) {
    throw new RangeError("the weights are too large to divide exactly");
  }
  const parts = weights.map((weight) => Math.floor((total * weight) / whole));
  const remainders = weights.map((weight, at) => total * weight - parts[at]! * whole);
  let rest = total - parts.reduce((sum, part) => sum + part, 0);
  const order = [...remainders.keys()].toSorted((a, b) => remainders[b]! - remainders[a]! || a - b);
  for (const at of order.slice(0, rest)) {
    parts[at]! += 1;
    rest -= 1;
  }
  return parts;
}

/** Returns a shuffled column of codes with exactly `counts[code]` rows of each. */
export function shuffleCodes(
  counts: readonly number[],
  random: { shuffle: (codes: Uint16Array) => Uint16Array },
): Uint16Array {
  const codes = new Uint16Array(counts.reduce((sum, count) => sum + count, 0));
  let at = 0;
  for (const [code, count] of counts.entries()) codes.fill(code, at, (at += count));
  return random.shuffle(codes);
}
