/** Sums of a view: for each bin the count of its rows and then its bases, `sums[bin * width + 1 + base]`. */
export type Tally = {
  codes: Uint16Array;
  size: number;
  /** Which bases of the rows it keeps. */
  bases: Int32Array;
  width: number;
};

/** What each row adds: `data[row * stride + base]`. */
export type RowData = { data: Int32Array | Float64Array; stride: number };

/** Zeros for the sums of a view. */
export function emptySums({ size, width }: Tally): Float64Array {
  return new Float64Array(size * width);
}

/** Adds the first `count` of a list of rows to the sums of a view, or takes them away. */
export function addRows(
  { codes, bases, width }: Tally,
  sums: Float64Array,
  { data, stride }: RowData,
  rows: Uint32Array,
  count: number,
  sign: number,
): void {
  for (let index = 0; index < count; index += 1) sums[codes[rows[index]!]! * width]! += sign;
  for (let slot = 1; slot < width; slot += 1) {
    const base = bases[slot - 1]!;
    for (let index = 0; index < count; index += 1) {
      const row = rows[index]!;
      const value = data[row * stride + base]!;
      // Not `sign * value`: a product of -0 keeps the processor from whole numbers.
      if (sign > 0) sums[codes[row]! * width + slot]! += value;
      else sums[codes[row]! * width + slot]! -= value;
    }
  }
}
