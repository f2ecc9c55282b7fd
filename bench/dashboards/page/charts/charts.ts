import { pairSide, readCounts, readShares, views, type ViewId } from "../views.ts";

/** Six drawings that are kept, and drawn again from the numbers of a step. */
export type Charts = { draw: (numbers: Float64Array) => void | Promise<void> };

/** The size of a drawing: that of the reports' own in the same two columns. */
export const drawingSize = { width: 580, height: 240 };

const labels: Partial<Record<ViewId, readonly string[]>> = {
  class: ["Business", "Economy", "Economy Plus"],
  type: ["Returning", "First time"],
};

/** Whether the bars of a view lie, and are the share of the satisfied; those of the others stand, and are the passengers. */
export function isShare(id: ViewId): boolean {
  return labels[id] !== undefined;
}

/** What the bins of a view of one column are called. */
export function nameBins(id: ViewId): string[] {
  const { size, from, width } = views[id];
  return Array.from({ length: size }, (_, bin) => labels[id]?.[bin] ?? String(from + bin * width));
}

/** What the rows and the columns of the pair view are called. */
export function nameRatings(): string[] {
  return Array.from({ length: pairSide }, (_, rating) => String(rating));
}

/** What is drawn of a view, one number a bin. */
export function readDrawn(numbers: Float64Array, id: ViewId): number[] {
  return isShare(id) || id === "pair" ? readShares(numbers, id) : readCounts(numbers, id);
}

/** A place for each drawing, two beside each other. */
export function makePlaces(container: HTMLElement, ids: readonly ViewId[]): HTMLElement[] {
  container.className = "places";
  return ids.map(() => container.appendChild(document.createElement("div")));
}
