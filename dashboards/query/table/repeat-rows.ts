import type { Integers } from "./column.ts";

type Columns = Readonly<Record<string, Integers>>;

/** Repeats rows, in the smallest integer types: means and percentages stay, counts grow. */
export function repeatRows(columns: Columns, times: number): Columns {
  return Object.fromEntries(
    Object.entries(columns).map(([name, values]) => [name, repeat(values, times)]),
  );
}

const mostInByte = 255;

function repeat(values: Integers, times: number): Integers {
  const isByte = values.every((value) => value >= 0 && value <= mostInByte);
  const Numbers = (isByte ? Uint8Array : values.constructor) as new (length: number) => Integers;
  const repeated = new Numbers(values.length * times);
  for (let time = 0; time < times; time += 1) repeated.set(values, time * values.length);
  return repeated;
}
