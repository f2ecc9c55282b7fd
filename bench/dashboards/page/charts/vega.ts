import { changeset, parse, View, type Changeset } from "vega";
import { viewIds } from "../views.ts";
import { makePlaces, readDrawn, type Charts } from "./charts.ts";
import { describeBars, describeHeatmap, listTuples, type Tuple } from "./vega-specs.ts";

/** Six Vega views on canvas: a step modifies their tuples in place, so that marks are kept, and waits for the drawing. */
export function openVega(container: HTMLElement): Charts {
  const places = makePlaces(container, viewIds);
  const charts = viewIds.map((id, at) => {
    const spec = id === "pair" ? describeHeatmap() : describeBars(id);
    const view = new View(parse(spec), { renderer: "canvas", container: places[at]! });
    return { id, view };
  });
  let isFirst = true;
  return {
    draw: async (numbers) => {
      const drawn = charts.map(async ({ id, view }) => {
        const values = readDrawn(numbers, id);
        const change = isFirst ? insertTuples(listTuples(id), values) : modifyTuples(values);
        await view.change("bins", change).runAsync();
      });
      isFirst = false;
      await Promise.all(drawn);
    },
  };
}

function insertTuples(tuples: readonly Tuple[], values: readonly number[]): Changeset {
  return changeset().insert(tuples.map((tuple) => ({ ...tuple, value: values[tuple.bin] })));
}

function modifyTuples(values: readonly number[]): Changeset {
  const read = ({ bin }: Tuple): number => values[bin]!;
  return changeset().modify(() => true, "value", read);
}
