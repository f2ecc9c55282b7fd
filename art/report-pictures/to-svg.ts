import type { OutlinedText } from "../../generator/drawing/lettering.ts";
import { writeOutlines } from "../../generator/drawing/write-outlines.ts";

/** One drawn thing; a text also has the outlines that its `svg` refers to by id. */
export type Mark = Pick<OutlinedText, "svg"> & Partial<Pick<OutlinedText, "glyphs">>;

/** Size in px; `from` is a hash of what the picture was taken from. */
type Picture = { readonly width: number; readonly height: number; readonly from: string };

/** Writes marks, back to front, as an SVG document; glyphs they share are written once. */
export function toSvg(marks: readonly Mark[], { width, height, from }: Picture): string {
  const size = `width="${String(width)}" height="${String(height)}"`;
  const box = `viewBox="0 0 ${String(width)} ${String(height)}"`;
  const drawn = marks.map((mark) => mark.svg).join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} ${box} data-from="${from}">${writeOutlines(marks)}${drawn}</svg>\n`;
}
