import type { Chart } from "../chart.ts";
import { readStates } from "../read-states.ts";
import type { ShelfSpec } from "./spec.ts";

const usualHeight = 420;
/** Least width in px for two shelves beside one another. */
const pairedFrom = 520;
/** Height in px of a shelf's name and of the room above its boxes, and the least height of a box. */
const rows = { name: 20, above: 10, least: 44, leastDrawn: 22 };
const between = 24;
/** Widths in px that texts are chosen for: few, since each is one more drawing in the document. */
const plannedWidths = [0, 330, 520, 700];

export type ShelfPlan = ReturnType<typeof planShelf>;
export type Shelf = ShelfPlan["placed"][number];
export type Box = Shelf["boxes"][number];

/** Places shelves in rows, the one that sells most with the one that sells least, and boxes by what they sell. */
export function planShelf(chart: Chart<ShelfSpec>, width: number) {
  const { result, measures, spec } = chart;
  const sales = result.values(measures[0]!.id);
  const all = result.totals(measures[0]!.id);
  const [axis] = result.axes;
  const codes = axis?.kind === "labels" ? axis.labels : [];
  const isSold = (bin: number): boolean => result.hasRows(bin) && sales[bin]! > 0;
  const shelves = spec.shelves
    .map(({ label, products }) => {
      const bins = products.map((id) => codes.indexOf(id));
      return {
        label,
        order: addUp(bins, all),
        bins: bins.filter(isSold).toSorted((a, b) => sales[b]! - sales[a]!),
      };
    })
    .toSorted((a, b) => b.order - a.order)
    .filter(({ bins }) => bins.length > 0);
  const isDrawn = chart.isPicture === true;
  const isPaired = (isDrawn || width >= pairedFrom) && shelves.length > 1;
  const perRow = isPaired ? Math.ceil(shelves.length / 2) : shelves.length;
  const lines = Array.from({ length: perRow }, (_, at) =>
    [shelves[at]!, ...(isPaired ? [shelves[shelves.length - 1 - at]!] : [])].filter(
      (one, place, both) => both.indexOf(one) === place,
    ),
  );
  const room = isPaired ? width - between : width;
  const most = Math.max(
    ...lines.map((line) => line.reduce((sum, { bins }) => sum + addUp(bins, sales), 0)),
  );
  const scale = room / most;
  const rowHeight = Math.max(
    (chart.height ?? usualHeight) / Math.max(lines.length, 1),
    rows.name + rows.above + (isDrawn ? rows.leastDrawn : rows.least),
  );
  const placed = lines.flatMap((line, row) => {
    let x = 0;
    return line.map(({ label, bins }) => {
      const from = x;
      const boxes = bins.map((bin) => {
        const box = { bin, x, width: sales[bin]! * scale };
        x += box.width;
        return box;
      });
      const to = x;
      x += between;
      return { label, boxes, from, to, foot: (row + 1) * rowHeight - rows.name };
    });
  });
  return {
    chart,
    width,
    height: lines.length * rowHeight,
    boxHeight: rowHeight - rows.name - rows.above,
    placed,
    isPaired,
    /** Share of the width that its texts are chosen for, the same ones in a range of widths. */
    planned: isDrawn ? 1 : plannedWidths.findLast((one) => one <= width)! / width,
    stateOf: readStates(chart),
  };
}

function addUp(bins: readonly number[], values: Float64Array): number {
  return bins.reduce((sum, bin) => sum + (values[bin]! || 0), 0);
}
