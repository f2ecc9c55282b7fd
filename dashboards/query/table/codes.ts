/** The bin of each row, in as few bytes as its view has bins for. */
export type Codes = Uint8Array | Uint16Array;

const byteBins = 256;

export function makeCodes(length: number, bins: number): Codes {
  return bins <= byteBins ? new Uint8Array(length) : new Uint16Array(length);
}
