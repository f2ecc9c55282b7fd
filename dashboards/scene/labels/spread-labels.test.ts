import { expect, it } from "vitest";
import { spreadLabels } from "./spread-labels.ts";

it("pushes labels apart without leaving the drawing", () => {
  const placed = spreadLabels([50, 52, 99], 16, [0, 100]);
  expect(placed).toEqual([50, 66, 99]);
  expect(spreadLabels([98, 99], 16, [0, 100])).toEqual([84, 100]);
});
