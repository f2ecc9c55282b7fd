import type { Palette } from "./svg-element.ts";

/** Keeps colours as names of custom properties, so that scheme, print and forced colours need no new drawing. */
export function screenPalette(id: string): Palette {
  return {
    colour: (colour) => `var(--${colour})`,
    hatch: (index) => `url(#${hatchId(id, index)})`,
    family: (family) => `var(--font-${family})`,
  };
}

export function hatchId(id: string, index: number): string {
  return `${id}-hatch${String(index)}`;
}
