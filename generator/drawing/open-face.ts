import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { convert } from "fontverter";
import { Blob, Face as FontFace, Font } from "harfbuzzjs";
import subsetFont from "subset-font";

export interface Face {
  readonly name: string;
  readonly font: Font;
  readonly unitsPerEm: number;
  /** Cached outlines by glyph. */
  readonly outlines: Map<number, string>;
}

const require = createRequire(import.meta.url);

const latin = [...Array.from({ length: 0x160 }, (_, at) => at), 0x2013, 0x2026, 0x20ac, 0x2212];

export async function openFace(name: string, file: string): Promise<Face> {
  return readFace(name, await convert(await readFile(require.resolve(file)), "sfnt"));
}

export async function cutFace(
  name: string,
  file: string,
  axes: Record<string, number>,
): Promise<Face> {
  const whole = await readFile(require.resolve(file));
  const characters = String.fromCodePoint(...latin);
  const cut = await subsetFont(whole, characters, { targetFormat: "sfnt", variationAxes: axes });
  return readFace(name, cut);
}

function readFace(name: string, sfnt: Buffer): Face {
  const face = new FontFace(new Blob(new Uint8Array(sfnt).buffer));
  return { name, font: new Font(face), unitsPerEm: face.upem, outlines: new Map() };
}
