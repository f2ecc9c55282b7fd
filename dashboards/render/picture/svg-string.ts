import { hatchSize } from "../../scene/paints.ts";
import type { Scene, SceneMark } from "../../scene/scene.ts";
import {
  addPlace,
  hatchShapes,
  listHatches,
  lookOf,
  nameAttribute,
  rootLook,
  type Attributes,
  type Palette,
} from "../svg-element.ts";

export function writeSvg(scene: Scene, palette: Palette): string {
  return writeDrawing(scene, palette, { xmlns: "http://www.w3.org/2000/svg" });
}

/** Writes a drawing as SVG for a document. */
export function writeDrawing(
  { width, height, marks }: Scene,
  palette: Palette,
  attributes: Attributes = {},
): string {
  const size = { width, height, viewBox: `0 0 ${String(width)} ${String(height)}` };
  const root = { ...attributes, ...size, ...rootLook(palette) };
  return writeElement("svg", root, writeHatches(marks, palette) + writeMarks(marks, palette));
}

export function writeMarks(marks: readonly SceneMark[], palette: Palette): string {
  return marks.map((mark) => writeMark(mark, palette)).join("");
}

function writeMark(mark: SceneMark, palette: Palette): string {
  if (mark.kind === "group") {
    const inner = writeMarks(mark.marks, palette);
    return mark.at === undefined || inner === ""
      ? inner
      : writeElement("g", addPlace({}, mark), inner);
  }
  if ((mark.kind === "path" && mark.d === "") || (mark.kind === "text" && mark.text === "")) {
    return "";
  }
  const attributes = addPlace(lookOf(mark.paint, palette), mark);
  return writeElement(mark.kind, attributes, mark.kind === "text" ? escape(mark.text) : "");
}

export function writeHatches(marks: readonly SceneMark[], palette: Palette): string {
  const patterns = Array.from(listHatches(marks), (index) => {
    const [ground, lines] = hatchShapes(index, palette);
    const id = /#([^)]+)/.exec(palette.hatch(index))?.[1];
    const attributes = { id, width: hatchSize, height: hatchSize, patternUnits: "userSpaceOnUse" };
    const shapes = writeElement("rect", ground) + writeElement("path", lines);
    return writeElement("pattern", attributes, shapes);
  });
  return patterns.length === 0 ? "" : writeElement("defs", {}, patterns.join(""));
}

function writeElement(tag: string, attributes: Attributes, inner = ""): string {
  const written = Object.entries(attributes)
    .map(([name, value]) =>
      value === undefined ? "" : ` ${nameAttribute(name)}="${write(value)}"`,
    )
    .join("");
  return inner === "" ? `<${tag}${written}/>` : `<${tag}${written}>${inner}</${tag}>`;
}

/** Rounds to hundredths of a pixel, which are finer than visible. */
function write(value: string | number): string {
  return typeof value === "number" ? String(Math.round(value * 100) / 100) : escape(value);
}

function escape(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
