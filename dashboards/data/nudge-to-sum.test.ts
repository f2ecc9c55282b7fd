import { expect, test } from "vitest";
import { nudgeToSum } from "./nudge-to-sum.ts";
import { SeededRandom } from "./seeded-random.ts";

test("reaches the sum from either side and leaves alone what is outside the limits", () => {
  for (const sum of [12, 20]) {
    const values = nudgeToSum(
      Uint8Array.of(0, 3, 4, 5, 3),
      { sum, min: 1, max: 5 },
      new SeededRandom(1),
    );
    expect(values.reduce((total, value) => total + value, 0)).toBe(sum);
    expect(values[0]).toBe(0);
    expect(values.subarray(1).every((value) => value >= 1 && value <= 5)).toBe(true);
  }
});

test("says so where the limits leave no way", () => {
  expect(() =>
    nudgeToSum(Uint8Array.of(5, 5), { sum: 11, min: 1, max: 5 }, new SeededRandom(1)),
  ).toThrow("1 cannot be spread between 1 and 5");
});
