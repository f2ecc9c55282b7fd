import { drawColumn } from "./draw-column.ts";
import type { SeededRandom } from "./seeded-random.ts";
import { dealCodes } from "./spread-quota.ts";

/** Rows of which each belongs to a cell: what all rows of a cell share, and how many there are of each. */
export type DealtRows<Cell> = {
  /** Index of the cell of each row. */
  cellOf: Uint16Array;
  /** A column of what the cells say. */
  read: (pick: (cell: Cell) => number | boolean) => Uint16Array;
  /** A column drawn by the whole weights of each row's cell. */
  draw: (weigh: (cell: Cell) => readonly number[]) => Uint16Array;
};

/** Makes exactly `counts[cell]` rows of each cell, shuffled. */
export function dealCells<Cell>(
  { cells, counts }: { cells: readonly Cell[]; counts: readonly number[] },
  random: SeededRandom,
): DealtRows<Cell> {
  const cellOf = dealCodes(counts, random);
  return {
    cellOf,
    read: (pick) => {
      const numbers = cells.map((cell) => Number(pick(cell)));
      return cellOf.map((cell) => numbers[cell]!);
    },
    draw: (weigh) =>
      drawColumn(
        cellOf,
        cells.map((cell) => weigh(cell)),
        random,
      ),
  };
}
