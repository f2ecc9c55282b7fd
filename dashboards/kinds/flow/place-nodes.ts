import type { Chart } from "../chart.ts";
import { splitBin } from "../bins/order-bins.ts";
import { count } from "../read-series.ts";

/** Height for the name and the sum of a node, in px; also large enough for a finger. */
export const nodeRoom = 36;

/** A row (side 0) or a column (side 1) of the view; its bar is `height` high, in the middle of its `room`. */
export type Node = {
  side: 0 | 1;
  name: string;
  /** All cells of the node, including those without an amount; and the drawn ones. */
  all: readonly number[];
  bins: readonly number[];
  sum: number;
  top: number;
  room: number;
  y: number;
  height: number;
};

/**
 * Places the nodes of both sides that have rows, on one scale; on a side, each has the same height for texts beside its
 * bar's.
 */
export function placeNodes({ result, measures, axes, format }: Chart, height: number) {
  const values = result.values(measures[0]!.id);
  const bins = result.shown.filter((bin) => result.hasRows(bin) && values[bin]! > 0);
  const sumOf = (some: readonly number[]): number =>
    some.reduce((sum, bin) => sum + values[bin]!, 0);
  const listSide = (side: 0 | 1) => {
    const axis = result.axes[side]!;
    return count(axis.size).flatMap((at) => {
      const all = result.shown.filter((bin) => {
        const { row, column } = splitBin(result, bin);
        return (side === 0 ? row : column) === at;
      });
      const own = all.filter((bin) => bins.includes(bin));
      if (own.length === 0) return [];
      return [{ side, name: format.bin(axis, axes[side], at), all, bins: own, sum: sumOf(own) }];
    });
  };
  const [rows, columns] = [listSide(0), listSide(1)];
  const free = height - Math.max(rows.length, columns.length) * nodeRoom;
  const unit = Math.max(free, 0) / sumOf(bins);
  const place = (nodes: typeof rows): Node[] => {
    const texts = (height - unit * sumOf(bins)) / nodes.length;
    let top = 0;
    return nodes.map(({ side, name, all, bins: own, sum }) => {
      const node = { side, name, all, bins: own, sum, top, room: texts + sum * unit };
      top += node.room;
      return Object.assign(node, { y: node.top + texts / 2, height: sum * unit });
    });
  };
  return { sides: [place(rows), place(columns)] as const, values };
}
