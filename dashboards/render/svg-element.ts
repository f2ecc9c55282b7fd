import type { Colour, HatchFill, Paint } from "../scene/paint.ts";
import { hatches, hatchSize, paints, type PaintName } from "../scene/paints.ts";
import type { SceneMark, ShapeMark } from "../scene/scene.ts";
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

/** Fields of marks that are attributes of the same name. */
export const places = {
  rect: ["x", "y", "width", "height"],
  path: ["d"],
  circle: ["cx", "cy", "r"],
  line: ["x1", "y1", "x2", "y2"],
  text: ["x", "y"],
} as const satisfies Record<ShapeMark["kind"], readonly string[]>;

/** Adds the position of a mark to `attributes`, in place. */
export function addPlace(attributes: Attributes, mark: SceneMark): Attributes {
  if (mark.kind === "group") {
    if (mark.at !== undefined) attributes["transform"] = move(mark.at.x, mark.at.y);
    return attributes;
  }
  if (mark.kind === "text") {
    if (mark.anchor !== "start") attributes["textAnchor"] = mark.anchor;
    if (mark.isUpright === true) {
      attributes["transform"] = `${move(mark.x, mark.y)} rotate(-90)`;
      return attributes;
    }
  }
  for (const name of places[mark.kind]) attributes[name] = mark[name as keyof typeof mark];
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
