import type { MarkState } from "../scene/mark-state.ts";
import type { Chart } from "./chart.ts";
import { listCodes } from "./read-selection.ts";

/** Returns the state of each bin: by the selection if there is one, else by the title's highlight. */
export function readStates({
  selection,
  highlight = [],
}: Pick<Chart, "selection" | "highlight">): (bin: number) => MarkState {
  const selected = new Set(listCodes(selection));
  const highlighted = new Set(highlight);
  return (bin) => {
    if (selection !== null) return selected.has(bin) ? "selected" : "unselected";
    return highlighted.has(bin) ? "highlighted" : "plain";
  };
}
