import type { Selection } from "../../dashboards/query/state/selection.ts";
import { views, type ViewId } from "./views.ts";

/** Filter changes of a step: the bins selected in each view, null for no filter. */
export type Changes = Partial<Record<ViewId, Selection | null>>;

/** An engine under test: applies a step and returns the numbers of the six views. */
export type Engine = (changes: Changes) => Float64Array;

/** The 90 steps of a round; it begins and ends without a filter. */
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

/** Widens a range for half of the steps, then moves it. */
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
