/** Whole numbers that look random and depend on the seed alone, in every browser (mulberry32). */
export class SeededRandom {
  // In an array the state stays 32 bits; in a field, V8 boxes numbers of more than 31.
  readonly #state = new Int32Array(1);

  constructor(seed: number) {
    this.#state[0] = seed;
  }

  next(): number {
    const state = (this.#state[0]! + 0x6d_2b_79_f5) | 0;
    this.#state[0] = state;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (mixed ^ (mixed >>> 14)) >>> 0;
  }

  /** Returns a whole number from 0 to `limit` - 1; the limit is at most 2^20. */
  below(limit: number): number {
    return Math.floor((this.next() * limit) / 2 ** 32);
  }

  shuffle<List extends { length: number; [index: number]: number }>(list: List): List {
    for (let last = list.length - 1; last > 0; last -= 1) {
      const other = this.below(last + 1);
      const value = list[last]!;
      list[last] = list[other]!;
      list[other] = value;
    }
    return list;
  }
}
