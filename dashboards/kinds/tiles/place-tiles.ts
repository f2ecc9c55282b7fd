import type { Tile } from "./spec.ts";

/** Returns the tiles of the shown bins, shifted to begin at column and row 0. */
export function placeTiles(
  tiles: readonly Tile[],
  labels: readonly string[],
  shown: ReadonlySet<number>,
): { tile: Tile; bin: number }[] {
  const placed = tiles.flatMap((tile) => {
    const bin = labels.indexOf(tile.id);
    return shown.has(bin) ? [{ tile, bin }] : [];
  });
  const column = Math.min(...placed.map(({ tile }) => tile.column));
  const row = Math.min(...placed.map(({ tile }) => tile.row));
  return placed.map(({ tile, bin }) => ({
    tile: { ...tile, column: tile.column - column, row: tile.row - row },
    bin,
  }));
}
