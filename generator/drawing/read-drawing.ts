import { readFileSync } from "node:fs";
import { recolour } from "./recolour.ts";

/** Returns the text of an SVG file in the owner's accent. */
export function readDrawing(file: string): string {
  return recolour(readFileSync(file, "utf8"));
}
