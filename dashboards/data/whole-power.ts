/** Raises by multiplication alone, since `**` may round differently in another browser. */
export function wholePower(base: number, exponent: number): number {
  return exponent === 0 ? 1 : base * wholePower(base, exponent - 1);
}
