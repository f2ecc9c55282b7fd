import type { Colour, Paint } from "../../dashboards/scene/paint.ts";
import { paints } from "../../dashboards/scene/paints.ts";
import type { Scene, TextMark } from "../../dashboards/scene/scene.ts";
import { writeHatches, writeMarks } from "../../dashboards/render/picture/svg-string.ts";
import type { Palette } from "../../dashboards/render/svg-element.ts";
import { drawnPx, faceNames, type Label } from "../../generator/drawing/lettering.ts";
import type { Mark } from "./to-svg.ts";
import type { TextStyle } from "../../generator/drawing/lettering.ts";
import { schemes, type Scheme } from "../../generator/drawing/read-tokens.ts";
import { frameMargin } from "./frame-picture.ts";
import { bottomOf, listLeaves } from "./list-leaves.ts";
import type { Tokens } from "./read-tokens.ts";

type ReadColour = (colour: Colour) => string;

/** Composes a picture from a scene at the bottom of the frame: its shapes, then its texts as outlines. */
export function composePicture(
  scene: Scene,
  { height, scheme }: { height: number; scheme: Scheme },
  label: Label,
  tokens: Tokens,
): Mark[] {
  const readColour: ReadColour = (colour) => tokens(scheme, colour);
  const { shapes, texts } = listLeaves(scene.marks, (paint) => isSeen(paint, tokens));
  const { x: left, y: top } = findOrigin(scene, height, tokens);
  const palette: Palette = {
    colour: readColour,
    hatch: (index) => `url(#hatch-${String(index)})`,
    family: (family) => family,
  };
  const drawn = writeHatches(shapes, palette) + writeMarks(shapes, palette);
  const place = `fill="none" transform="translate(${String(left)} ${String(top)})"`;
  return [
    { svg: `<g ${place}>${drawn}</g>` },
    ...texts.map((text) =>
      setText({ ...text, x: text.x + left, y: text.y + top }, label, readColour),
    ),
  ];
}

/** Returns the place of a scene at the bottom of a frame. */
export function findOrigin(
  { marks }: Scene,
  height: number,
  tokens: Tokens,
): { x: number; y: number } {
  const { shapes, texts } = listLeaves(marks, (paint) => isSeen(paint, tokens));
  const bottom = Math.max(...shapes.map(bottomOf), ...texts.map((text) => descentOf(text)));
  return { x: frameMargin.side, y: Math.round(height - frameMargin.foot - bottom) };
}

/** True of a paint that is visible in either scheme, so that both schemes have the same shapes. */
export function isSeen({ fill, stroke }: Paint, tokens: Tokens): boolean {
  return [fill, stroke].some(
    (colour) =>
      colour !== undefined &&
      (colour.startsWith("hatch") ||
        schemes.some((scheme) => tokens(scheme, colour as Colour) !== "none")),
  );
}

function descentOf({ paint, y, isUpright }: TextMark): number {
  const { fontSize = drawnPx }: Paint = paints[paint];
  return isUpright === true ? y : y + (fontSize * 3) / drawnPx;
}

function setText(mark: TextMark, label: Label, readColour: ReadColour): Mark {
  const { text, x, y, anchor, isUpright = false } = mark;
  const { fill, stroke, strokeWidth = 1, fontSize, fontWeight }: Paint = paints[mark.paint];
  const style = {
    weight: readWeight(fontWeight ?? 400, text),
    fill: readColour(fill as Colour),
    ...(fontSize !== undefined && { sizePx: fontSize }),
    ...(stroke !== undefined && { halo: { colour: readColour(stroke), widthPx: strokeWidth } }),
  };
  const at = isUpright ? { x: 0, y: 0, anchor } : { x, y: toTenths(y), anchor };
  const outlined = label(text, at, style);
  const turned = `translate(${String(toTenths(x))} ${String(toTenths(y))})rotate(-90)`;
  const place = isUpright ? ` transform="${turned}"` : "";
  return { ...outlined, svg: `<g${place}><title>${escapeText(text)}</title>${outlined.svg}</g>` };
}

function readWeight(asked: number, text: string): TextStyle["weight"] {
  if (isKnown(asked)) return asked;
  throw new Error(
    `"${text}" has the weight ${String(asked)}: add it to generator/drawing/lettering.ts`,
  );
}

function isKnown(weight: number): weight is TextStyle["weight"] {
  return weight in faceNames;
}

function toTenths(value: number): number {
  return Math.round(value * 10) / 10;
}

function escapeText(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
