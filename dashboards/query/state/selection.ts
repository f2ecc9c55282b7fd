/** What a view is filtered to: some of its bins (ascending), or a half-open range of them. */
export type Selection = readonly number[] | { from: number; to: number };

/** Selections by view. */
export type Filters = Readonly<Record<string, Selection>>;

/** One flag a bin: 1 where the selection lets its rows pass. */
export function flagBins(selection: Selection, size: number): Uint8Array {
  const flags = new Uint8Array(size);
  if (isRange(selection)) return flags.fill(1, selection.from, selection.to);
  for (const code of selection) flags[code] = 1;
  return flags;
}

/** Whether a selection is a range of bins. */
export function isRange(selection: Selection): selection is { from: number; to: number } {
  return !Array.isArray(selection);
}

/** Whether two filters let the same bins through, written the same way. */
export function isSameSelection(one: Selection | null, other: Selection | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Whether a selection makes sense for a view of so many bins: whole, ascending, inside, not empty. */
export function isSelectionOf(selection: Selection, size: number): boolean {
  if (isRange(selection)) {
    const { from, to } = selection;
    return Number.isInteger(from) && Number.isInteger(to) && from >= 0 && from < to && to <= size;
  }
  return (
    selection.length > 0 &&
    selection.every(
      (code, at) => Number.isInteger(code) && code > (selection[at - 1] ?? -1) && code < size,
    )
  );
}
