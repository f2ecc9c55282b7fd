import { clampChroma, formatHex, oklch, wcagContrast } from "culori";
import { readTokens, type ReadToken } from "./read-tokens.ts";

/**
 * Contrast that WCAG 2.2 requires of text, for dark text on the accent and for accent text on the dark background.
 */
const leastContrast = 4.5;
const lightnessStep = 0.005;

/** Describes why an accent cannot be used, and names the nearest usable one; undefined if it can be used. */
export async function findAccentFault(accent: string): Promise<string | undefined> {
  const readToken = await readTokens();
  if (isReadable(accent, readToken)) return undefined;
  const nearest = findNearest(accent, readToken);
  const onInk = wcagContrast(accent, readToken("dark", "on-accent"));
  const onGround = wcagContrast(accent, readToken("dark", "bg-2"));
  return `accent: dark words on ${accent} have a contrast of ${onInk.toFixed(1)}, and words in it on the dark ground ${onGround.toFixed(1)}; both must be ${String(leastContrast)} or more. The nearest that passes is ${nearest}`;
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
