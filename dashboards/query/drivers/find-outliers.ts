type Sums = { amounts: Float64Array; weights: Float64Array };

/** More bins than these are no list that anybody reads. */
const mostBins = 5;
/** One bin more must add so much. */
const leastMore = 1.05;
/** Bins that hold more of the rows are not what stands out. */
const mostShare = 0.5;

/**
 * Finds the few bins that pull the rate of all others most, and the more the fewer rows they have. `weight` is by how much they do; null
 * where no bins stand out.
 */
export function findOutliers({
  amounts,
  weights,
}: Sums): { bins: readonly number[]; weight: number } | null {
  const filled = [...weights.keys()].filter((bin) => weights[bin]! > 0);
  const [amount, weight] = [amounts, weights].map((all) =>
    filled.reduce((s, b) => s + all[b]!, 0),
  ) as [number, number];
  const rising = filled.toSorted((a, b) => amounts[a]! / weights[a]! - amounts[b]! / weights[b]!);
  let best: { bins: readonly number[]; weight: number } | null = null;
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
