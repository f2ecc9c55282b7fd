import type { Mark } from "./marks.ts";

/** Size in px; `from` is a hash of what the picture was taken from. */
interface Picture {
  readonly width: number;
  readonly height: number;
  readonly from?: string;
}

/** Writes marks, back to front, as an SVG document; glyphs they share are written once. */
export function toSvg(marks: readonly Mark[], { width, height, from }: Picture): string {
  const size = `width="${String(width)}" height="${String(height)}"`;
  const box = `viewBox="0 0 ${String(width)} ${String(height)}"`;
  const source = from === undefined ? "" : ` data-from="${from}"`;
  const glyphs = new Map(marks.flatMap((mark) => [...(mark.glyphs ?? [])]));
  const outlines = [...glyphs].map(([id, data]) => `<path id="${id}" d="${data}"/>`).join("");
  const defs = outlines === "" ? "" : `<defs>${outlines}</defs>`;
  const drawn = marks.map((mark) => mark.svg).join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} ${box}${source}>${defs}${drawn}</svg>\n`;
}
