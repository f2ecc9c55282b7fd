import { drawnPx, faceNames, gridPerPx, type Label } from "../pictures/lettering.ts";
import type { LabelBox } from "../pictures/marks.ts";
import type { TextStyle } from "../pictures/palette.ts";

const labelMarkup =
  /<g><title>([^<]*)<\/title><g [^>]*transform="translate\(([-\d.]+) ([-\d.]+)\)scale\(([\d.]+)\)"><use href="#([a-z])/g;

/** Reads the texts of a picture back from its outlines, which are set once more to find their room. */
export function readLabels(svg: string, label: Label): LabelBox[] {
  return [...svg.matchAll(labelMarkup)].map(([, markup = "", x, y, scale, face]) => {
    const text = markup.replaceAll("&lt;", "<").replaceAll("&amp;", "&");
    const sizePx = Math.round(Number(scale) * gridPerPx * drawnPx * 10) / 10;
    const [weight] = Object.entries(faceNames).find(([, name]) => name === face)!;
    const style = { weight: Number(weight) as TextStyle["weight"], fill: "", sizePx };
    return label(text, { x: Number(x), y: Number(y) }, style).label!;
  });
}

const leastGapPx = 4;

/** Whether two texts stand so near each other that they read as one, or over each other. */
export function isTouching(a: LabelBox, b: LabelBox): boolean {
  const across = a.left < b.right + leastGapPx && b.left < a.right + leastGapPx;
  return across && a.top < b.bottom && b.top < a.bottom;
}
