import { expect, it } from "vitest";
import { dayNumber } from "../query/table/calendar.ts";
import { gridPoints } from "./scatter-points.ts";
import { shareUnits } from "../kinds/waffle/share-units.ts";
import { squarify } from "../kinds/treemap/squarify.ts";
import { placeTiles } from "../kinds/tiles/place-tiles.ts";
import { monthTicks } from "../kinds/timeline/month-ticks.ts";

it("divides a rectangle by weight, without gaps", () => {
  const boxes = squarify([6, 6, 4, 3, 2, 2, 1], { x: 0, y: 0, width: 6, height: 4 });
  expect(boxes.map(({ width, height }) => Math.round(width * height))).toEqual([
    6, 6, 4, 3, 2, 2, 1,
  ]);
  expect(boxes.every(({ x, y, width, height }) => x + width < 6.001 && y + height < 4.001)).toBe(
    true,
  );
  expect(squarify([], { x: 0, y: 0, width: 6, height: 4 })).toEqual([]);
});

it("shares out a hundred units, none lost", () => {
  expect(shareUnits([1, 1, 1], 100)).toEqual([34, 33, 33]);
  expect(shareUnits([0, 0], 100)).toEqual([0, 0]);
});

it("puts places at the top left, without those that are not shown", () => {
  const tiles = [
    { id: "GAL", column: 2, row: 3, short: "GAL" },
    { id: "AST", column: 3, row: 3, short: "AST" },
    { id: "CAT", column: 9, row: 9, short: "CAT" },
  ];
  const placed = placeTiles(tiles, ["AST", "GAL", "CAT"], new Set([0, 1]));
  expect(placed.map(({ bin, tile }) => [bin, tile.column, tile.row])).toEqual([
    [1, 0, 0],
    [0, 1, 0],
  ]);
});

it("gathers very many points into cells", () => {
  const points = Array.from({ length: 1000 }, (_, bin) => ({
    bin,
    across: bin,
    up: 0,
    x: bin / 10,
    y: 5,
    radius: 1,
  }));
  const same = { invert: (pixel: number) => pixel };
  const cells = gridPoints(points, { x: same, y: same, left: 0, right: 112, top: 0, bottom: 56 });
  expect(cells.map(({ bins }) => bins.length)).toEqual([560, 440]);
  expect(cells[1]!.across).toEqual([56, 112]);
});

it("ticks time at as many months as there is room for", () => {
  const [first, last] = [dayNumber(2023, 1, 10), dayNumber(2024, 2, 1)];
  expect(monthTicks(first, last, 20).starts).toHaveLength(13);
  const few = monthTicks(first, last, 5);
  expect(few.starts).toEqual([
    dayNumber(2023, 4, 1),
    dayNumber(2023, 7, 1),
    dayNumber(2023, 10, 1),
    dayNumber(2024, 1, 1),
  ]);
});
