/** The way to a corner, as numbers: its point, after the control points of a curve. */
export type Step = readonly number[];

/** A part of a way; one that is a mark is drawn heavy. */
export type Leg = { isMark?: true; steps: readonly Step[] };

/** Height at which the line comes in at the left edge, and its way from there to the right edge. */
export type Route = { start: number; legs: Leg[] };

/** Distance of a corner from where its curve begins, in px. */
const bendPx = 8;

/** Returns the steps around a corner: to where its curve begins, and to where it ends. */
export function bend(from: Step, corner: Step, to: Step): [Step, Step] {
  const towards = (other: Step): Step => {
    const [dx, dy] = [other[0]! - corner[0]!, other[1]! - corner[1]!];
    const share = Math.min(bendPx / Math.hypot(dx, dy), 1);
    return [corner[0]! + dx * share, corner[1]! + dy * share];
  };
  return [towards(from), [...corner, ...towards(to)]];
}
