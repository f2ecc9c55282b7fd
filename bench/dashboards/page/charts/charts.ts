import { pairSide, readCounts, readShares, views, type ViewId } from "../views.ts";

/** Six drawings that are updated in place from the numbers of a step. */
export type Charts = { draw: (numbers: Float64Array) => void | Promise<void> };

export const drawingSize = { width: 580, height: 240 };

const labels: Partial<Record<ViewId, readonly string[]>> = {
  class: ["Business", "Economy", "Economy Plus"],
  type: ["Returning", "First time"],
};

/** Views drawn as horizontal bars of the satisfied share; the others are columns of passengers. */
export function isShare(id: ViewId): boolean {
  return labels[id] !== undefined;
}

export function nameBins(id: ViewId): string[] {
  const { size, from, width } = views[id];
  return Array.from({ length: size }, (_, bin) => labels[id]?.[bin] ?? String(from + bin * width));
}

export function nameRatings(): string[] {
  return Array.from({ length: pairSide }, (_, rating) => String(rating));
}

/** The drawn numbers of a view, one for each bin. */
export function readDrawn(numbers: Float64Array, id: ViewId): number[] {
  return isShare(id) || id === "pair" ? readShares(numbers, id) : readCounts(numbers, id);
}

export function makePlaces(container: HTMLElement, ids: readonly ViewId[]): HTMLElement[] {
  container.className = "places";
  return ids.map(() => container.appendChild(document.createElement("div")));
}
