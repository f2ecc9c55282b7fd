/** The bin of each row, in the smallest integer type for the view's number of bins. */
export type Codes = Uint8Array | Uint16Array;

const byteBins = 256;

export function makeCodes(length: number, bins: number): Codes {
  return bins <= byteBins ? new Uint8Array(length) : new Uint16Array(length);
}
