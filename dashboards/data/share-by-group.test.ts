import { expect, test } from "vitest";
import { SeededRandom } from "./seeded-random.ts";
import { shareByGroup } from "./share-by-group.ts";

test("gives every group its total, each row within one of its share", () => {
  const random = new SeededRandom(8);
  const groupOf = Array.from({ length: 500 }, () => random.below(3));
  const weights = groupOf.map(() => random.below(900));
  const totals = [7_000_003, 12, 0];
  const parts = shareByGroup(totals, groupOf, weights);
  for (const [group, total] of totals.entries()) {
    const rows = [...groupOf.keys()].filter((row) => groupOf[row] === group);
    const whole = rows.reduce((sum, row) => sum + weights[row]!, 0);
    expect(rows.reduce((sum, row) => sum + parts[row]!, 0)).toBe(total);
    for (const row of rows) {
      expect(Math.abs(parts[row]! - (total * weights[row]!) / whole)).toBeLessThan(1);
    }
  }
});

test("says so where a total has no row to go to and where it would not be exact", () => {
  expect(() => shareByGroup([1, 1], [0], [1])).toThrow("1 find no row of group 1");
  expect(() => shareByGroup([2 ** 40], [0], [2 ** 20])).toThrow("too large");
});
