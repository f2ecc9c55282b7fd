import type { MarkState } from "../../scene/mark-state.ts";
import { inState, type PaintName } from "../../scene/paints.ts";

/** Paints the first series as filled dots, the reference as rings. */
export function dotPaint(series: number, state: MarkState = "plain"): PaintName {
  return inState(series === 0 ? "bar" : "ring", state);
}
