import type { LabelBox } from "../../generator/drawing/lettering.ts";
import type { Paint } from "./palette.ts";

/** One drawn thing; a text also has its box, and the outlines that its `svg` refers to by id. */
export interface Mark {
  readonly svg: string;
  readonly label?: LabelBox;
  readonly glyphs?: ReadonlyMap<string, string>;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Rectangle extends Point {
  readonly width: number;
  readonly height: number;
}

const edgePx = 1.5;

export function bar(box: Rectangle, { fill, edge }: Paint): Mark {
  const inset = edge ? edgePx / 2 : 0;
  const place = `x="${round(box.x + inset)}" y="${round(box.y + inset)}"`;
  const size = `width="${round(box.width - 2 * inset)}" height="${round(box.height - 2 * inset)}"`;
  const stroke = edge ? ` stroke="${edge}" stroke-width="${round(edgePx)}"` : "";
  return { svg: `<rect ${place} ${size} fill="${fill}"${stroke}/>` };
}

export function cells(
  places: readonly Point[],
  { width, height }: { width: number; height: number },
  { fill, edge }: Paint,
): Mark {
  const draw = (colour: string, inset: number): string => {
    const path = places.map(
      ({ x, y }) => `M${round(x + inset)} ${round(y + height / 2)}h${round(width - 2 * inset)}`,
    );
    return `<path stroke="${colour}" stroke-width="${round(height - 2 * inset)}" d="${path.join("")}"/>`;
  };
  return { svg: (edge ? draw(edge, 0) : "") + draw(fill, edge ? edgePx : 0) };
}

export function dots(points: readonly Point[], radius: number, { fill, edge }: Paint): Mark {
  const path = points.map(({ x, y }) => `M${round(x)} ${round(y)}h0`).join("");
  const draw = (colour: string, width: number): string =>
    `<path stroke="${colour}" stroke-width="${round(width)}" stroke-linecap="round" d="${path}"/>`;
  const inner = edge ? radius - edgePx : radius;
  return { svg: (edge ? draw(edge, 2 * radius) : "") + draw(fill, 2 * inner) };
}

function round(value: number): string {
  return String(Math.round(value * 10) / 10);
}
