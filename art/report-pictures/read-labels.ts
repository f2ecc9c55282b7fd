import { drawnPx, faceNames, gridPerPx, type Label } from "../../generator/drawing/lettering.ts";
import type { LabelBox } from "../../generator/drawing/lettering.ts";
import type { TextStyle } from "../../generator/drawing/lettering.ts";

const labelMarkup =
  /<g(?: transform="translate\(([-\d.]+) ([-\d.]+)\)rotate\(-90\)")?><title>([^<]*)<\/title><g [^>]*transform="translate\(([-\d.]+) ([-\d.]+)\)scale\(([\d.]+)\)"><use href="#([a-z])/g;

/** A text of a picture: its box, its font size, and whether it reads upwards. */
export type ReadLabel = LabelBox & { sizePx: number; isUpright: boolean };

/** Finds the texts of a picture by their outlines, and sets each again to measure its box. */
export function readLabels(svg: string, label: Label): ReadLabel[] {
  return [...svg.matchAll(labelMarkup)].map(([, turnX, turnY, markup = "", x, y, scale, face]) => {
    const text = markup.replaceAll("&lt;", "<").replaceAll("&amp;", "&");
    const sizePx = Math.round(Number(scale) * gridPerPx * drawnPx * 10) / 10;
    const [weight] = Object.entries(faceNames).find(([, name]) => name === face)!;
    const style = { weight: Number(weight) as TextStyle["weight"], fill: "", sizePx };
    const box = label(text, { x: Number(x), y: Number(y) }, style).label;
    const isUpright = turnX !== undefined;
    const room = isUpright ? turnBox(box, Number(turnX), Number(turnY)) : box;
    return Object.assign({ sizePx, isUpright }, room);
  });
}

function turnBox({ text, left, right, top, bottom }: LabelBox, x: number, y: number): LabelBox {
  return { text, left: x + top, right: x + bottom, top: y - right, bottom: y - left };
}

const leastGapPx = 4;

export function isTouching(a: ReadLabel, b: ReadLabel): boolean {
  const areUpright = a.isUpright && b.isUpright;
  const [gapX, gapY] = areUpright ? [0, leastGapPx] : [leastGapPx, 0];
  const across = a.left < b.right + gapX && b.left < a.right + gapX;
  return across && a.top < b.bottom + gapY && b.top < a.bottom + gapY;
}
