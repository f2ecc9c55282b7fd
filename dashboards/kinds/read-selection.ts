import { isRange, type Selection } from "../query/state/selection.ts";

/** Returns the bins of a selection, ascending. */
export function listCodes(selection: Selection | null): readonly number[] {
  if (selection === null) return [];
  if (!isRange(selection)) return selection;
  const { from, to } = selection;
  return Array.from({ length: to - from }, (_, at) => from + at);
}

/** True for a selected bin, and for every bin where nothing is selected. */
export function isChosen(selection: Selection | null, bin: number): boolean {
  if (selection === null) return true;
  return isRange(selection) ? bin >= selection.from && bin < selection.to : selection.includes(bin);
}
