import { expect, test } from "vitest";
import { findRetryWaitMs, retryWaitsMs } from "./retry-schedule.ts";

test("makes at least ten attempts over at least ten hours, with any jitter", () => {
  for (const random of [() => 0, () => 0.5, () => 1]) {
    const waits = retryWaitsMs.map((_, index) => findRetryWaitMs(index + 1, random) ?? 0);
    expect(waits.length + 1).toBeGreaterThanOrEqual(10);
    expect(waits.reduce((sum, wait) => sum + wait)).toBeGreaterThan(10 * 3_600_000);
    expect(waits).toEqual(waits.toSorted((a, b) => a - b));
  }
});

test("varies a wait by a fifth, and gives up in the end", () => {
  expect(findRetryWaitMs(1, () => 0)).toBe(4_000);
  expect(findRetryWaitMs(1, () => 1)).toBe(6_000);
  expect(findRetryWaitMs(retryWaitsMs.length + 1, () => 0)).toBeUndefined();
});
