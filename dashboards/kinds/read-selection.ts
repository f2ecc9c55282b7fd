import { isRange, type Selection } from "../query/state/selection.ts";

/** The bins of a selection, ascending. */
export function listCodes(selection: Selection | null): readonly number[] {
  if (selection === null) return [];
  if (!isRange(selection)) return selection;
  const { from, to } = selection;
  return Array.from({ length: to - from }, (_, at) => from + at);
}

/** Whether a bin is selected; all are where nothing is. */
export function isChosen(selection: Selection | null, bin: number): boolean {
  if (selection === null) return true;
  return isRange(selection) ? bin >= selection.from && bin < selection.to : selection.includes(bin);
}
