import type { OutlinedText } from "./lettering.ts";

/** Writes the outlines that drawn texts reference by id, each once. */
export function writeOutlines(texts: readonly Partial<Pick<OutlinedText, "glyphs">>[]): string {
  const glyphs = new Map(texts.flatMap((text) => [...(text.glyphs ?? [])]));
  const outlines = [...glyphs].map(([id, outline]) => `<path id="${id}" d="${outline}"/>`);
  return outlines.length === 0 ? "" : `<defs>${outlines.join("")}</defs>`;
}
