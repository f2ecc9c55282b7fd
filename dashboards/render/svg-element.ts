import {
  hatches,
  hatchSize,
  paints,
  type Colour,
  type HatchFill,
  type Paint,
  type PaintName,
} from "../scene/paints.ts";
import type { SceneMark } from "../scene/scene.ts";
import { labelSize } from "../scene/text-metrics.ts";

/** Attributes of an SVG element by the names that React has for them. */
export type Attributes = Record<string, string | number | undefined>;

/** How a renderer writes colours (a hatch by its place in `hatches`) and families of letters. */
export type Palette = {
  colour: (colour: Colour) => string;
  hatch: (index: number) => string;
  family: (family: "text" | "display") => string;
};

/** What every mark of a drawing inherits. */
export function rootLook({ family }: Palette): Attributes {
  return { fill: "none", fontFamily: family("text"), fontSize: labelSize };
}

/** The look of a paint as presentation attributes. */
export function lookOf(name: PaintName, { colour, hatch, family }: Palette): Attributes {
  const { fill, stroke, fontFamily, ...others }: Paint = paints[name];
  const look: Attributes = others;
  if (fill !== undefined) look["fill"] = isHatch(fill) ? hatch(hatchIndex(fill)) : colour(fill);
  if (stroke !== undefined) look["stroke"] = colour(stroke);
  if (fontFamily !== undefined) look["fontFamily"] = family(fontFamily);
  return look;
}

/** Where a mark is, as attributes of its element. */
export function placeOf(mark: SceneMark): Attributes {
  switch (mark.kind) {
    case "group": {
      const { x, y } = mark.at ?? { x: 0, y: 0 };
      return { transform: `translate(${String(x)} ${String(y)})` };
    }
    case "rect":
      return { x: mark.x, y: mark.y, width: mark.width, height: mark.height };
    case "path":
      return { d: mark.d };
    case "circle":
      return { cx: mark.cx, cy: mark.cy, r: mark.r };
    case "line":
      return { x1: mark.x1, y1: mark.y1, x2: mark.x2, y2: mark.y2 };
    case "text": {
      const { x, y, anchor, isUpright } = mark;
      const place: Attributes = isUpright
        ? { transform: `translate(${String(x)} ${String(y)}) rotate(-90)` }
        : { x, y };
      return anchor === "start" ? place : { ...place, textAnchor: anchor };
    }
  }
}

/** The hatches that marks are filled with, by their place in `hatches`. */
export function listHatches(marks: readonly SceneMark[]): number[] {
  const found = marks.flatMap((mark): number[] => {
    if (mark.kind === "group") return listHatches(mark.marks);
    const { fill }: Paint = paints[mark.paint];
    return fill !== undefined && isHatch(fill) ? [hatchIndex(fill)] : [];
  });
  return [...new Set(found)].toSorted((a, b) => a - b);
}

/** The two shapes of a hatch, which repeat every `hatchSize`. */
export function hatchShapes(
  index: number,
  { colour }: Palette,
): [ground: Attributes, lines: Attributes] {
  const { hue, d } = hatches[index]!;
  const ground = { width: hatchSize, height: hatchSize, fill: colour(hue) };
  return [ground, { d, stroke: colour("ground"), strokeWidth: 2 }];
}

export function isHatch(fill: Colour | HatchFill): fill is HatchFill {
  return fill.startsWith("hatch-");
}

/** The place of a hatch in `hatches`. */
export function hatchIndex(fill: HatchFill): number {
  return Number(fill.slice("hatch-".length));
}
