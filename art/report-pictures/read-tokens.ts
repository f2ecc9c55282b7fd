import { readFile } from "node:fs/promises";
import type { Colour } from "../../dashboards/scene/paints.ts";
import type { Scheme } from "../pictures/palette.ts";

const files = ["design/tokens.css", "dashboards/scene/ramps.css"];
const token = /--([\w-]+): (?:light-dark\(([^,()]+), ([^,()]+)\)|(#\w+));/g;

/** The colour of a token in a scheme; `none` where it is transparent. Throws for a token that no sheet has. */
export type Tokens = (scheme: Scheme, colour: Colour) => string;

export async function readTokens(): Promise<Tokens> {
  const sheets = await Promise.all(files.map(async (file) => readFile(file, "utf8")));
  const found = new Map<string, Record<Scheme, string>>();
  for (const [, name = "", light, dark, plain = ""] of sheets.join("\n").matchAll(token)) {
    // What a media query changes later does not hold for a picture.
    if (found.has(name)) continue;
    found.set(name, { light: light ?? plain, dark: dark ?? plain });
  }
  const read = (scheme: Scheme, colour: string): string => {
    const value = found.get(colour)?.[scheme];
    if (value === undefined) throw new Error(`No style sheet has the colour "${colour}"`);
    return value === "transparent" ? "none" : value;
  };
  return (scheme, colour) => {
    if (colour === "ground") return read(scheme, "bg");
    if (colour === "mark-edge") return scheme === "light" ? read(scheme, "mark") : "none";
    return read(scheme, colour);
  };
}
