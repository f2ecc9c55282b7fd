import * as fc from "fast-check";
import { expect, test } from "vitest";
import { splitInOrder } from "./split-in-order.ts";

test("splits a total to the digit, each part within one of its share", () => {
  const firstWeight = fc.integer({ min: 1, max: 50 });
  const otherWeights = fc.array(fc.nat(49), { maxLength: 299, size: "max" });
  fc.assert(
    fc.property(fc.nat(1_000_000), firstWeight, otherWeights, (total, first, others) => {
      const weights = [first, ...others];
      const whole = weights.reduce((sum, weight) => sum + weight, 0);
      const parts = splitInOrder(total, weights);
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total);
      for (const [row, part] of parts.entries()) {
        expect(Math.abs(part - (total * weights[row]!) / whole)).toBeLessThanOrEqual(1);
      }
    }),
    { numRuns: 200, seed: 11 },
  );
});

test("refuses weights of nothing and sums beyond what is exact", () => {
  expect(() => splitInOrder(1, [0, 0])).toThrow(RangeError);
  expect(() => splitInOrder(2 ** 40, [2 ** 20])).toThrow(RangeError);
});
