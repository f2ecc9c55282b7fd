/** Steps of a ramp: classes `q0` to `q8`, or `d0` to `d8` around nought, each with an ink that reads on it at 4.5:1. */
export const rampSteps = 9;

/** The class of the step a value is in; `none` for no value. */
export type Ramp = { classOf: (value: number) => string; low: number; high: number };

/** Divides the span of some values into steps; a diverging ramp has nought in its middle. */
export function makeRamp([low, high]: readonly [number, number], isDiverging: boolean): Ramp {
  const reach = Math.max(Math.abs(low), Math.abs(high));
  const [from, to] = isDiverging ? [-reach, reach] : [low, high];
  const classOf = (value: number): string => {
    if (Number.isNaN(value)) return "none";
    const share = to === from ? 0.5 : (value - from) / (to - from);
    const step = Math.min(Math.max(Math.floor(share * rampSteps), 0), rampSteps - 1);
    return `${isDiverging ? "d" : "q"}${String(step)}`;
  };
  return { classOf, low: from, high: to };
}
