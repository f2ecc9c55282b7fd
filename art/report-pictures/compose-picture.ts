import { faceNames, type Label } from "../lettering/lettering.ts";
import type { Mark } from "../pictures/marks.ts";
import type { TextStyle } from "../pictures/palette.ts";
import { pictureFrame } from "./frame-picture.ts";
import type { Drawing, DrawnText } from "./read-drawing.ts";

/** Composes the marks of a picture from a drawing that stands on the foot of the frame: its shapes, then its texts as outlines. */
export function composePicture({ shapes, texts, bottom }: Drawing, label: Label): Mark[] {
  const left = pictureFrame.side;
  const top = Math.round(pictureFrame.height - pictureFrame.foot - bottom);
  const drawn = `<g transform="translate(${String(left)} ${String(top)})">${shorten(shapes)}</g>`;
  const place = (text: DrawnText) => setText({ ...text, x: text.x + left, y: text.y + top }, label);
  return [{ svg: drawn }, ...texts.map(place)];
}

function setText(drawn: DrawnText, label: Label): Mark {
  const { text, x, y, anchor, sizePx, fill, weight, halo, isUpright } = drawn;
  const mark = label(text, isUpright ? { x: 0, y: 0, anchor } : { x, y: toTenths(y), anchor }, {
    weight: readWeight(weight, text),
    fill: toHex(fill),
    sizePx,
    ...(halo && { halo: { ...halo, colour: toHex(halo.colour) } }),
  });
  const turned = `translate(${String(toTenths(x))} ${String(toTenths(y))})rotate(-90)`;
  const place = isUpright ? ` transform="${turned}"` : "";
  return { ...mark, svg: `<g${place}><title>${escapeText(text)}</title>${mark.svg}</g>` };
}

function readWeight(asked: number, text: string): TextStyle["weight"] {
  if (isKnown(asked)) return asked;
  throw new Error(
    `"${text}" has the weight ${String(asked)}: add it to art/lettering/lettering.ts`,
  );
}

function isKnown(weight: number): weight is TextStyle["weight"] {
  return weight in faceNames;
}

/** Tenths of a pixel and short colours are all a picture needs. */
function shorten(markup: string): string {
  return markup
    .replaceAll(/rgb\(\d+, \d+, \d+\)/g, toHex)
    .replaceAll(/-?\d+\.\d{2,}/g, (number) => String(toTenths(Number(number))))
    .replaceAll(/(="\d+(?:\.\d+)?)px"/g, '$1"')
    .replaceAll(/><\/(?:rect|path|circle|line)>/g, "/>");
}

function toHex(colour: string): string {
  const parts = colour.match(/\d+/g) ?? [];
  return `#${parts.map((part) => Number(part).toString(16).padStart(2, "0")).join("")}`;
}

function toTenths(value: number): number {
  return Math.round(value * 10) / 10;
}

function escapeText(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
