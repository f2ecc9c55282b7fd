import { interpolate, formatHex } from "culori";
import { siteConfig } from "../../site.config.ts";

/** The accent that tokens and drawings are written with, and its lighter shade under the pointer. */
export const drawnAccent = { fill: "#f2c811", hover: "#ffdc45" } as const;

const lighterShare = 0.22;

/** Puts the owner's accent, and a lighter shade of it, in the place of the one that style sheets and drawings are written with. */
export function recolour(text: string, accent: string = siteConfig.accent): string {
  if (accent.toLowerCase() === drawnAccent.fill) return text;
  return text
    .replaceAll(new RegExp(drawnAccent.fill, "gi"), accent)
    .replaceAll(new RegExp(drawnAccent.hover, "gi"), lighten(accent));
}

function lighten(accent: string): string {
  return formatHex(interpolate([accent, "#ffffff"], "oklab")(lighterShare));
}
