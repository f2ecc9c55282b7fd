import { readTokens, schemes, type Scheme } from "../drawing/read-tokens.ts";

/** Background of a page in one color scheme, which the browser's own bars adopt. */
export type ThemeColour = { scheme: Scheme; colour: string };

export async function listThemeColours(): Promise<ThemeColour[]> {
  const readToken = await readTokens();
  return schemes.map((scheme) => ({ scheme, colour: readToken(scheme, "bg") }));
}
