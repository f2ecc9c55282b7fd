import type { Selection } from "../../dashboards/query/state/selection.ts";
import { views, type ViewId } from "./views.ts";

/** Changes of a step: the bins selected in a view, null for no filter. */
export type Changes = Partial<Record<ViewId, Selection | null>>;

/** A system under test: makes a step and returns the numbers of the six views. */
export type Engine = (changes: Changes) => Float64Array;

/** The 90 steps of a round, which begin and end without a filter. */
export const steps: readonly Changes[] = [
  ...brush("age", 18, 30),
  ...click("class", [[0], [0, 1], [1], [1, 2]]),
  ...brush("distance", 5, 30),
  ...click("type", [[0], [1], null]),
  ...brush("delay", 2, 20),
  { age: null },
  { distance: null },
  { class: null, delay: null },
];

/** A range that is pulled open for half of the steps and then moved on. */
function brush(view: ViewId, first: number, count: number): Changes[] {
  const widest = count / 2;
  return Array.from({ length: count }, (_, at) => {
    const from = first + Math.max(at + 1 - widest, 0);
    const to = Math.min(first + at + 1, views[view].size);
    return { [view]: { from, to } };
  });
}

function click(view: ViewId, choices: readonly (number[] | null)[]): Changes[] {
  return choices.map((chosen) => ({ [view]: chosen }));
}
