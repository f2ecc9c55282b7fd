import { readFile } from "node:fs/promises";
import { recolour } from "./recolour.ts";

/** The text of an SVG file, in the owner's accent. */
export async function readDrawing(file: string): Promise<string> {
  return recolour(await readFile(file, "utf8"));
}
