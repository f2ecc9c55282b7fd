import { expect, test } from "vitest";
import { spreadOf } from "./statistics.ts";

test("a spread is made of measures that were taken, in whatever order they came", () => {
  const hundred = Array.from({ length: 100 }, (_, at) => 100 - at);
  expect(spreadOf(hundred)).toEqual({ min: 1, p50: 51, p75: 76, p95: 96, p99: 100, max: 100 });
  expect(spreadOf([7])).toMatchObject({ min: 7, p50: 7, p75: 7, max: 7 });
});
