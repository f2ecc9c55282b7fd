/**
 * A colour of `ramps.css`, from low to high (q0 to q8) or around 0 (d0 to d8), each with a text colour of 4.5:1
 * contrast.
 */
export type RampStep = `${"q" | "d"}${0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8}`;
export const rampSteps = 9;

export type RampKind = "even" | "diverging" | "adverse";

export type Ramp = {
  stepOf: (value: number) => RampStep | "none";
  steps: readonly RampStep[];
  low: number;
  high: number;
};

/**
 * Divides the range of some values into steps. All kinds but `even` have 0 in the middle; `adverse` is for measures
 * where less is better.
 */
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
