import { changeset, parse, View, type Changeset } from "vega";
import { viewIds } from "../views.ts";
import { makePlaces, readDrawn, type Charts, type DrawnBin } from "./charts.ts";
import { describeBars, describeHeatmap, listTuples, type Tuple } from "./vega-specs.ts";

/** Six Vega views on canvas: a step modifies their tuples in place, so that marks are kept, and waits for the drawing. */
export function openVega(container: HTMLElement): Charts {
  const places = makePlaces(container, viewIds);
  const charts = viewIds.map((id, at) => {
    const spec = id === "pair" ? describeHeatmap() : describeBars(id);
    const view = new View(parse(spec), { renderer: "canvas", container: places[at]! });
    return { id, view };
  });
  const before = new Map<string, readonly DrawnBin[]>();
  return {
    draw: async (shown) => {
      const drawn = charts.map(async ({ id, view }) => {
        const [bins, old] = [readDrawn(shown, id), before.get(id)];
        before.set(id, bins);
        const change =
          old === undefined ? insertTuples(listTuples(id), bins) : modifyTuples(old, bins);
        await view.change("bins", change).runAsync();
      });
      await Promise.all(drawn);
    },
  };
}

function insertTuples(tuples: readonly Tuple[], bins: readonly DrawnBin[]): Changeset {
  return changeset().insert(tuples.map((tuple) => ({ ...tuple, ...bins[tuple.bin] })));
}

/** Writes a field only where any bin has another. */
function modifyTuples(old: readonly DrawnBin[], bins: readonly DrawnBin[]): Changeset {
  const change = changeset();
  for (const field of ["value", "whole", "isFaded"] as const) {
    if (bins.every((bin, at) => bin[field] === old[at]![field])) continue;
    change.modify(
      () => true,
      field,
      ({ bin }: Tuple) => bins[bin]![field],
    );
  }
  return change;
}
