/** The least target size of WCAG 2.5.8, in px. */
const leastPx = 24;

/** Returns strips of a width for legs side by side, none too narrow for a finger: the long ones give them room. */
export function widenTargets(
  legs: readonly { x1: number; x2: number }[],
  width: number,
): { x: number; width: number }[] {
  const least = Math.min(leastPx, width / Math.max(legs.length, 1));
  const long = legs.map(({ x1, x2 }) => Math.max(x2 - x1 - least, 0));
  const given = long.reduce((sum, one) => sum + one, 0);
  const scale = given === 0 ? 0 : (width - least * legs.length) / given;
  let x = 0;
  return long.map((one) => {
    const strip = { x, width: least + one * scale };
    x += strip.width;
    return strip;
  });
}
