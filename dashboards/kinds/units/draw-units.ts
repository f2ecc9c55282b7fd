import { isMarked, type MarkState } from "../../scene/mark-state.ts";
import { inState, type PaintName } from "../../scene/paints.ts";
import type { SceneMark } from "../../scene/scene.ts";

/** The paints of things that are counted (`scene/unit-paints.ts`), which have states and an edge. */
export type UnitName = {
  [Name in PaintName]: `${Name}-edge` | `${Name}-unselected` extends PaintName ? Name : never;
}[PaintName];

/** Draws things that are counted in one path; marked ones have an edge, for the contrast of the accent. */
export function drawUnits(name: UnitName, state: MarkState, d: string): SceneMark[] {
  const units: SceneMark = { kind: "path", paint: inState(name, state), d };
  return isMarked(state) ? [{ kind: "path", paint: `${name}-edge`, d }, units] : [units];
}
