const steps = [1, 2, 2.5, 5];

/** Returns the least round number, whole and from 1 on, of which a value holds at most `most`. */
export function chooseUnit(value: number, most: number): number {
  if (!(value < Infinity)) return 1;
  for (let power = 1; ; power *= 10) {
    const unit = steps
      .map((step) => step * power)
      .find((one) => Number.isInteger(one) && value <= one * most);
    if (unit !== undefined) return unit;
  }
}
