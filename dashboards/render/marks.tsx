import { createElement, type ReactNode } from "react";
import type { PaintName } from "../scene/paints.ts";
import type { SceneMark } from "../scene/scene.ts";
import { lookOf, placeOf, type Attributes, type Palette } from "./svg-element.ts";

/** Colours stay names, so that scheme, paper and forced colours change them without a new drawing. */
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

/** Marks as React elements; one keeps its place among the others while its values change, and its element with it. */
export function drawMarks(marks: readonly SceneMark[], palette: Palette): ReactNode[] {
  return marks.map((mark, key) =>
    mark.kind === "group"
      ? createElement("g", { key }, drawMarks(mark.marks, palette))
      : createElement(
          mark.kind,
          { key, ...readLook(mark.paint, palette), ...placeOf(mark) },
          mark.kind === "text" ? mark.text : undefined,
        ),
  );
}

const looks = new Map<PaintName, Attributes>();

/** Only hatches differ between figures, by the id of their pattern. */
function readLook(name: PaintName, palette: Palette): Attributes {
  const kept = looks.get(name);
  if (kept !== undefined) return kept;
  const look = lookOf(name, palette);
  if (!String(look["fill"]).startsWith("url(")) looks.set(name, look);
  return look;
}
