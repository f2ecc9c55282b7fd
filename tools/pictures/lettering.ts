import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type * as opentype from "opentype.js";
import type { Mark } from "./marks.ts";
import { outlineGlyph } from "./outline-glyph.ts";
import { readPairKerning, type PairKerning } from "./pair-kerning.ts";
import type { TextStyle } from "./palette.ts";
import { readWoffTable } from "./woff-table.ts";

/** Where a label stands: its baseline, and which part of it is at `x`. */
export interface LabelPlace {
  readonly x: number;
  readonly y: number;
  readonly anchor?: "start" | "middle" | "end";
}

/** Draws a text as outlines, so that the picture needs no font. */
export type Label = (text: string, place: LabelPlace, style: TextStyle) => Mark;

interface Face {
  readonly name: string;
  readonly font: opentype.Font;
  readonly kerning: PairKerning;
}

const require = createRequire(import.meta.url);
// The package's module build cannot be imported by Node: it is not marked as one.
const { parse } = require("opentype.js") as typeof opentype;

const drawnPx = 13;
/** Outlines and advances are whole 32nds of a pixel at the drawn size; larger text scales them. */
const gridPerPx = 32;
const ascentShare = 10 / drawnPx;
const descentShare = 3 / drawnPx;
const anchorShare = { start: 0, middle: 0.5, end: 1 };

/** Opens both weights of the text family and returns the means to draw with them. */
export async function openLettering(): Promise<Label> {
  const regular = "@fontsource/schibsted-grotesk/files/schibsted-grotesk-latin-400-normal.woff";
  const semibold = "@fontsource/schibsted-grotesk/files/schibsted-grotesk-latin-600-normal.woff";
  const faces = {
    400: await openFace("r", require.resolve(regular)),
    600: await openFace("b", require.resolve(semibold)),
  };
  return (text, { x, y, anchor = "start" }, { weight, fill, sizePx = drawnPx }) => {
    const { placed, glyphs, drawnWidth } = setText(faces[weight], text);
    const zoom = sizePx / drawnPx;
    const width = drawnWidth * zoom;
    const left = Math.round((x - width * anchorShare[anchor]) * 10) / 10;
    const transform = `translate(${String(left)} ${String(y)})scale(${shorten(zoom / gridPerPx)})`;
    return {
      svg: `<g fill="${fill}" transform="${transform}">${placed}</g>`,
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

async function openFace(name: string, path: string): Promise<Face> {
  const file = await readFile(path);
  return {
    name,
    font: parse(new Uint8Array(file).buffer),
    kerning: readPairKerning(readWoffTable(file, "GPOS")),
  };
}

/** Sets a line of text from the origin: references to its glyphs, their outlines, its width. */
function setText({ name, font, kerning }: Face, text: string) {
  const gridPerUnit = (drawnPx * gridPerPx) / font.unitsPerEm;
  const outlines = new Map<string, string>();
  const set = font.stringToGlyphs(text);
  let placed = "";
  let advance = 0;
  for (const [i, glyph] of set.entries()) {
    const outline = outlineGlyph(glyph.path.commands, gridPerUnit);
    if (outline !== "") {
      const id = `${name}${String(glyph.index)}`;
      outlines.set(id, outline);
      placed += `<use href="#${id}" x="${String(Math.round(advance * gridPerUnit))}"/>`;
    }
    const next = set[i + 1];
    advance += glyph.advanceWidth + (next ? kerning(glyph.index, next.index) : 0);
  }
  return { placed, glyphs: outlines, drawnWidth: (advance * gridPerUnit) / gridPerPx };
}

function shorten(value: number): string {
  return String(Math.round(value * 1e5) / 1e5);
}
