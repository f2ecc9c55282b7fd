import { expect, it } from "vitest";
import { mergeBoxes } from "./outline.ts";

const box = (x: number, y: number) => ({ x, y, width: 8, height: 8 });

it("frames cells that touch as one", () => {
  expect(mergeBoxes([box(0, 0), box(10, 0), box(0, 10), box(10, 10)], 2)).toEqual([
    { x: 0, y: 0, width: 18, height: 18 },
  ]);
  expect(mergeBoxes([box(0, 0), box(20, 0)], 2)).toHaveLength(2);
});
