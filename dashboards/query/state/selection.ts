/** Some bins (ascending), or a half-open range of them. */
export type Selection = readonly number[] | { from: number; to: number };

export type Filters = Readonly<Record<string, Selection>>;

/** Returns a flag for each bin: 1 where it is selected. */
export function flagBins(selection: Selection, size: number): Uint8Array {
  const flags = new Uint8Array(size);
  if (isRange(selection)) return flags.fill(1, selection.from, selection.to);
  for (const code of selection) flags[code] = 1;
  return flags;
}

export function isRange(selection: Selection): selection is { from: number; to: number } {
  return !Array.isArray(selection);
}

export function isSameSelection(one: Selection | null, other: Selection | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** True for whole bins within `size`, ascending, at least one. */
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
