import { expect, it } from "vitest";
import { gatherPoints } from "./gather-points.ts";

it("gathers very many points into cells", () => {
  const points = Array.from({ length: 1000 }, (_, bin) => ({ bin, x: bin / 10, y: 5, radius: 1 }));
  const same = { invert: (pixel: number) => pixel };
  const cells = gatherPoints(points, { x: same, y: same, left: 0, right: 112, top: 0, bottom: 56 });
  expect(cells.map(({ bins }) => bins.length)).toEqual([560, 440]);
  expect(cells[1]!.across).toEqual([56, 112]);
});
