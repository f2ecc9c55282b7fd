import { listParts, type Measure } from "../measures/measure.ts";
import type { Codes } from "../table/codes.ts";
import type { Dimension } from "./dimension.ts";
import type { DriverRows } from "./driver-rows.ts";
import type { Explanation } from "./explanation.ts";
import type { Question } from "./list-questions.ts";
import { measureSides, rounding, type MeasureDifference } from "./measure-difference.ts";
import { addUp, splitDifference } from "./split-difference.ts";

type Outliers = { bins: readonly number[]; weight: number };
type Sums = { amounts: Float64Array; weights: Float64Array };

/** Most bins of an answer: longer lists are not read. */
const mostBins = 5;
/** Least factor by which one more bin must increase the effect. */
const leastMore = 1.05;
/** Largest share of the rows that outliers may have. */
const mostShare = 0.5;

/**
 * Finds the few bins with the largest effect on the rate of all others, where bins of fewer rows count more. `weight`
 * is that effect; null where no bins stand out.
 */
function findOutliers({ amounts, weights }: Sums): Outliers | null {
  const filled = [...weights.keys()].filter((bin) => weights[bin]! > 0);
  const [amount, weight] = [amounts, weights].map((all) =>
    filled.reduce((s, b) => s + all[b]!, 0),
  ) as [number, number];
  const rising = filled.toSorted((a, b) => amounts[a]! / weights[a]! - amounts[b]! / weights[b]!);
  let best: Outliers | null = null;
  for (const order of [rising, rising.toReversed()]) {
    let [own, size] = [0, 0];
    for (const [at, bin] of order.slice(0, Math.min(mostBins, filled.length - 1)).entries()) {
      own += amounts[bin]!;
      size += weights[bin]!;
      const share = size / weight;
      if (share > mostShare) break;
      const apart = own / size - (amount - own) / (weight - size);
      const pull = Math.abs(apart) * share * (1 - share);
      if (pull > leastMore * (best?.weight ?? 0))
        best = { bins: order.slice(0, at + 1), weight: pull };
    }
  }
  return (
    best && {
      ...best,
      bins: best.bins.toSorted((a, b) => amounts[a]! / weights[a]! - amounts[b]! / weights[b]!),
    }
  );
}

/** Finds the bin without which a percentile, which is no sum of parts, would differ most. */
function* findWithout(
  rows: DriverRows,
  question: Question,
  plain: MeasureDifference,
  { codes, size }: Dimension,
  { weights }: Sums,
): Generator<void, Outliers | null> {
  const { group } = question.flags;
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  let best: Outliers | null = null;
  for (let bin = 0; bin < size; bin += 1) {
    if (weights[bin] === 0 || weights[bin]! > mostShare * all) continue;
    const flags = { group, reference: leaveOut(group, codes, [bin]) };
    const found = yield* measureSides(rows, { ...question, flags });
    const weight = found === null ? 0 : Math.abs(found.group - found.reference);
    if (weight > (best?.weight ?? rounding * Math.abs(plain.group))) best = { bins: [bin], weight };
  }
  return best;
}

function hasPercentile(measure: Measure): boolean {
  return measure.kind === "percentile" || listParts(measure).some(hasPercentile);
}

/** The rows of a group outside some bins. */
function leaveOut(group: Uint8Array, codes: Codes, bins: readonly number[]): Uint8Array {
  const kept = new Uint8Array(group.length);
  for (let row = 0; row < group.length; row += 1) {
    if (group[row] === 1 && !bins.includes(codes[row]!)) kept[row] = 1;
  }
  return kept;
}

/** Explains the rate of all rows by the few bins without which it would differ most. */
export function* explainRate(
  rows: DriverRows,
  question: Question,
  plain: MeasureDifference,
  dimensions: readonly Dimension[],
): Generator<void, Explanation | null> {
  const { group } = question.flags;
  const sets = [];
  for (const dimension of dimensions) {
    const { codes, size } = dimension;
    const sums = addUp(plain, "group", question.flags, codes, size);
    const outliers = hasPercentile(question.measure)
      ? yield* findWithout(rows, question, plain, dimension, sums)
      : findOutliers(sums);
    if (outliers !== null) sets.push({ dimension, ...outliers });
    yield;
  }
  const [first] = sets.toSorted((a, b) => b.weight - a.weight);
  if (first === undefined) return null;
  const { dimension, bins } = first;
  const { codes, size } = dimension;
  const flags = { group, reference: leaveOut(group, codes, bins) };
  const found = yield* measureSides(rows, { ...question, flags });
  if (found === null) return null;
  const parts = splitDifference(found, flags, codes, size, true);
  const own = parts.map((part, bin) =>
    bins.includes(bin) ? part : Object.assign(part, { part: 0 }),
  );
  const shares = own.map(({ part }) => part / found.difference);
  const key = shares.indexOf(Math.max(...shares));
  const lift = shares[key]! - own[key]!.share;
  return {
    question: {
      ...question,
      flags,
      names: { ...question.names, reference: { kind: "rest" } },
    },
    value: found.group,
    reference: found.reference,
    expected: null,
    difference: found.difference,
    causes: [],
    drivers: [{ dimension, parts: own, key, lift }],
    inside: null,
    without: bins,
  };
}
