import { expect, test } from "vitest";
import { openReport } from "../../../tests/support/read-report.ts";
import { report } from "./report.ts";
import { serviceIds } from "./subjects.ts";

const { list: read } = openReport(report);
const share = (counts: readonly number[], bins: readonly number[]): number =>
  bins.reduce((sum, bin) => sum + counts[bin]!, 0) / counts.reduce((sum, count) => sum + count, 0);

test("the three digital services are the lowest, the only ones under 3, wifi first", () => {
  const means = serviceIds.map((id) => ({ id, mean: read("total", id)[0]! }));
  const sorted = means.toSorted((a, b) => a.mean - b.mean);
  expect(sorted.slice(0, 3).map(({ id }) => id)).toEqual(["wifi", "booking", "boarding"]);
  expect(sorted.filter(({ mean }) => mean < 3)).toHaveLength(3);
});

test("four in ten fly long; of them one in three is satisfied, fewer the farther they fly", () => {
  expect(share(read("haul", "passengers"), [1])).toBeCloseTo(0.4, 4);
  expect(read("haul", "satisfied")[1]).toBeCloseTo(1 / 3, 2);
  const far = read("distance", "satisfied");
  expect(far[0]! - far.at(-1)!).toBeGreaterThan(0.25);
});

test("what the titles say comes out", () => {
  expect(share(read("wifi", "passengers"), [0, 1])).toBeCloseTo(0.57, 2);
  expect(share(read("delay", "passengers"), [0])).toBeCloseTo(0.69, 2);
  const byWifi = read("wifi", "satisfied");
  expect(byWifi).toEqual(byWifi.toSorted((a, b) => a - b));
  const byAge = read("age", "satisfied");
  expect(byAge.toSorted((a, b) => b - a).slice(0, 2)).toEqual([byAge[3], byAge[4]]);
  const byQuarter = read("time", "satisfied");
  expect(Math.max(...byQuarter) - Math.min(...byQuarter)).toBeLessThan(0.01);
});
