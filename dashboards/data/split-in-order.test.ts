import { expect, test } from "vitest";
import { SeededRandom } from "./seeded-random.ts";
import { splitInOrder } from "./split-in-order.ts";

test("splits a total to the digit, each part within one of its share", () => {
  const random = new SeededRandom(11);
  for (let round = 0; round < 200; round += 1) {
    const weights = Array.from({ length: 1 + random.below(300) }, () => random.below(50));
    weights[0] = 1 + random.below(50);
    const whole = weights.reduce((sum, weight) => sum + weight, 0);
    const total = random.below(1_000_000);
    const parts = splitInOrder(total, weights);
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total);
    for (const [row, part] of parts.entries()) {
      expect(Math.abs(part - (total * weights[row]!) / whole)).toBeLessThanOrEqual(1);
    }
  }
});

test("refuses weights of nothing and sums beyond what is exact", () => {
  expect(() => splitInOrder(1, [0, 0])).toThrow(RangeError);
  expect(() => splitInOrder(2 ** 40, [2 ** 20])).toThrow(RangeError);
});
