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

export type Attributes = Record<string, string | number | undefined>;

/** Writes colours (a hatch by its index in `hatches`) and font families for a renderer. */
export type Palette = {
  colour: (colour: Colour) => string;
  hatch: (index: number) => string;
  family: (family: "text" | "display") => string;
};

export function rootLook({ family }: Palette): Attributes {
  return { fill: "none", fontFamily: family("text"), fontSize: labelSize };
}

export function lookOf(name: PaintName, { colour, hatch, family }: Palette): Attributes {
  const { fill, stroke, fontFamily, ...others }: Paint = paints[name];
  const look: Attributes = others;
  if (fill !== undefined) look["fill"] = isHatch(fill) ? hatch(hatchIndex(fill)) : colour(fill);
  if (stroke !== undefined) look["stroke"] = colour(stroke);
  if (fontFamily !== undefined) look["fontFamily"] = family(fontFamily);
  return look;
}

const looks = new Map<PaintName, Attributes>();

/** Returns the attributes of a paint, cached for all drawings, except for hatches, whose ids differ. */
export function readLook(name: PaintName, palette: Palette): Attributes {
  const kept = looks.get(name);
  if (kept !== undefined) return kept;
  const look = lookOf(name, palette);
  if (!String(look["fill"]).startsWith("url(")) looks.set(name, look);
  return look;
}

/** SVG attributes that are spelled with capitals. */
const ownNames = new Set(["viewBox", "patternUnits"]);

export function nameAttribute(name: string): string {
  if (ownNames.has(name)) return name;
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** Adds the position of a mark to `attributes`, in place: each frame of a brush makes hundreds. */
export function addPlace(attributes: Attributes, mark: SceneMark): Attributes {
  switch (mark.kind) {
    case "group":
      if (mark.at !== undefined) attributes["transform"] = move(mark.at.x, mark.at.y);
      break;
    case "rect":
      attributes["x"] = mark.x;
      attributes["y"] = mark.y;
      attributes["width"] = mark.width;
      attributes["height"] = mark.height;
      break;
    case "path":
      attributes["d"] = mark.d;
      break;
    case "circle":
      attributes["cx"] = mark.cx;
      attributes["cy"] = mark.cy;
      attributes["r"] = mark.r;
      break;
    case "line":
      attributes["x1"] = mark.x1;
      attributes["y1"] = mark.y1;
      attributes["x2"] = mark.x2;
      attributes["y2"] = mark.y2;
      break;
    case "text":
      if (mark.anchor !== "start") attributes["textAnchor"] = mark.anchor;
      if (mark.isUpright === true) {
        attributes["transform"] = `${move(mark.x, mark.y)} rotate(-90)`;
        break;
      }
      attributes["x"] = mark.x;
      attributes["y"] = mark.y;
      break;
  }
  return attributes;
}

function move(x: number, y: number): string {
  return `translate(${String(x)} ${String(y)})`;
}

/** Lists the hatches of some marks by their index in `hatches`. */
export function listHatches(marks: readonly SceneMark[], found = new Set<number>()): Set<number> {
  for (const mark of marks) {
    if (mark.kind === "group") listHatches(mark.marks, found);
    else {
      const { fill }: Paint = paints[mark.paint];
      if (fill !== undefined && isHatch(fill)) found.add(hatchIndex(fill));
    }
  }
  return found;
}

/** Returns the two shapes of a hatch, which repeat every `hatchSize`. */
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

export function hatchIndex(fill: HatchFill): number {
  return Number(fill.slice("hatch-".length));
}
