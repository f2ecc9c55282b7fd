import { drawColumn } from "./draw-column.ts";
import type { SeededRandom } from "./seeded-random.ts";
import { shuffleCodes } from "./spread-quota.ts";

/**
 * Rows assigned to cells: `cellOf` is the index of each row's cell, `read` returns a column of one value of the cell,
 * and `draw` a random column by the cell's weights (whole numbers).
 */
export type AssignedRows<Cell> = {
  cellOf: Uint16Array;
  read: (pick: (cell: Cell) => number | boolean) => Uint16Array;
  draw: (weigh: (cell: Cell) => readonly number[]) => Uint16Array;
};

/** Makes exactly `counts[cell]` rows of each cell, shuffled. */
export function assignCells<Cell>(
  { cells, counts }: { cells: readonly Cell[]; counts: readonly number[] },
  random: SeededRandom,
): AssignedRows<Cell> {
  const cellOf = shuffleCodes(counts, random);
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
