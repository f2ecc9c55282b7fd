/** Steps of a ramp: classes `q0` to `q8`, or `d0` to `d8` around nought, each with an ink that reads on it at 4.5:1. */
export const rampSteps = 9;

/** `adverse` is diverging for measures of which less is better: the adverse end is the high one. */
export type RampKind = "even" | "diverging" | "adverse";

/** The class of the step a value is in, `none` for no value; those of all steps from `low` to `high`. */
export type Ramp = {
  classOf: (value: number) => string;
  classes: readonly string[];
  low: number;
  high: number;
};

/** Divides the span of some values into steps; all but an even ramp have nought in their middle. */
export function makeRamp([low, high]: readonly [number, number], kind: RampKind = "even"): Ramp {
  const reach = Math.max(Math.abs(low), Math.abs(high));
  const [from, to] = kind === "even" ? [low, high] : [-reach, reach];
  const steps = Array.from(
    { length: rampSteps },
    (_, step) => `${kind === "even" ? "q" : "d"}${String(step)}`,
  );
  const classes = kind === "adverse" ? steps.toReversed() : steps;
  const classOf = (value: number): string => {
    if (Number.isNaN(value)) return "none";
    const share = to === from ? 0.5 : (value - from) / (to - from);
    return classes[Math.min(Math.max(Math.floor(share * rampSteps), 0), rampSteps - 1)]!;
  };
  return { classOf, classes, low: from, high: to };
}
