import { copyLooks } from "../../dashboards/charts/export-svg.ts";
import { trimLooks } from "./trim-looks.ts";

/** A text of a drawing: where its baseline is, and how it looks. */
export type DrawnText = {
  text: string;
  x: number;
  y: number;
  anchor: "start" | "middle" | "end";
  sizePx: number;
  weight: number;
  fill: string;
  /** Reads upwards, turned about its baseline. */
  isUpright: boolean;
  /** The ground that keeps it legible over marks. */
  halo?: { colour: string; widthPx: number };
};

/** What a drawing consists of: the markup of its shapes, its texts, and where the lowest of both ends. */
export type Drawing = { shapes: string; texts: DrawnText[]; bottom: number };

/** Reads a drawing as it is laid out and looks now; runs in the browser. */
export function readDrawing(drawing: SVGSVGElement): Drawing {
  const shown = [
    ...drawing.querySelectorAll<SVGGraphicsElement>("text, rect, path, circle, line"),
  ].filter((element) => element.closest(".marks, defs") === null);
  const texts = shown
    .filter((element) => element instanceof SVGTextElement)
    .filter(({ textContent }) => textContent !== "")
    .map(readText);
  const { top } = drawing.getBoundingClientRect();
  const bottom = Math.max(...shown.map((element) => element.getBoundingClientRect().bottom)) - top;
  const copy = copyLooks(drawing);
  for (const element of copy.querySelectorAll("text")) element.remove();
  trimLooks(copy);
  return { shapes: copy.innerHTML, texts, bottom };
}

function readText(element: SVGTextElement): DrawnText {
  const looks = getComputedStyle(element);
  const anchor = looks.textAnchor as DrawnText["anchor"];
  const from = element.getStartPositionOfChar(0);
  const to = element.getEndPositionOfChar(element.getNumberOfChars() - 1);
  const share = { start: 0, middle: 0.5, end: 1 }[anchor];
  const at = new DOMPoint(from.x + (to.x - from.x) * share, from.y);
  const matrix = element.getCTM()!;
  const { x, y } = at.matrixTransform(matrix);
  const hasHalo = looks.stroke !== "none" && looks.paintOrder.startsWith("stroke");
  return {
    text: element.textContent,
    x,
    y,
    anchor,
    sizePx: parseFloat(looks.fontSize),
    weight: Number(looks.fontWeight),
    fill: looks.fill,
    isUpright: matrix.b < -0.5,
    ...(hasHalo && { halo: { colour: looks.stroke, widthPx: parseFloat(looks.strokeWidth) } }),
  };
}
