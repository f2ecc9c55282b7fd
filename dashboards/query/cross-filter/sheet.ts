/** A view as a sheet sees it: the bin of each row. */
type Binned = { codes: Uint16Array; size: number };

/** Columns are added to this many at a time, which the processor can do side by side. */
const lanes = 4;
/** Rows whose cells are written together: few enough that they stay in the processor's cache. */
const blockRows = 1024;
/** Fewest views that are worth being laid side by side. */
const fewest = 3;
const shortCells = 65_536;

/**
 * Some views side by side: for each row its cell in every one of them, and the sums of all cells. A row that counts in all of them
 * is added in one go, from one place in memory.
 */
export class Sheet {
  /** Sums of the cells of all views, one view after the other. */
  readonly sums: Float64Array;
  readonly #amounts: Float64Array;
  readonly #views: readonly Binned[];
  /** `cells[row * columns + column]`; columns that fill up the lanes have a cell of their own that nobody reads. */
  readonly #cells: Uint16Array | Uint32Array;
  readonly #columns: number;
  readonly #starts: readonly number[];

  constructor(amounts: Float64Array, views: readonly Binned[]) {
    this.#amounts = amounts;
    this.#views = views;
    this.#columns = views.length < fewest ? 0 : Math.ceil(views.length / lanes) * lanes;
    const places = Math.max(views.length, this.#columns);
    const sizes = Array.from({ length: places }, (_, at) => views[at]?.size ?? 1);
    let cells = 0;
    this.#starts = sizes.map((size) => (cells += size) - size);
    this.#cells = new (cells > shortCells ? Uint32Array : Uint16Array)(
      amounts.length * this.#columns,
    );
    for (let from = 0; from < amounts.length; from += blockRows) {
      const to = Math.min(from + blockRows, amounts.length);
      for (let column = 0; column < this.#columns; column += 1) this.#write(column, from, to);
    }
    this.sums = new Float64Array(cells);
  }

  /** Sums of one view, by bin. */
  part(column: number, sums: Float64Array = this.sums): Float64Array {
    return sums.subarray(this.#starts[column], this.#starts[column + 1]);
  }

  /** Adds the first `count` of a list of rows to every view, or takes them away (`sign` -1). */
  add(rows: Uint32Array, count: number, sign: number): void {
    if (this.#columns === 0) {
      for (const column of this.#views.keys()) this.addTo(column, rows, count, sign);
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
      for (let at = end - columns; at < end; at += lanes) {
        sums[cells[at]!]! += amount;
        sums[cells[at + 1]!]! += amount;
        sums[cells[at + 2]!]! += amount;
        sums[cells[at + 3]!]! += amount;
      }
    }
  }

  /** Adds them to one view only. */
  addTo(column: number, rows: Uint32Array, count: number, sign: number): void {
    const part = this.part(column);
    const amounts = this.#amounts;
    const codes = this.#views[column]!.codes;
    for (let index = 0; index < count; index += 1) {
      const row = rows[index]!;
      part[codes[row]!]! += amounts[row]! * sign;
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
