import { expect, it } from "vitest";
import { placeTiles } from "./place-tiles.ts";

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
