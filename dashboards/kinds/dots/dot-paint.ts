import type { MarkState } from "../../scene/mark-state.ts";
import { inState, type PaintName } from "../../scene/paints.ts";

/** A filled dot for what the title is about, a ring for what it is compared with. */
export function dotPaint(series: number, state: MarkState = "plain"): PaintName {
  return inState(series === 0 ? "bar" : "ring", state);
}
