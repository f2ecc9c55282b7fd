import type { OutlinedText } from "../../generator/drawing/lettering.ts";
import type { Stroke } from "./strokes/trace-stroke.ts";
import { writeOutlines } from "../../generator/drawing/write-outlines.ts";

/** The SVG of one shape or text; a text also has the glyph outlines that it refers to by id. */
export type Mark = Pick<OutlinedText, "svg"> & Partial<Pick<OutlinedText, "glyphs">>;

/**
 * Size in px; `from` is the hash of the picture's source (`hash-source.ts`), `stroke` the page's line in a
 * case's picture.
 */
type Picture = {
  readonly width: number;
  readonly height: number;
  readonly from: string;
  readonly stroke?: Stroke | undefined;
};

/** Writes marks, from back to front, as an SVG document; each shared glyph is written once. */
export function toSvg(marks: readonly Mark[], { width, height, from, stroke }: Picture): string {
  const size = `width="${String(width)}" height="${String(height)}"`;
  const box = `viewBox="0 0 ${String(width)} ${String(height)}"`;
  const lent = stroke === undefined ? "" : ` data-line="${stroke.line}" data-mark="${stroke.mark}"`;
  const drawn = marks.map((mark) => mark.svg).join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} ${box} data-from="${from}"${lent}>${writeOutlines(marks)}${drawn}</svg>\n`;
}
