import * as fc from "fast-check";
import { expect, test } from "vitest";
import { buildDrawTable, drawFrom } from "./draw-table.ts";
import { fillToSum } from "./fill-to-sum.ts";
import { hashColumn } from "./hash-column.ts";
import { SeededRandom } from "./seeded-random.ts";
import { shuffleCodes, spreadQuota } from "./spread-quota.ts";
import { weighDays } from "./weigh-days.ts";

const total = (numbers: Iterable<number>): number =>
  [...numbers].reduce((sum, value) => sum + value, 0);

test("draws the known sequence of mulberry32", () => {
  const random = new SeededRandom(1);
  expect([random.next(), random.next(), random.next()]).toEqual([
    2_693_262_067, 11_749_833, 2_265_367_787,
  ]);
});

test("shuffles without losing anything, the same way for a seed", () => {
  const [first, second] = [1, 2].map(() => new SeededRandom(7).shuffle([1, 2, 3, 4, 5, 6, 7, 8]));
  expect(first).toEqual(second);
  expect(first).not.toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(first?.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

test("splits a quota to the digit, each part within one of its share", () => {
  const someWeights = fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(fc.nat(200_000), someWeights, (quota, weights) => {
      const parts = spreadQuota(quota, weights);
      expect(total(parts)).toBe(quota);
      for (const [at, part] of parts.entries()) {
        expect(Math.abs(part - (quota * weights[at]!) / total(weights))).toBeLessThan(1);
      }
    }),
    { numRuns: 500, seed: 2 },
  );
});

test("gives what does not fit under a limit to the others, and says when nothing fits", () => {
  expect(spreadQuota(10, [8, 1, 1], [4, 10, 10])).toEqual([4, 3, 3]);
  expect(spreadQuota(12, [8, 1, 1], [4, 4, 4])).toEqual([4, 4, 4]);
  expect(() => spreadQuota(13, [8, 1, 1], [4, 4, 4])).toThrow("1 of 13 find no group to go to");
  expect(() => spreadQuota(1, [0, 0])).toThrow(RangeError);
  expect(() => spreadQuota(2.5, [1, 1])).toThrow("2.5 is no whole number that can be shared out");
  expect(() => spreadQuota(Number.NaN, [1, 1])).toThrow(RangeError);
});

test("a shuffled column has exactly so many of each code", () => {
  const codes = shuffleCodes([56_433, 73_447], new SeededRandom(3));
  expect(codes).toHaveLength(129_880);
  expect(total(codes)).toBe(73_447);
  expect(total(codes.subarray(0, 64_940))).toBeGreaterThan(30_000);
});

test("fills numbers to an exact sum within their limits", () => {
  const weights = Array.from({ length: 1593 }, (_, delay) => Math.floor(1e6 / (1 + delay * delay)));
  const quota = { count: 129_880, sum: 1_910_535, min: 0, max: 1592, weights };
  const delays = fillToSum(quota, new SeededRandom(4));
  expect(total(delays)).toBe(1_910_535);
  expect(Math.min(...delays.subarray(0, 60_000))).toBeGreaterThanOrEqual(0);
  expect(delays.every((delay) => delay >= 0 && delay <= 1592)).toBe(true);
});

test("fills to any sum that is possible, and to none that is not", () => {
  const random = new SeededRandom(5);
  const quotas = fc.record({
    min: fc.integer({ min: -5, max: 4 }),
    weights: fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 8 }),
    count: fc.integer({ min: 1, max: 50 }),
    above: fc.nat(),
  });
  fc.assert(
    fc.property(quotas, ({ min, weights, count, above }) => {
      const max = min + weights.length - 1;
      const sum = count * min + (above % (count * (max - min) + 1));
      const values = fillToSum({ count, sum, min, max, weights }, random);
      expect(total(values)).toBe(sum);
      expect(values.every((value) => value >= min && value <= max)).toBe(true);
    }),
    { numRuns: 300, seed: 5 },
  );
  const quota = { count: 2, min: 1, max: 5, weights: [1, 1, 1, 1, 1] };
  expect(() => fillToSum({ ...quota, sum: 11 }, random)).toThrow("cannot add up to 11");
  expect(() => fillToSum({ ...quota, sum: 1 }, random)).toThrow("cannot add up to 1");
});

test("draws by weight", () => {
  const table = buildDrawTable([1, 0, 3]);
  const random = new SeededRandom(6);
  const drawn = [0, 0, 0];
  for (let round = 0; round < 40_000; round += 1) drawn[drawFrom(table, random)]! += 1;
  expect(drawn[1]).toBe(0);
  expect(drawn[2]! / 40_000).toBeCloseTo(0.75, 1);
});

test("weighs days by weekday and month", () => {
  const friday = Date.UTC(2021, 0, 29) / 86_400_000;
  const { days, weights } = weighDays(friday, friday + 3, {
    byWeekday: [5, 4, 4, 4, 3, 0, 0],
    byMonth: [2, 1],
  });
  expect([...days]).toEqual([0, 1, 2, 3].map((day) => friday + day));
  expect(weights).toEqual([6, 0, 0, 5]);
});

test("hashes as FNV-1a does, little-endian whatever the width", () => {
  expect(hashColumn(Buffer.from(""))).toBe("cbf29ce484222325");
  expect(hashColumn(Buffer.from("a"))).toBe("af63dc4c8601ec8c");
  expect(hashColumn(Buffer.from("foobar"))).toBe("85944171f73967e8");
  expect(hashColumn(Int32Array.of(-2, 256))).toBe(
    hashColumn(Uint8Array.of(254, 255, 255, 255, 0, 1, 0, 0)),
  );
});
