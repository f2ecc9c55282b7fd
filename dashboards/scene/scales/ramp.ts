/** A colour of `ramps.css`: q0 to q8 from low to high, or d0 to d8 around nought, each with an ink that reads on it at 4.5:1. */
export type RampStep = `${"q" | "d"}${0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8}`;
export const rampSteps = 9;

/** `adverse` is diverging for measures of which less is better: the adverse end is the high one. */
export type RampKind = "even" | "diverging" | "adverse";

export type Ramp = {
  stepOf: (value: number) => RampStep | "none";
  steps: readonly RampStep[];
  low: number;
  high: number;
};

/** Divides the span of some values into steps; all but an even ramp have nought in their middle. */
export function makeRamp([low, high]: readonly [number, number], kind: RampKind = "even"): Ramp {
  const reach = Math.max(Math.abs(low), Math.abs(high));
  const [from, to] = kind === "even" ? [low, high] : [-reach, reach];
  const rising = Array.from(
    { length: rampSteps },
    (_, step) => `${kind === "even" ? "q" : "d"}${String(step)}` as RampStep,
  );
  const steps = kind === "adverse" ? rising.toReversed() : rising;
  const stepOf = (value: number): RampStep | "none" => {
    if (Number.isNaN(value)) return "none";
    const share = to === from ? 0.5 : (value - from) / (to - from);
    return steps[Math.min(Math.max(Math.floor(share * rampSteps), 0), rampSteps - 1)]!;
  };
  return { stepOf, steps, low: from, high: to };
}
