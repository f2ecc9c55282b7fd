import { readTokens, schemes, type Scheme } from "../drawing/read-tokens.ts";

/** The ground of a page, which the browser's own bars take over. */
export type ThemeColour = { scheme: Scheme; colour: string };

export async function listThemeColours(): Promise<ThemeColour[]> {
  const readToken = await readTokens();
  return schemes.map((scheme) => ({ scheme, colour: readToken(scheme, "bg") }));
}
