import { clampChroma, formatHex, oklch, wcagContrast } from "culori";
import { readTokens, type ReadToken } from "./read-tokens.ts";

/** Of WCAG 2.2, for text: dark words on the accent, and words in it on the dark ground. */
const leastContrast = 4.5;
const lightnessStep = 0.005;

type AccentFault = Record<"accent" | "dark" | "light" | "least" | "nearest", string>;

/** Contrasts of an accent that is not readable, with the nearest that is; undefined for a readable one. */
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

/** Lighter by steps, of the same hue: a darker one fails the more. */
function findNearest(accent: string, readToken: ReadToken): string {
  const start = oklch(accent) ?? { mode: "oklch", l: 0.8, c: 0, h: 0 };
  for (let l = start.l; l < 1; l += lightnessStep) {
    const lighter = formatHex(clampChroma({ ...start, l }, "oklch"));
    if (isReadable(lighter, readToken)) return lighter;
  }
  return "#ffffff";
}
