import { brandMark } from "../../design/brand-mark.ts";
import { cardSize } from "../discovery/share-image.ts";
import { embedDrawing } from "../drawing/rasterise.ts";
import type { Label, OutlinedText } from "../drawing/lettering.ts";
import { writeOutlines } from "../drawing/write-outlines.ts";
import { setHeading } from "./set-heading.ts";

/** Returns the color of a token on the card's background. */
type ReadColour = (token: string) => string;

export type CardContent = {
  brand: string;
  /** The page's main heading. */
  heading: string;
  /** The page's own chart, as SVG for a dark background. */
  picture: CardPicture;
};

export type CardPicture = { svg: string; width: number; height: number };

const margin = 72;
const column = { heading: 520, gap: 56 };
const brandPx = 30;
const foot = { y: cardSize.height - 64, height: 6 };

/** Draws a page's card: brand at the top, heading on the left, chart on the right. */
export function drawCard(
  { brand, heading, picture }: CardContent,
  label: Label,
  colour: ReadColour,
) {
  const ground = `<rect width="${String(cardSize.width)}" height="${String(cardSize.height)}" fill="${colour("bg")}"/>`;
  const rule = `<rect x="${String(margin)}" y="${String(foot.y)}" width="${String(cardSize.width - 2 * margin)}" height="${String(foot.height)}" fill="${colour("accent")}"/>`;
  const texts = [
    label(brand, { x: margin + 58, y: 98 }, { weight: 650, fill: colour("fg"), sizePx: brandPx }),
    ...setHeading(
      heading,
      { x: margin, top: 160, bottom: foot.y - 40, width: column.heading },
      (text, place, sizePx) => label(text, place, { weight: 360, fill: colour("fg"), sizePx }),
    ),
  ];
  return writeSvg([ground, drawBrandMark(colour), placePicture(picture), rule], texts);
}

function drawBrandMark(colour: ReadColour): string {
  const stroke = `fill="none" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round"`;
  return `<g transform="translate(${String(margin)} 72)scale(1.5)" ${stroke}><path d="${brandMark.points}" stroke="${colour("fg-2")}"/><path d="${brandMark.line}" stroke="${colour("accent")}"/></g>`;
}

/** Centers the picture in the right column, as large as possible. */
function placePicture({ svg, width, height }: CardPicture): string {
  const left = margin + column.heading + column.gap;
  const room = { width: cardSize.width - margin - left, top: 150, bottom: foot.y - 40 };
  const zoom = Math.min(room.width / width, (room.bottom - room.top) / height);
  const [shownWidth, shownHeight] = [width * zoom, height * zoom];
  return embedDrawing(svg, {
    x: Math.round(left + (room.width - shownWidth) / 2),
    y: Math.round(room.top + (room.bottom - room.top - shownHeight) / 2),
    width: Math.round(shownWidth),
    height: Math.round(shownHeight),
  });
}

function writeSvg(shapes: readonly string[], texts: readonly OutlinedText[]): string {
  const { width, height } = cardSize;
  const size = `width="${String(width)}" height="${String(height)}"`;
  const drawn = texts.map(({ svg }) => svg).join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${writeOutlines(texts)}${shapes.join("")}${drawn}</svg>`;
}
