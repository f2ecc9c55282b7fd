import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { convert } from "fontverter";
import { Blob, Face as FontFace, Font } from "harfbuzzjs";
import subsetFont from "subset-font";

/** A cut of a family; `name` begins the ids of its glyphs. */
export interface Face {
  readonly name: string;
  readonly font: Font;
  readonly unitsPerEm: number;
}

const require = createRequire(import.meta.url);

/** Characters of the pictures that are cut from a variable family. */
const latin = [...Array.from({ length: 0x160 }, (_, at) => at), 0x2013, 0x2026, 0x20ac, 0x2212];

/** Opens a cut that the family's package holds as a file of its own. */
export async function openFace(name: string, file: string): Promise<Face> {
  return readFace(name, await convert(await readFile(require.resolve(file)), "sfnt"));
}

/** Cuts a variable family at a place of its axes and opens that. */
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
  return { name, font: new Font(face), unitsPerEm: face.upem };
}
