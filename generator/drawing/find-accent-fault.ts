import { clampChroma, formatHex, oklch, wcagContrast } from "culori";
import { readTokens, type ReadToken } from "./read-tokens.ts";

/**
 * Contrast that WCAG 2.2 requires of text, for dark text on the accent and for accent text on the dark background.
 */
const leastContrast = 4.5;
const lightnessStep = 0.005;

type AccentFault = Record<"accent" | "dark" | "light" | "least" | "nearest", string>;

/** Returns the contrasts of an unreadable accent and the nearest readable one; undefined for a readable accent. */
export async function findAccentFault(accent: string): Promise<AccentFault | undefined> {
  const readToken = await readTokens();
  if (isReadable(accent, readToken)) return undefined;
  return {
    accent,
    dark: wcagContrast(accent, readToken("dark", "on-accent")).toFixed(1),
    light: wcagContrast(accent, readToken("dark", "bg-2")).toFixed(1),
    least: String(leastContrast),
    nearest: findNearest(accent, readToken),
  };
}

function isReadable(accent: string, readToken: ReadToken): boolean {
  const beside = [
    readToken("dark", "on-accent"),
    readToken("dark", "bg"),
    readToken("dark", "bg-2"),
  ];
  return beside.every((colour) => wcagContrast(accent, colour) >= leastContrast);
}

/** Lightens in steps and keeps the hue: darkening would only lower the contrast. */
function findNearest(accent: string, readToken: ReadToken): string {
  const start = oklch(accent) ?? { mode: "oklch", l: 0.8, c: 0, h: 0 };
  for (let l = start.l; l < 1; l += lightnessStep) {
    const lighter = formatHex(clampChroma({ ...start, l }, "oklch"));
    if (isReadable(lighter, readToken)) return lighter;
  }
  return "#ffffff";
}
