import type { Target } from "../scene/scene.ts";

const smallestPx = 24;
const tooSmallPx = 20;
/** Widest drawing on a phone, in px. */
const phonePx = 420;

/**
 * Joins neighbouring bins that are too narrow for a finger, on a phone, into one target that selects all of them and
 * whose tooltip lists each. All targets hold equally many bins, as a brush expects; where the number of bins is not
 * divisible, none are joined.
 */
export function gatherTargets(targets: readonly Target[], step: number, width: number): Target[] {
  const count = step < tooSmallPx && width < phonePx ? Math.ceil(smallestPx / step) : 1;
  if (count === 1 || targets.length % count > 0) return [...targets];
  return Array.from({ length: targets.length / count }, (_, at) =>
    joinTargets(targets.slice(at * count, (at + 1) * count)),
  );
}

function joinTargets(targets: readonly Target[]): Target {
  const [first, last] = [targets[0]!, targets.at(-1)!];
  return {
    ...first,
    width: last.x + last.width - first.x,
    bins: targets.flatMap(({ bins }) => bins),
    name: () => targets.map(({ name }) => name()).join("; "),
    tip: () => {
      const tips = targets.map(({ tip }) => tip()).filter((tip) => tip !== null);
      const title = tips[0]?.rows[0]?.name;
      if (title === undefined) return null;
      return { title, rows: tips.map((tip) => ({ name: tip.title, value: tip.rows[0]!.value })) };
    },
  };
}
