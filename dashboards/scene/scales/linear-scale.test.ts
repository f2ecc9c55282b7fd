import { describe, expect, it } from "vitest";
import { extent, linearScale } from "./linear-scale.ts";

describe("scales", () => {
  it("widens a domain to round ends, and back", () => {
    const scale = linearScale([3, 97], [0, 200], 5);
    expect(scale.ticks).toEqual([0, 20, 40, 60, 80, 100]);
    expect([scale(0), scale(100), scale.invert(100)]).toEqual([0, 200, 50]);
  });
  it("writes decimal ticks as they are", () => {
    expect(linearScale([0, 0.32], [0, 1], 4).ticks).toEqual([0, 0.1, 0.2, 0.3, 0.4]);
  });
  it("leaves the domain as it is where no ticks are asked for", () => {
    expect(linearScale([0, 97], [0, 97], 0).domain).toEqual([0, 97]);
  });
  it("survives a domain of one value and finds ends without the missing", () => {
    expect(Number.isFinite(linearScale([5, 5], [0, 10], 4)(5))).toBe(true);
    expect(extent([Number.NaN, 3, -1], [7])).toEqual([-1, 7]);
    expect(extent([Number.NaN])).toEqual([0, 0]);
  });
});
