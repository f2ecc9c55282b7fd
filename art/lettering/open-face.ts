import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type * as opentype from "opentype.js";
import subsetFont from "subset-font";
import { readPairKerning, type PairKerning } from "./pair-kerning.ts";
import { readWoffTable } from "./woff-table.ts";

/** A cut of a family, with what is needed to set text in it; `name` begins the ids of its glyphs. */
export interface Face {
  readonly name: string;
  readonly font: opentype.Font;
  readonly kerning: PairKerning;
}

const require = createRequire(import.meta.url);
// The package's module build cannot be imported by Node: it is not marked as one.
const { parse } = require("opentype.js") as typeof opentype;

/** Characters of the pictures that are cut from a variable family. */
const latin = [...Array.from({ length: 0x160 }, (_, at) => at), 0x2013, 0x2026, 0x20ac, 0x2212];

/** Opens a cut that the family's package holds as a file of its own. */
export async function openFace(name: string, file: string): Promise<Face> {
  return readFace(name, await readFile(require.resolve(file)));
}

/** Cuts a variable family at a place of its axes and opens that. */
export async function cutFace(
  name: string,
  file: string,
  axes: Record<string, number>,
): Promise<Face> {
  const whole = await readFile(require.resolve(file));
  const characters = String.fromCodePoint(...latin);
  const cut = await subsetFont(whole, characters, { targetFormat: "woff", variationAxes: axes });
  return readFace(name, cut);
}

function readFace(name: string, woff: Buffer): Face {
  return {
    name,
    font: parse(new Uint8Array(woff).buffer),
    kerning: readPairKerning(readWoffTable(woff, "GPOS")),
  };
}
