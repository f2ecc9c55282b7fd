import crossfilter from "crossfilter2";
import { isRange, type Selection } from "../../dashboards/query/state/selection.ts";
import type { Rows } from "./rows.ts";
import type { Engine } from "./script.ts";
import { numberCount, offsets, pairSide, viewIds, views, type View, type ViewId } from "./views.ts";

type Sums = { count: number; satisfied: number };
type Dimension = crossfilter.Dimension<number, number>;

/**
 * Runs crossfilter2 over row numbers, with one dimension per view in its natural unit and one group that keeps both
 * sums.
 */
export function openCrossfilter2({ count, columns }: Rows): Engine {
  const { age, distance, wifi, boarding, satisfied } = columns;
  const filter = crossfilter(Array.from({ length: count }, (_, row) => row));
  const dimensions: Record<ViewId, Dimension> = {
    class: filter.dimension((row) => columns.class[row]!),
    type: filter.dimension((row) => columns.customer[row]!),
    age: filter.dimension((row) => age[row]!),
    distance: filter.dimension((row) => distance[row]!),
    delay: filter.dimension((row) => columns.departureDelay[row]!),
    pair: filter.dimension((row) => wifi[row]! * pairSide + boarding[row]!),
  };
  const add = (sums: Sums, row: number, by: 1 | -1): Sums => {
    sums.count += by;
    sums.satisfied += by * satisfied[row]!;
    return sums;
  };
  const groups = viewIds.map((id) => {
    const { from, width } = views[id];
    const group = dimensions[id].group<number, Sums>((value) => Math.floor((value - from) / width));
    return group.reduce(
      (sums, row) => add(sums, row, 1),
      (sums, row) => add(sums, row, -1),
      () => ({ count: 0, satisfied: 0 }),
    );
  });
  const numbers = new Float64Array(numberCount);
  return (changes) => {
    for (const [id, selection] of Object.entries(changes)) {
      choose(dimensions[id as ViewId], views[id as ViewId], selection);
    }
    for (const [at, id] of viewIds.entries()) {
      for (const { key, value } of groups[at]!.all()) {
        numbers[offsets[id] + 2 * key] = value.count;
        numbers[offsets[id] + 2 * key + 1] = value.satisfied;
      }
    }
    return numbers;
  };
}

function choose(dimension: Dimension, { from, width }: View, selection: Selection | null): void {
  if (selection === null) dimension.filterAll();
  else if (isRange(selection)) {
    dimension.filterRange([from + selection.from * width, from + selection.to * width]);
  } else if (selection.length === 1) dimension.filterExact(from + selection[0]! * width);
  else dimension.filterFunction((value) => selection.includes(value));
}
