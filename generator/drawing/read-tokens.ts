import { readFile } from "node:fs/promises";
import { recolour } from "./recolour.ts";
import { inProduct } from "../../roots/roots.ts";

export const schemes = ["dark", "light"] as const;

export type Scheme = (typeof schemes)[number];

const token = /--([\w-]+): (?:light-dark\(([^,()]+), ([^,()]+)\)|(#\w+));/g;

/** Returns the color of a design token in a color scheme; throws if no sheet defines it. */
export type ReadToken = (scheme: Scheme, name: string) => string;

export async function readTokens(
  files: readonly string[] = [inProduct("design/tokens.css")],
): Promise<ReadToken> {
  const sheets = await Promise.all(files.map(async (file) => readFile(file, "utf8")));
  const found = new Map<string, Record<Scheme, string>>();
  for (const [, name = "", light, dark, plain = ""] of recolour(sheets.join("\n")).matchAll(
    token,
  )) {
    // Only the first definition counts: later ones are in media queries, which do not apply to pictures.
    if (found.has(name)) continue;
    found.set(name, { light: light ?? plain, dark: dark ?? plain });
  }
  return (scheme, name) => {
    const value = found.get(name)?.[scheme];
    if (value === undefined) throw new Error(`No style sheet has the color "${name}"`);
    return value;
  };
}
