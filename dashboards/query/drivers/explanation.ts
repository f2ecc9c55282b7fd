import type { Dimension } from "./dimension.ts";
import type { Cause } from "./like-for-like.ts";
import type { Question } from "./list-questions.ts";
import { rounding } from "./measure-difference.ts";
import type { Part } from "./split-difference.ts";
import type { Sides } from "./terms.ts";

/**
 * A difference split by the bins of one dimension; the parts add up to it. `key` is the bin that adds most in the
 * direction of the difference, and `lift` its share of the difference less its share of the rows.
 */
export type Driver = {
  dimension: Dimension;
  parts: readonly Part[];
  key: number;
  lift: number;
};

/**
 * `value` and `reference` are the values of the measure on both sides; `expected` is the value like for like, and
 * `difference` is then from that. `inside` splits the key bin of the first driver where one bin inside it is most of
 * it; `without` are the bins of the first driver that the reference lacks.
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

/** Least lift of a bin that explains something; dimensions below it stay in the order of the report. */
const leastLift = 0.1;
/** A dimension with a larger share of the rows in one bin only restates the question. */
const mostInOne = 0.99;

/** True where the share of a bin in the difference is well above its share of the rows. */
export function standsOut({ lift }: Driver): boolean {
  return lift >= leastLift;
}

export function rank(driver: Driver): number {
  return standsOut(driver) ? driver.lift : 0;
}

/** Makes the driver of a dimension; null where almost all rows are in one bin. */
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
