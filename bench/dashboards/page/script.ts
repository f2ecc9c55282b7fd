import type { Selection } from "../../../dashboards/query/state/selection.ts";
import { views, type ViewId } from "./views.ts";

/** Changes of a step: the bins selected in a view, null for no filter. */
export type Changes = Partial<Record<ViewId, Selection | null>>;

export type Step = { changes: Changes; brushed: ViewId | null };

/** The same 90 steps for everyone; they begin and end without a filter. */
export function listSteps(): Step[] {
  return [
    ...brush("age", 18, 30),
    ...click("class", [[0], [0, 1], [1], [1, 2]]),
    ...brush("distance", 5, 30),
    ...click("type", [[0], [1], null]),
    ...brush("delay", 2, 20),
    change({ age: null }),
    change({ distance: null }),
    change({ class: null, delay: null }),
  ];
}

/** A range that is pulled open for half of the steps and then moved on. */
function brush(view: ViewId, first: number, count: number): Step[] {
  const widest = count / 2;
  return Array.from({ length: count }, (_, at) => {
    const from = first + Math.max(at + 1 - widest, 0);
    const to = Math.min(first + at + 1, views[view].size);
    return { changes: { [view]: { from, to } }, brushed: view };
  });
}

function click(view: ViewId, choices: readonly (number[] | null)[]): Step[] {
  return choices.map((chosen) => change({ [view]: chosen }));
}

function change(changes: Changes): Step {
  return { changes, brushed: null };
}
