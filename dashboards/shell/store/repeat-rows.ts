import type { Integers } from "../../query/table/column.ts";

type Columns = Readonly<Record<string, Integers>>;

/** Means and percentages stay, only counts grow. */
export function repeatRows(columns: Columns, times: number): Columns {
  return Object.fromEntries(
    Object.entries(columns).map(([name, values]) => [name, repeat(values, times)]),
  );
}

function repeat(values: Integers, times: number): Integers {
  const Numbers = values.constructor as new (length: number) => Integers;
  const repeated = new Numbers(values.length * times);
  for (let time = 0; time < times; time += 1) repeated.set(values, time * values.length);
  return repeated;
}
