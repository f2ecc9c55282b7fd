import { drawColumn } from "./draw-column.ts";
import type { SeededRandom } from "./seeded-random.ts";
import { dealCodes } from "./spread-quota.ts";

/**
 * Rows dealt to cells: `cellOf` holds the index of each row's cell, `read` makes a column of a value of the cell, and `draw`
 * one drawn with the weights (whole numbers) of the cell.
 */
export type DealtRows<Cell> = {
  cellOf: Uint16Array;
  read: (pick: (cell: Cell) => number | boolean) => Uint16Array;
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
