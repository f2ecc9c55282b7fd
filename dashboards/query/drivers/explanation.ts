import type { Dimension } from "./dimension.ts";
import type { Cause } from "./like-for-like.ts";
import type { Question } from "./list-questions.ts";
import { rounding } from "./measure-difference.ts";
import type { Part } from "./split-difference.ts";
import type { Sides } from "./terms.ts";

/**
 * A difference by the bins of one dimension, whose parts add up to it. `key` is the bin that adds most in the direction of the difference,
 * and `lift` how much more of it that is than the bin's share of the rows.
 */
export type Driver = {
  dimension: Dimension;
  parts: readonly Part[];
  key: number;
  lift: number;
};

/**
 * `value` and `reference` are what the measure is on both sides; `expected` is what it would be like for like, and then `difference` is from
 * that. `inside` splits the key bin of the first driver where one bin inside it is most of it; `without` are the bins of the first
 * driver that the reference lacks.
 */
export type Explanation = {
  question: Question;
  value: number;
  reference: number;
  expected: number | null;
  difference: number;
  causes: readonly { cause: Cause; part: number }[];
  drivers: readonly Driver[];
  inside: Driver | null;
  without: readonly number[];
};

/** A bin that explains so much more than its size says something; other dimensions stay in the order of the report. */
const leastLift = 0.1;
/** A dimension with more of the rows in one bin only says again what is asked about. */
const mostInOne = 0.99;

/** Whether a bin adds so much more than its size that it says something. */
export function standsOut({ lift }: Driver): boolean {
  return lift >= leastLift;
}

export function rank(driver: Driver): number {
  return standsOut(driver) ? driver.lift : 0;
}

/** Null for a dimension that has all rows in one bin, or as good as. */
export function makeDriver(
  kind: Question["kind"],
  { group, reference }: Sides,
  dimension: Dimension,
  parts: readonly Part[],
  difference: number,
): Driver | null {
  const least = rounding * Math.max(Math.abs(group), Math.abs(reference));
  const rows = parts.map(({ rows: own }) => own.group + (kind === "change" ? own.reference : 0));
  const all = rows.reduce((sum, one) => sum + one, 0);
  if (Math.max(...rows) > mostInOne * all || Math.abs(difference) <= least) return null;
  const shares = parts.map(({ part }) => part / difference);
  const most = Math.max(...shares);
  const key = shares.indexOf(most);
  const isTied = shares.some((share, bin) => bin !== key && share > most - rounding);
  return { dimension, parts, key, lift: isTied ? 0 : most - parts[key]!.share };
}

export function scaleExplanation(explanation: Explanation, scale: number): Explanation {
  const { difference, drivers, inside } = explanation;
  return {
    ...explanation,
    difference: difference * scale,
    drivers: drivers.map((driver) => scaleDriver(driver, scale)),
    inside: inside && scaleDriver(inside, scale),
  };
}

export function scaleDriver(driver: Driver, scale: number): Driver {
  return {
    ...driver,
    parts: driver.parts.map((part) => ({ ...part, part: part.part * scale })),
  };
}
