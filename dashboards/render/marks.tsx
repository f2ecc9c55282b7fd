import type { ReactNode } from "react";
import { jsx } from "react/jsx-runtime";
import type { SceneMark } from "../scene/scene.ts";
import { addPlace, readLook, type Attributes, type Palette } from "./svg-element.ts";

/** Keeps colours as names of custom properties, so that scheme, print and forced colours need no new drawing. */
export function screenPalette(id: string): Palette {
  return {
    colour: (colour) => `var(--${colour})`,
    hatch: (index) => `url(#${hatchId(id, index)})`,
    family: (family) => `var(--font-${family})`,
  };
}

export function hatchId(id: string, index: number): string {
  return `${id}-hatch${String(index)}`;
}

/** Draws marks as React elements, keyed by index: a mark keeps its element while its values change. */
export function drawMarks(marks: readonly SceneMark[], palette: Palette): ReactNode[] {
  return marks.map((mark, at) => drawMark(mark, String(at), palette));
}

/** Calls the JSX runtime directly: spreading attributes would slow each frame of a brush. */
function drawMark(mark: SceneMark, key: string, palette: Palette): ReactNode {
  if (mark.kind === "group") {
    return jsx("g", { ...addPlace({}, mark), children: drawMarks(mark.marks, palette) }, key);
  }
  const attributes: Attributes & { children?: string } = { ...readLook(mark.paint, palette) };
  if (mark.kind === "text") attributes.children = mark.text;
  return jsx(mark.kind, addPlace(attributes, mark), key);
}
