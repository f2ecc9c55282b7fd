export function shareUnits(values: readonly number[], units: number): number[] {
  const sum = values.reduce((all, value) => all + value, 0);
  if (!(sum > 0)) return values.map(() => 0);
  const exact = values.map((value) => (value / sum) * units);
  const whole = exact.map(Math.floor);
  const missing = units - whole.reduce((all, value) => all + value, 0);
  const byRemainder = exact
    .map((value, at) => ({ at, rest: value - Math.floor(value) }))
    .toSorted((a, b) => b.rest - a.rest);
  for (const { at } of byRemainder.slice(0, missing)) whole[at]! += 1;
  return whole;
}
