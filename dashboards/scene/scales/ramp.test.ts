import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { makeRamp, rampSteps } from "./ramp.ts";

it("divides the span of the values", () => {
  const ramp = makeRamp([0, 90]);
  expect([0, 45, 90, Number.NaN].map(ramp.stepOf)).toEqual(["q0", "q4", "q8", "none"]);
  expect([-10, 0, 5].map(makeRamp([-10, 5], "diverging").stepOf)).toEqual(["d0", "d4", "d6"]);
  expect([-10, 0, 5].map(makeRamp([-10, 5], "adverse").stepOf)).toEqual(["d8", "d4", "d2"]);
});
it("writes on every step with ink that reads", async () => {
  const css = await readFile("dashboards/scene/ramps.css", "utf8");
  const pairs = [
    ...css.matchAll(
      /--\w\d: light-dark\((#\w+), (#\w+)\);\s+--\w\d-ink: light-dark\((#\w+), (#\w+)\)/g,
    ),
  ];
  expect(pairs).toHaveLength(rampSteps * 2);
  for (const [, lightGround, darkGround, lightInk, darkInk] of pairs) {
    expect(contrast(lightGround!, lightInk!)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(darkGround!, darkInk!)).toBeGreaterThanOrEqual(4.5);
  }
});

function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light! + 0.05) / (dark! + 0.05);
}

function luminance(hex: string): number {
  const parts = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.039_28 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * parts[0]! + 0.7152 * parts[1]! + 0.0722 * parts[2]!;
}
