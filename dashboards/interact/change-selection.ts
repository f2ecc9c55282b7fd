import { listCodes } from "../kinds/read-selection.ts";
import { isRange, type Selection } from "../query/state/selection.ts";

/**
 * Returns the selection after a click on the bins of a mark: those alone, or none if they were the selection; with
 * `isAdded`, they are added or removed.
 */
export function pickBins(
  selection: Selection | null,
  bins: readonly number[],
  isAdded: boolean,
): Selection | null {
  const codes = listCodes(selection);
  const isSame = codes.length === bins.length && bins.every((bin) => codes.includes(bin));
  if (!isAdded) return isSame ? null : bins.toSorted((a, b) => a - b);
  const others = codes.filter((code) => !bins.includes(code));
  const isHeld = others.length + bins.length === codes.length;
  const next = isHeld ? others : [...others, ...bins].toSorted((a, b) => a - b);
  return next.length === 0 ? null : next;
}

export type DragPart = "new" | "move" | "from" | "to";
export type Range = { from: number; to: number };

/** Returns the range that a drag between two bins selects, within `low` ≤ bin < `high`. */
export function dragRange(
  part: DragPart,
  { start, now }: { start: number; now: number },
  held: Range,
  [low, high]: readonly [number, number],
): Range {
  if (part === "new") return { from: Math.min(start, now), to: Math.max(start, now) + 1 };
  if (part === "from") {
    return now < held.to ? { from: now, to: held.to } : { from: held.to - 1, to: now + 1 };
  }
  if (part === "to") {
    return now >= held.from ? { from: held.from, to: now + 1 } : { from: now, to: held.from + 1 };
  }
  const by = Math.min(Math.max(now - start, low - held.from), high - held.to);
  return { from: held.from + by, to: held.to + by };
}

/** Returns the range for Shift and an arrow key, from the previous focus to the next. */
export function extendRange(selection: Selection | null, previous: number, next: number): Range {
  if (selection !== null && isRange(selection)) {
    const { from, to } = selection;
    if (previous === to - 1)
      return dragRange("to", { start: previous, now: next }, selection, [0, 0]);
    if (previous === from)
      return dragRange("from", { start: previous, now: next }, selection, [0, 0]);
  }
  return { from: Math.min(previous, next), to: Math.max(previous, next) + 1 };
}
