import crossfilter from "crossfilter2";
import type { Selection } from "../../../../dashboards/query/state/selection.ts";
import { isRange } from "../../../../dashboards/query/state/selection.ts";
import type { Rows } from "../rows.ts";
import type { Changes } from "../script.ts";
import type { Subject } from "../subject.ts";
import {
  emptyNumbers,
  offsets,
  pairSide,
  viewIds,
  views,
  type View,
  type ViewId,
} from "../views.ts";

type Sums = { count: number; satisfied: number };
type Dimension = crossfilter.Dimension<number, number>;

/** crossfilter2 over row numbers: a dimension a view in its natural unit, a group with both sums. */
export function open(rows: Rows): Subject {
  const { class: classes, type, age, distance, delay, wifi, boarding, satisfied } = rows.columns;
  const filter = crossfilter(Array.from({ length: rows.count }, (_, row) => row));
  const dimensions: Record<ViewId, Dimension> = {
    class: filter.dimension((row) => classes[row]!),
    type: filter.dimension((row) => type[row]!),
    age: filter.dimension((row) => age[row]!),
    distance: filter.dimension((row) => distance[row]!),
    delay: filter.dimension((row) => delay[row]!),
    pair: filter.dimension((row) => wifi[row]! * pairSide + boarding[row]!),
  };
  const groups = viewIds.map((id) => {
    const { from, width } = views[id];
    const group = dimensions[id].group<number, Sums>((value) => Math.floor((value - from) / width));
    return group.reduce(
      (sums, row) => {
        sums.count += 1;
        sums.satisfied += satisfied[row]!;
        return sums;
      },
      (sums, row) => {
        sums.count -= 1;
        sums.satisfied -= satisfied[row]!;
        return sums;
      },
      () => ({ count: 0, satisfied: 0 }),
    );
  });
  const numbers = emptyNumbers();
  const read = (): void => {
    for (const [at, id] of viewIds.entries()) {
      for (const { key, value } of groups[at]!.all()) {
        numbers[offsets[id] + 2 * key] = value.count;
        numbers[offsets[id] + 2 * key + 1] = value.satisfied;
      }
    }
  };
  const step = (changes: Changes): void => {
    for (const [id, selection] of Object.entries(changes)) {
      choose(dimensions[id as ViewId], views[id as ViewId], selection);
    }
    read();
  };
  read();
  return { step, read: () => numbers };
}

function choose(dimension: Dimension, { from, width }: View, selection: Selection | null): void {
  if (selection === null) dimension.filterAll();
  else if (isRange(selection)) {
    dimension.filterRange([from + selection.from * width, from + selection.to * width]);
  } else if (selection.length === 1) dimension.filterExact(from + selection[0]! * width);
  else dimension.filterFunction((value) => selection.includes(value));
}
