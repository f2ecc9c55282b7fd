import type { Colour } from "../../dashboards/scene/paint.ts";
import { inProduct } from "../../roots/roots.ts";
import { readTokens as readSheets, type Scheme } from "../../generator/drawing/read-tokens.ts";

const files = ["design/tokens.css", "dashboards/scene/ramps.css"].map(inProduct);

/** Returns the value of a color token in a scheme, `none` where it is transparent; throws for an unknown token. */
export type Tokens = (scheme: Scheme, colour: Colour) => string;

export async function readTokens(): Promise<Tokens> {
  const readToken = await readSheets(files);
  const read = (scheme: Scheme, colour: string): string => {
    const value = readToken(scheme, colour);
    return value === "transparent" ? "none" : value;
  };
  return (scheme, colour) => {
    if (colour === "ground") return read(scheme, "bg");
    if (colour === "mark-edge") return scheme === "light" ? read(scheme, "mark") : "none";
    return read(scheme, colour);
  };
}
