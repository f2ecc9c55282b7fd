import { flagBins } from "../../../../dashboards/query/state/selection.ts";
import { isBaselineShown } from "../../../../dashboards/scene/scales/baseline-scale.ts";
import type { Changes } from "../script.ts";
import { pairSide, readCounts, readShares, views, type ViewId } from "../views.ts";

/** The filter of each view that has had one. */
export type Selections = Changes;

/** The numbers of a step, those without filters, and what is filtered by. */
export type Shown = { numbers: Float64Array; whole: Float64Array; selections: Selections };

/** Six drawings that are updated in place from what a step shows. */
export type Charts = { draw: (shown: Shown) => void | Promise<void> };

/** What a bar shows: its number, behind it that of all rows (0 where it would dwarf the numbers), and that others are selected. */
export type DrawnBin = { value: number; whole: number; isFaded: boolean };

export const colours = { bar: "#5a5245", faded: "#a79d8f", whole: "#d9cfc2" };
export const tones = ["#2a2620", "#f2c230"];
export const inks = { light: "#ffffff", dark: "#000000" };

export function pickFill({ isFaded }: DrawnBin): string {
  return isFaded ? colours.faded : colours.bar;
}

/** What can be read on the tone of a value. */
export function pickInk({ value }: Pick<DrawnBin, "value">): string {
  return value < 0.5 ? inks.light : inks.dark;
}

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

/** What is drawn of a view, bin by bin, as our own visuals show it. */
export function readDrawn({ numbers, whole, selections }: Shown, id: ViewId): DrawnBin[] {
  const [values, wholes] = [readValues(numbers, id), readValues(whole, id)];
  const hasWhole =
    id !== "pair" && isBaselineShown([0, Math.max(...values)], [0, Math.max(...wholes)]);
  const selection = selections[id] ?? null;
  const flags = selection && flagBins(selection, views[id].size);
  return values.map((value, bin) => ({
    value,
    whole: hasWhole ? wholes[bin]! : 0,
    isFaded: flags?.[bin] === 0,
  }));
}

function readValues(numbers: Float64Array, id: ViewId): number[] {
  return isShare(id) || id === "pair" ? readShares(numbers, id) : readCounts(numbers, id);
}

export function makePlaces(container: HTMLElement, ids: readonly ViewId[]): HTMLElement[] {
  container.className = "places";
  return ids.map(() => container.appendChild(document.createElement("div")));
}
