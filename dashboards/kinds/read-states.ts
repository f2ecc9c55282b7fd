import type { MarkState } from "../scene/mark-state.ts";
import type { Chart } from "./chart.ts";
import { listCodes } from "./read-selection.ts";

/** Returns the state of each bin: by the selection where there is one, else by what the title argues. */
export function readStates({
  selection,
  highlight = [],
}: Pick<Chart, "selection" | "highlight">): (bin: number) => MarkState {
  const chosen = new Set(listCodes(selection));
  const argued = new Set(highlight);
  return (bin) => {
    if (selection !== null) return chosen.has(bin) ? "chosen" : "off";
    return argued.has(bin) ? "argued" : "plain";
  };
}
