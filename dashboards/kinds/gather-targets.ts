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

/** Joins neighbours of any widths, on a phone, until each target has room for a finger; the last may join the one before. */
export function gatherNarrow(targets: readonly Target[], width: number): Target[] {
  if (width >= phonePx) return [...targets];
  const groups: Target[][] = [];
  for (const target of targets) {
    const last = groups.at(-1);
    if (last === undefined || widthOf(last) >= smallestPx) groups.push([target]);
    else last.push(target);
  }
  const [before, last] = [groups.at(-2), groups.at(-1)];
  if (before && last && widthOf(last) < smallestPx) before.push(...groups.pop()!);
  return groups.map((group) => (group.length === 1 ? group[0]! : joinTargets(group)));
}

function widthOf(targets: readonly Target[]): number {
  const last = targets.at(-1)!;
  return last.x + last.width - targets[0]!.x;
}

function joinTargets(targets: readonly Target[]): Target {
  return {
    ...targets[0]!,
    width: widthOf(targets),
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
