import { interpolate, formatHex } from "culori";
import { siteConfig } from "#folder/site.config.ts";

/** The default accent in tokens and drawings, and its lighter shade for hover. */
export const drawnAccent = { fill: "#f2c811", hover: "#ffdc45" } as const;

const lighterShare = 0.22;

/** Replaces the default accent and its lighter shade by the owner's. */
export function recolour(text: string, accent: string = siteConfig.accent): string {
  if (accent.toLowerCase() === drawnAccent.fill) return text;
  return text
    .replaceAll(new RegExp(drawnAccent.fill, "gi"), accent)
    .replaceAll(new RegExp(drawnAccent.hover, "gi"), lighten(accent));
}

function lighten(accent: string): string {
  return formatHex(interpolate([accent, "#ffffff"], "oklab")(lighterShare));
}
