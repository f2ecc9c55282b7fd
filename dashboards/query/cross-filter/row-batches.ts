const batchRows = 1024;
/** Batch 0 to 31: rows that fail that one filter; 32: rows that fail none; 33: rows that fail several. */
const none = 32;
const several = 33;

export type AddBatch = (bit: number, rows: Uint32Array, count: number, sign: number) => void;

/**
 * Groups rows by the views that count them, and passes on full batches, small enough for the processor's cache: with
 * `bit` 0 for every view, else for the view of that filter only.
 */
export class RowBatches {
  readonly #add: AddBatch;
  readonly #rows = new Uint32Array((several + 1) * batchRows);
  readonly #used = new Int32Array(several + 1);
  #sign = 1;

  constructor(add: AddBatch) {
    this.#add = add;
  }

  start(sign: number): void {
    this.#sign = sign;
  }

  take(row: number, failed: number): void {
    const rest = failed & (failed - 1);
    // 1 if several filters fail, without a branch: which rows pass is unpredictable, and a mispredicted branch costs
    // more.
    const isSeveral = (rest | -rest) >>> 31;
    const batch = (Math.clz32(failed) & (isSeveral - 1)) + several * isSeveral;
    const used = this.#used[batch]!;
    this.#rows[batch * batchRows + used] = row;
    this.#used[batch] = used + 1;
    if (used + 1 === batchRows) this.#flush(batch);
  }

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
