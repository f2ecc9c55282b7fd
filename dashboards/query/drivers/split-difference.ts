import type { Codes } from "../table/codes.ts";
import type { MeasureDifference } from "./measure-difference.ts";
import type { Sides } from "./terms.ts";

/** A bin's part of a difference, its share of the measure's denominator, and its rows on both sides. */
export type Part = { part: number; share: number; rows: Sides };

type Sums = { amounts: Float64Array; weights: Float64Array; rows: Float64Array };

/**
 * Splits a difference by the slot of each row; the parts add up to it exactly. For a rate, a bin's part is the effect
 * of its rows on the rate of their side, relative to the middle of both rates. With `isInside`, where only the group's
 * rows are in the bins, it is relative to the rate of the reference.
 */
export function splitDifference(
  difference: MeasureDifference,
  flags: Sides<Uint8Array>,
  slots: Codes,
  size: number,
  isInside = false,
): Part[] {
  const group = addUp(difference, "group", flags, slots, size);
  const reference = addUp(difference, "reference", flags, slots, size);
  const known = (slot: number) => ({
    rows: { group: group.rows[slot]!, reference: reference.rows[slot]! },
  });
  if (difference.weights === null) {
    const sizes = [reference, group].map(({ amounts }) => amounts.map(Math.abs));
    const [even, all] = [1 / group.rows.filter((rows) => rows > 0).length, add(sizes[0]!)];
    return Array.from(group.amounts, (amount, slot) => ({
      part: amount - difference.factor * reference.amounts[slot]!,
      share: all === 0 || isSame(reference, group) ? even : sizes[0]![slot]! / all,
      ...known(slot),
    }));
  }
  const [ofGroup, ofReference] = [add(group.weights), add(reference.weights)];
  const [rate, rate0] = [add(group.amounts) / ofGroup, add(reference.amounts) / ofReference];
  const from = isInside ? rate0 : (rate + rate0) / 2;
  return Array.from(group.amounts, (amount, slot) => {
    const [weight, weight0] = [group.weights[slot]!, reference.weights[slot]!];
    const own = (amount - from * weight) / ofGroup;
    const other = (reference.amounts[slot]! - from * weight0) / ofReference;
    const share = weight / ofGroup;
    return isInside
      ? { part: own, share, ...known(slot) }
      : { part: own - other, share: (share + weight0 / ofReference) / 2, ...known(slot) };
  });
}

/** Sums one side by slot. */
export function addUp(
  { amounts, weights }: Pick<MeasureDifference, "amounts" | "weights">,
  side: keyof Sides,
  flags: Sides<Uint8Array>,
  slots: Codes,
  size: number,
): Sums {
  const isIn = flags[side];
  const [amount, weight] = [amounts[side], weights?.[side]];
  const sums = {
    amounts: new Float64Array(size),
    weights: new Float64Array(size),
    rows: new Float64Array(size),
  };
  for (let row = 0; row < isIn.length; row += 1) {
    if (isIn[row] !== 1) continue;
    const slot = slots[row]!;
    sums.amounts[slot]! += amount[row]!;
    if (weight !== undefined) sums.weights[slot]! += weight[row]!;
    sums.rows[slot]! += 1;
  }
  return sums;
}

function isSame(one: Sums, other: Sums): boolean {
  return one.rows.every((rows, slot) => rows === other.rows[slot]);
}

function add(numbers: Iterable<number>): number {
  let sum = 0;
  for (const number of numbers) sum += number;
  return sum;
}
