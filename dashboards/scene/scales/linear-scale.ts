export type LinearScale = {
  (value: number): number;
  invert: (pixel: number) => number;
  ticks: readonly number[];
  domain: readonly [number, number];
};

const roundSteps = [1, 2, 5, 10];

/**
 * Maps a domain onto a range of pixels. The domain is widened to round limits with at most `ticks` ticks; with 0 it
 * stays as it is, without ticks.
 */
export function linearScale(
  [low, high]: readonly [number, number],
  [start, end]: readonly [number, number],
  ticks = 5,
): LinearScale {
  const [from, to] = low < high ? [low, high] : [low, low + 1];
  const step = roundStep((to - from) / Math.max(ticks, 1));
  const first = Math.floor(from / step + tolerance);
  const last = Math.ceil(to / step - tolerance);
  const [min, max] = ticks === 0 ? [from, to] : [first * step, last * step];
  const factor = (end - start) / (max - min);
  const scale = (value: number): number => start + (value - min) * factor;
  return Object.assign(scale, {
    invert: (pixel: number) => min + (pixel - start) / factor,
    // Ticks are multiples, not sums: 0.1 + 0.2 is not a tick.
    ticks: Array.from({ length: ticks === 0 ? 0 : last - first + 1 }, (_, at) =>
      Number(((first + at) * step).toPrecision(12)),
    ),
    domain: [min, max] as const,
  });
}

const tolerance = 1e-9;

function roundStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough));
  return power * roundSteps.find((step) => step >= rough / power - tolerance)!;
}

/** Returns the lowest and highest of some numbers, ignoring NaN; `[0, 0]` where there are none. */
export function extent(...lists: readonly ArrayLike<number>[]): [number, number] {
  let [low, high] = [Infinity, -Infinity];
  for (const list of lists) {
    for (let at = 0; at < list.length; at += 1) {
      const value = list[at]!;
      if (value < low) low = value;
      if (value > high) high = value;
    }
  }
  return low > high ? [0, 0] : [low, high];
}
