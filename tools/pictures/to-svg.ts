import type { Mark } from "./marks.ts";

/** Writes marks, back to front, as an SVG document of a size in px; glyphs they share are written once. */
export function toSvg(
  marks: readonly Mark[],
  { width, height }: { readonly width: number; readonly height: number },
): string {
  const size = `width="${String(width)}" height="${String(height)}"`;
  const box = `viewBox="0 0 ${String(width)} ${String(height)}"`;
  const glyphs = new Map(marks.flatMap((mark) => [...(mark.glyphs ?? [])]));
  const outlines = [...glyphs].map(([id, data]) => `<path id="${id}" d="${data}"/>`).join("");
  const defs = outlines === "" ? "" : `<defs>${outlines}</defs>`;
  const drawn = marks.map((mark) => mark.svg).join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} ${box}>${defs}${drawn}</svg>\n`;
}
