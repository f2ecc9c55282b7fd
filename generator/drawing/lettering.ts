import { Buffer, shape, type Font } from "harfbuzzjs";
import { cutFace, openFace, type Face } from "./open-face.ts";
import { outlineGlyph } from "./outline-glyph.ts";

interface LabelPlace {
  readonly x: number;
  readonly y: number;
  readonly anchor?: "start" | "middle" | "end";
}

/** Style of a text; `sizePx` defaults to 13. */
export interface TextStyle {
  readonly weight: 360 | 400 | 600 | 650;
  readonly fill: string;
  readonly sizePx?: number;
  readonly halo?: { readonly colour: string; readonly widthPx: number };
}

export interface LabelBox {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** A drawn text: its SVG, its box, and the outlines that the SVG references by id. */
export interface OutlinedText {
  readonly svg: string;
  readonly label: LabelBox;
  readonly glyphs: ReadonlyMap<string, string>;
}

/** Draws a text as outlines, so that the picture needs no font. */
export type Label = (text: string, place: LabelPlace, style: TextStyle) => OutlinedText;

const fixedText = "@fontsource/schibsted-grotesk/files/schibsted-grotesk-latin";
const variableText =
  "@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2";
const display = "@fontsource-variable/newsreader/files/newsreader-latin-standard-normal.woff2";

/** Default text size in px. */
export const drawnPx = 13;
/** Outlines and advances are whole 32nds of a pixel at the default size; larger text scales them. */
export const gridPerPx = 32;
const ascentShare = 10 / drawnPx;
const descentShare = 3 / drawnPx;
/** Prefixes of glyph ids, by weight; 360 is the display family. */
export const faceNames = { 360: "d", 400: "r", 600: "b", 650: "h" } as const;

const anchorShare = { start: 0, middle: 0.5, end: 1 };

/** Opens the four font instances of the site and returns the function that draws labels with them. */
export async function openLettering(): Promise<Label> {
  const faces = {
    360: await cutFace(faceNames[360], display, { opsz: 72, wght: 360 }),
    400: await openFace(faceNames[400], `${fixedText}-400-normal.woff`),
    600: await openFace(faceNames[600], `${fixedText}-600-normal.woff`),
    650: await cutFace(faceNames[650], variableText, { wght: 650 }),
  };
  return (text, { x, y, anchor = "start" }, { weight, fill, sizePx = drawnPx, halo }) => {
    const { placed, glyphs, drawnWidth } = setText(faces[weight], text);
    const zoom = sizePx / drawnPx;
    const width = drawnWidth * zoom;
    const left = Math.round((x - width * anchorShare[anchor]) * 10) / 10;
    const transform = `translate(${String(left)} ${String(y)})scale(${shorten(zoom / gridPerPx)})`;
    const ring = halo === undefined ? "" : ringText(halo, zoom);
    return {
      svg: `<g fill="${fill}"${ring} transform="${transform}">${placed}</g>`,
      label: {
        text,
        left,
        right: left + width,
        top: y - ascentShare * sizePx,
        bottom: y + descentShare * sizePx,
      },
      glyphs,
    };
  };
}

/** Sets a line of text at the origin: references to glyphs, their outlines and the width in px. */
function setText(face: Face, text: string) {
  const { name, font, unitsPerEm } = face;
  const gridPerUnit = (drawnPx * gridPerPx) / unitsPerEm;
  const outlines = new Map<string, string>();
  let placed = "";
  let advance = 0;
  for (const { glyph, xAdvance } of shapeText(font, text)) {
    const outline = face.outlines.get(glyph) ?? outlineGlyph(font.glyphToJson(glyph), gridPerUnit);
    face.outlines.set(glyph, outline);
    if (outline !== "") {
      const id = `${name}${String(glyph)}`;
      outlines.set(id, outline);
      placed += `<use href="#${id}" x="${String(Math.round(advance * gridPerUnit))}"/>`;
    }
    advance += xAdvance;
  }
  return { placed, glyphs: outlines, drawnWidth: (advance * gridPerUnit) / gridPerPx };
}

function shapeText(font: Font, text: string): { glyph: number; xAdvance: number }[] {
  const buffer = new Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  const positions = buffer.getGlyphPositions();
  return buffer
    .getGlyphInfos()
    .map(({ codepoint }, i) => ({ glyph: codepoint, xAdvance: positions[i]?.xAdvance ?? 0 }));
}

function ringText({ colour, widthPx }: Required<TextStyle>["halo"], zoom: number): string {
  const width = shorten((widthPx * gridPerPx) / zoom);
  return ` stroke="${colour}" stroke-width="${width}" paint-order="stroke"`;
}

function shorten(value: number): string {
  return String(Math.round(value * 1e5) / 1e5);
}
