const prime = 0x1_b3;

/** FNV-1a, 64 bits, of a column's bytes in little-endian order, as 16 hexadecimal digits: the same in every engine. */
export function hashColumn(values: ArrayLike<number> & { BYTES_PER_ELEMENT: number }): string {
  let high = 0xcb_f2_9c_e4;
  let low = 0x84_22_23_25;
  for (let row = 0; row < values.length; row += 1) {
    const value = values[row]!;
    for (let shift = 0; shift < values.BYTES_PER_ELEMENT * 8; shift += 8) {
      low = (low ^ ((value >>> shift) & 0xff)) >>> 0;
      // The prime is 2^40 + 0x1b3: no product leaves the 53 bits that are exact.
      const product = low * prime;
      high = (high * prime + Math.floor(product / 2 ** 32) + ((low << 8) >>> 0)) >>> 0;
      low = product >>> 0;
    }
  }
  return [high, low].map((half) => half.toString(16).padStart(8, "0")).join("");
}
