import type { Codes } from "../table/codes.ts";
import type { MeasureDifference } from "./measure-difference.ts";
import type { Sides } from "./terms.ts";

/**
 * What one bin of a dimension contributes. Of a rate, `rate` is what remains where both sides are made up alike, and `mix` what comes
 * from another share of a bin whose rate is high or low; they add up to `total`. A measure that adds up has no mix. `notable` is how far the bin
 * stands out.
 */
type Part = {
  total: number;
  rate: number;
  mix: number;
  hasRows: boolean;
  /** Its part if the rates lay as evenly as the rows do. */
  expected: number;
  /** The bin has a larger share of the group than of the reference. */
  isGrown: boolean;
  notable: number;
};

/** `parts` add up to the difference; `explained` is what dimensions are ranked by. */
export type Split = {
  parts: readonly Part[];
  total: number;
  rate: number;
  mix: number;
  explained: number;
  /** In every bin the measure is the same on both sides: the dimension only says again what the measure counts. */
  isRepeated: boolean;
};

type Sums = { amounts: Float64Array; weights: Float64Array; rows: Float64Array };

/** Shares of the difference below this are rounding. */
const rounding = 1e-9;
const mirrored = 1e-3;

/** Splits a difference by a dimension: `slots` has the slot of each row. */
export function splitDifference(
  difference: MeasureDifference,
  flags: Sides<Uint8Array>,
  slots: Codes,
  size: number,
): Split {
  const group = addUp(difference, "group", flags, slots, size);
  const reference = addUp(difference, "reference", flags, slots, size);
  const parts =
    difference.weights === null
      ? splitSum(group, reference, difference.factor)
      : splitRate(group, reference);
  return rankParts(difference, parts, { group, reference });
}

/** Adds a side up by slot. */
export function addUp(
  { amounts, weights }: MeasureDifference,
  side: keyof Sides,
  flags: Sides<Uint8Array>,
  slots: Codes,
  size: number,
): Sums {
  const [isIn, own] = [flags[side], amounts[side]];
  const sums = {
    amounts: new Float64Array(size),
    weights: new Float64Array(size),
    rows: new Float64Array(size),
  };
  addTo(sums.amounts, own, isIn, slots);
  addTo(sums.rows, isIn, isIn, slots);
  if (weights !== null) addTo(sums.weights, weights[side], isIn, slots);
  return sums;
}

function addTo(
  sums: Float64Array,
  values: Float64Array | Uint8Array,
  isIn: Uint8Array,
  slots: Codes,
): void {
  for (let row = 0; row < isIn.length; row += 1) {
    if (isIn[row] === 1) sums[slots[row]!]! += values[row]!;
  }
}

type Bare = Omit<Part, "notable" | "expected">;

function splitSum(group: Sums, reference: Sums, factor: number): Bare[] {
  return Array.from(group.amounts, (amount, slot) => {
    const total = amount - factor * reference.amounts[slot]!;
    return {
      total,
      rate: total,
      mix: 0,
      isGrown: total > 0,
      hasRows: hasRows(group, reference, slot),
    };
  });
}

/** After Kitagawa (1955), symmetric: rate difference × mean share, and share difference × (mean rate − mean rate of all). */
function splitRate(group: Sums, reference: Sums): Bare[] {
  const [ofGroup, ofReference] = [add(group.weights), add(reference.weights)];
  const middle = (add(group.amounts) / ofGroup + add(reference.amounts) / ofReference) / 2;
  return Array.from(group.amounts, (amount, slot) => {
    const [share, share0] = [
      group.weights[slot]! / ofGroup,
      reference.weights[slot]! / ofReference,
    ];
    const rate = amount / group.weights[slot]!;
    const rate0 = reference.amounts[slot]! / reference.weights[slot]!;
    const rates = [rate, rate0].filter(Number.isFinite);
    const mix =
      (add(rates) / Math.max(rates.length, 1) - middle * Math.sign(rates.length)) *
      (share - share0);
    const known = { isGrown: share > share0, hasRows: hasRows(group, reference, slot) };
    if (rates.length === 2) {
      const within = ((share + share0) / 2) * (rate - rate0);
      return { total: within + mix, rate: within, mix, ...known };
    }
    // A bin without weight on a side may still hold amounts there.
    const total =
      amount / ofGroup - reference.amounts[slot]! / ofReference - middle * (share - share0);
    return { total, rate: total - mix, mix, ...known };
  });
}

/**
 * Ranks by the mix, which would go if both sides were made up alike, and by what of the rest would have to move to lie as evenly as
 * the rows do.
 */
function rankParts(
  { difference, weights }: MeasureDifference,
  parts: readonly Bare[],
  sums: Sides<Sums>,
): Split {
  const rate = add(parts.map((part) => part.rate));
  const mix = add(parts.map((part) => part.mix));
  const shares = readShares(sums, weights !== null);
  const uneven = parts.map((part, slot) => Math.abs(part.rate - shares[slot]! * rate));
  const notable = parts.map((part, slot) => uneven[slot]! + weighMix(part));
  const slack = rounding * Math.max(Math.abs(difference), ...notable);
  return {
    parts: parts.map((part, slot) =>
      // Of two bins that mirror each other, the one that moves as the whole does.
      Object.assign(part, {
        expected: shares[slot]! * rate,
        notable: notable[slot]! + mirrored * part.total * Math.sign(difference),
      }),
    ),
    total: rate + mix,
    rate,
    mix,
    explained: Math.abs(mix) + add(uneven) / 2,
    isRepeated: weights !== null && parts.every((part) => Math.abs(part.rate) <= slack),
  };
}

/** Of two bins, there is more of one and less of the other: the first is easier to say. */
function weighMix({ mix, isGrown }: Bare): number {
  return Math.abs(mix) * (isGrown ? 1 : 0.5);
}

function readShares({ group, reference }: Sides<Sums>, isRate: boolean): Float64Array {
  const take = (sums: Sums): Float64Array => {
    const sizes = (isRate ? sums.weights : sums.amounts).map(Math.abs);
    const all = add(sizes);
    return all === 0 ? sizes : sizes.map((size) => size / all);
  };
  const [one, other] = [take(group), take(reference)];
  if (isRate) return one.map((share, slot) => (share + other[slot]!) / 2);
  return add(other) === 0 ? one : other;
}

function hasRows(group: Sums, reference: Sums, slot: number): boolean {
  return group.rows[slot]! + reference.rows[slot]! > 0;
}

function add(numbers: Iterable<number>): number {
  let sum = 0;
  for (const number of numbers) sum += number;
  return sum;
}
