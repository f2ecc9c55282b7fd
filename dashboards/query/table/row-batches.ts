/** Rows of a batch: few enough that what belongs to them stays in the processor's cache. */
const batchRows = 1024;
/** Batches: 0 to 31 for rows that fail one filter alone, 32 for those that fail none, 33 for the others. */
const none = 32;
const several = 33;

/** Adds a batch of rows to every view (`bit` 0), or to the view of the one filter that they fail. */
export type AddBatch = (bit: number, rows: Uint32Array, count: number, sign: number) => void;

/** Collects rows by the views they count in, and hands them on a batch at a time. */
export class RowBatches {
  readonly #add: AddBatch;
  readonly #rows = new Uint32Array((several + 1) * batchRows);
  readonly #used = new Int32Array(several + 1);
  #sign = 1;

  constructor(add: AddBatch) {
    this.#add = add;
  }

  /** Starts adding rows (`sign` 1), or taking them away (-1). */
  start(sign: number): void {
    this.#sign = sign;
  }

  /** Takes a row in, by the filters it fails: with none it counts in every view, with one in the view of that filter, else nowhere. */
  take(row: number, failed: number): void {
    const rest = failed & (failed - 1);
    // 1 where several filters are failed. Reckoned, not branched on: which rows pass cannot be foreseen, and a wrong guess costs more.
    const isSeveral = (rest | -rest) >>> 31;
    const batch = (Math.clz32(failed) & (isSeveral - 1)) + several * isSeveral;
    const used = this.#used[batch]!;
    this.#rows[batch * batchRows + used] = row;
    this.#used[batch] = used + 1;
    if (used + 1 === batchRows) this.#flush(batch);
  }

  /** Adds what is left. */
  finish(): void {
    for (let batch = 0; batch <= several; batch += 1) this.#flush(batch);
  }

  #flush(batch: number): void {
    const used = this.#used[batch]!;
    this.#used[batch] = 0;
    if (used === 0 || batch === several) return;
    const from = batch * batchRows;
    const bit = batch === none ? 0 : 1 << (none - 1 - batch);
    this.#add(bit, this.#rows.subarray(from, from + used), used, this.#sign);
  }
}
