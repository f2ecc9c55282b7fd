import type { Codes } from "../table/codes.ts";

type BinnedView = { codes: Codes; size: number };

/** Cells and sums that were counted elsewhere, for the same views and amounts. */
export type SumsArrays = { cells: Uint16Array | Uint32Array; sums: Float64Array };

const unroll = 4;
const blockRows = 1024;
const minUnrolledViews = 3;
const maxShortCells = 65_536;

/**
 * Sums of several views over one amount per row. The cells of a row are adjacent (row-major), so a row that counts in
 * every view is read from one place in memory.
 */
export class RowMajorSums {
  readonly sums: Float64Array;
  readonly #amounts: Float64Array;
  readonly #views: readonly BinnedView[];
  /** `cells[row * columns + view]`; padding columns, which complete the unrolled loop, are not read. */
  readonly #cells: Uint16Array | Uint32Array;
  readonly #columns: number;
  readonly #starts: readonly number[];

  constructor(amounts: Float64Array, views: readonly BinnedView[], counted?: SumsArrays) {
    this.#amounts = amounts;
    this.#views = views;
    this.#columns = views.length < minUnrolledViews ? 0 : Math.ceil(views.length / unroll) * unroll;
    const columns = Math.max(views.length, this.#columns);
    const sizes = Array.from({ length: columns }, (_, at) => views[at]?.size ?? 1);
    let cells = 0;
    this.#starts = sizes.map((size) => (cells += size) - size);
    if (counted !== undefined) {
      this.#cells = counted.cells;
      this.sums = counted.sums;
      return;
    }
    this.#cells = new (cells > maxShortCells ? Uint32Array : Uint16Array)(
      amounts.length * this.#columns,
    );
    for (let from = 0; from < amounts.length; from += blockRows) {
      const to = Math.min(from + blockRows, amounts.length);
      for (let column = 0; column < this.#columns; column += 1) this.#write(column, from, to);
    }
    this.sums = new Float64Array(cells);
  }

  arrays(): SumsArrays {
    return { cells: this.#cells, sums: this.sums };
  }

  sumsOf(view: number, sums: Float64Array = this.sums): Float64Array {
    return sums.subarray(this.#starts[view], this.#starts[view + 1]);
  }

  /** Adds the first `count` of `rows` to every view (`sign` 1), or subtracts them (-1). */
  add(rows: Uint32Array, count: number, sign: number): void {
    if (this.#columns === 0) {
      for (const view of this.#views.keys()) this.addTo(view, rows, count, sign);
      return;
    }
    const sums = this.sums;
    const cells = this.#cells;
    const columns = this.#columns;
    const amounts = this.#amounts;
    for (let index = 0; index < count; index += 1) {
      const row = rows[index]!;
      const amount = amounts[row]! * sign;
      const end = (row + 1) * columns;
      for (let at = end - columns; at < end; at += unroll) {
        sums[cells[at]!]! += amount;
        sums[cells[at + 1]!]! += amount;
        sums[cells[at + 2]!]! += amount;
        sums[cells[at + 3]!]! += amount;
      }
    }
  }

  addTo(view: number, rows: Uint32Array, count: number, sign: number): void {
    const sums = this.sumsOf(view);
    const amounts = this.#amounts;
    const codes = this.#views[view]!.codes;
    for (let index = 0; index < count; index += 1) {
      const row = rows[index]!;
      sums[codes[row]!]! += amounts[row]! * sign;
    }
  }

  #write(column: number, from: number, to: number): void {
    const start = this.#starts[column]!;
    const codes = this.#views[column]?.codes;
    const cells = this.#cells;
    const columns = this.#columns;
    for (let row = from; row < to; row += 1) {
      cells[row * columns + column] = codes === undefined ? start : start + codes[row]!;
    }
  }
}
