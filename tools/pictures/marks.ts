import type { Paint } from "./palette.ts";

/** The box all pictures share, with the baseline their charts stand on. */
export const frame = { width: 376, height: 200, baseline: 172, captions: 190 };

/** The room a piece of text takes up. */
export interface LabelBox {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** One drawn thing; a text also tells its room and the outlines its `svg` refers to, by id. */
export interface Mark {
  readonly svg: string;
  readonly label?: LabelBox;
  readonly glyphs?: ReadonlyMap<string, string>;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A rectangle by its left and top. */
export interface Rectangle extends Point {
  readonly width: number;
  readonly height: number;
}

const edgePx = 1.5;
const haloPx = 6;

/** A filled rectangle; its edge, if any, lies inside. */
export function bar(box: Rectangle, { fill, edge }: Paint): Mark {
  const inset = edge ? edgePx / 2 : 0;
  const place = `x="${round(box.x + inset)}" y="${round(box.y + inset)}"`;
  const size = `width="${round(box.width - 2 * inset)}" height="${round(box.height - 2 * inset)}"`;
  const stroke = edge ? ` stroke="${edge}" stroke-width="${round(edgePx)}"` : "";
  return { svg: `<rect ${place} ${size} fill="${fill}"${stroke}/>` };
}

/** A rectangle that stands on the shared baseline. */
export function column(x: number, width: number, height: number, paint: Paint): Mark {
  return bar({ x, y: frame.baseline - height, width, height }, paint);
}

/** Rectangles of one size by their left and top, all in a single path. */
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

/** Round points of one size, all in a single path. */
export function dots(points: readonly Point[], radius: number, { fill, edge }: Paint): Mark {
  const path = points.map(({ x, y }) => `M${round(x)} ${round(y)}h0`).join("");
  const draw = (colour: string, width: number): string =>
    `<path stroke="${colour}" stroke-width="${round(width)}" stroke-linecap="round" d="${path}"/>`;
  const inner = edge ? radius - edgePx : radius;
  return { svg: (edge ? draw(edge, 2 * radius) : "") + draw(fill, 2 * inner) };
}

/** A line through points; an edged one is ink in a halo of its fill. */
export function line(points: readonly Point[], width: number, { fill, edge }: Paint): Mark {
  const path = `M${points.map(({ x, y }) => `${round(x)} ${round(y)}`).join("L")}`;
  const draw = (colour: string, stroke: number): string =>
    `<path fill="none" stroke="${colour}" stroke-width="${round(stroke)}" stroke-linejoin="round" d="${path}"/>`;
  return { svg: edge ? draw(fill, width + haloPx) + draw(edge, width) : draw(fill, width) };
}

/** The surface between two edges given from left to right. */
export function band(upper: readonly Point[], lower: readonly Point[], { fill }: Paint): Mark {
  const path = [...upper, ...lower.toReversed()]
    .map(({ x, y }) => `${round(x)} ${round(y)}`)
    .join("L");
  return { svg: `<path fill="${fill}" d="M${path}z"/>` };
}

/** A hairline, dashed for a threshold. */
export function rule(from: Point, to: Point, colour: string, dash?: "dashed"): Mark {
  const path = `M${round(from.x)} ${round(from.y)}L${round(to.x)} ${round(to.y)}`;
  const dashes = dash ? ' stroke-dasharray="4 3"' : "";
  return { svg: `<path stroke="${colour}"${dashes} d="${path}"/>` };
}

/** The baseline of the chart. */
export function baseline(colour: string, from = 0, to = frame.width): Mark {
  const y = frame.baseline + 0.5;
  return rule({ x: from, y }, { x: to, y }, colour);
}

function round(value: number): string {
  return String(Math.round(value * 10) / 10);
}
