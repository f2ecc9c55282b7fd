import { addRows, type RowData, type Tally } from "./accumulate.ts";

/** A view that rows are added to: its bit in the mask (0 where it has none), and its sums. */
export type Target = Tally & { bit: number; sums: Float64Array | null };

/** Rows of a batch: few enough that what belongs to them stays in the processor's cache. */
const batchRows = 1024;
/** A batch for the rows that fail no filter, after one for those that fail a certain filter alone. */
const slots = 33;

/** Collects rows by the views they count in, and adds them to the sums a batch at a time. */
export class RowBatches {
  readonly #data: RowData;
  readonly #rows = Array.from({ length: slots }, () => new Uint32Array(batchRows));
  readonly #used = new Int32Array(slots);
  #targets: readonly Target[][] = [];
  #bits = 0;
  #sign = 1;

  constructor(data: RowData) {
    this.#data = data;
  }

  /** Starts adding rows to some views (`sign` 1), or taking them away (-1). */
  start(targets: readonly Target[], sign: number): void {
    this.#bits = targets.reduce((bits, { bit }) => bits | bit, 0);
    this.#targets = Array.from({ length: slots }, (_, slot) =>
      targets.filter(({ bit }) => slot === slots - 1 || (bit !== 0 && Math.clz32(bit) === slot)),
    );
    this.#sign = sign;
  }

  /** Takes a row in, by the filters it fails: with none it counts in every view, with one in the view of that filter, else nowhere. */
  take(row: number, failed: number): void {
    if ((failed & (failed - 1)) !== 0 || (failed & ~this.#bits) !== 0) return;
    const slot = Math.clz32(failed);
    const used = this.#used[slot]!;
    this.#rows[slot]![used] = row;
    this.#used[slot] = used + 1;
    if (used + 1 === batchRows) this.#flush(slot);
  }

  /** Adds what is left. */
  finish(): void {
    for (let slot = 0; slot < slots; slot += 1) this.#flush(slot);
  }

  #flush(slot: number): void {
    const used = this.#used[slot]!;
    this.#used[slot] = 0;
    if (used === 0) return;
    for (const view of this.#targets[slot]!) {
      addRows(view, view.sums!, this.#data, this.#rows[slot]!, used, this.#sign);
    }
  }
}
