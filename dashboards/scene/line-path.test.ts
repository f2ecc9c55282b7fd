import { expect, it } from "vitest";
import { areaPath, linePath } from "./line-path.ts";

it("breaks lines and areas where there is no value", () => {
  const points = [0, 1, Number.NaN, 3, 4].map((y, x) => ({ x, y }));
  expect(linePath(points)).toBe("M0 0L1 1M3 3L4 4");
  expect(areaPath(points.slice(0, 2), 9)).toBe("M0 9L0 0L1 1L1 9Z");
});
