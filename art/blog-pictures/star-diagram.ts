import { bar, type Mark, type Point } from "../pictures/marks.ts";
import { figurePaint, figureStroke, figureText, figureWidth } from "./figure.ts";
import type { Label } from "../../generator/drawing/lettering.ts";
import type { FigureMaterials } from "./post-pictures.ts";
import { strokes } from "./strokes.ts";

export type StarCopy =
  typeof import("../../content/blog-pictures/es/modelo-en-estrella-supermercado.json");

type Dimension = StarCopy["dimensions"][number];

const rowPx = 30;
const fact = { x: 260, y: 34, width: 230, height: 366 };
const firstKey = 174;
const dimensionWidth = 212;

/** The table of sales among its four dimensions; each key of a sale is answered by one row of a dimension. */
export function drawStarDiagram({ copy, label }: FigureMaterials<StarCopy>): Mark[] {
  const { fact: name, grain, columns, dimensions } = copy;
  const inset = fact.x + 16;
  return [
    bar(fact, figurePaint.argued),
    label(name, { x: inset, y: 68 }, figureText.bold),
    ...grain.map((row, i) => label(row, { x: inset, y: 98 + i * rowPx }, figureText.plain)),
    ...columns.map((column, i) =>
      label(
        column,
        { x: inset, y: firstKey + i * rowPx },
        i < dimensions.length ? figureText.bold : { ...figureText.bold, weight: 400 },
      ),
    ),
    ...dimensions.flatMap((dimension, i) => drawDimension(dimension, i, label)),
  ];
}

function drawDimension(
  { question, name, columns }: Dimension,
  index: number,
  label: Label,
): Mark[] {
  const isLeft = index % 2 === 0;
  const top = index < 2 ? 0 : 262;
  const x = isLeft ? 0 : figureWidth - dimensionWidth;
  const key = firstKey + index * rowPx - 8;
  const inner = isLeft ? fact.x : fact.x + fact.width;
  const direction = isLeft ? 1 : -1;
  const near = isLeft ? dimensionWidth : x;
  const ruleY = top + 65;
  const turn = (near + inner) / 2;
  const path: Point[] = [
    { x: isLeft ? x : figureWidth, y: ruleY },
    { x: turn, y: ruleY },
    { x: turn, y: key },
    { x: inner, y: key },
  ];
  const head = [-8, 0, 8].map((dy) => ({
    x: inner - (dy === 0 ? 2 : 12) * direction,
    y: key + dy,
  }));
  const beside = (text: string, from: number, y: number) =>
    label(text, { x: from, y, anchor: "middle" }, figureText.quiet);
  return [
    strokes([path, head], figureStroke.axis, figurePaint.strong),
    beside("1", near + 11 * direction, ruleY - 10),
    beside("*", inner - 12 * direction, key - 2),
    label(question, { x, y: top + 22 }, figureText.quiet),
    label(name, { x, y: top + 53 }, figureText.bold),
    ...columns.map((column, i) => label(column, { x, y: top + 97 + i * rowPx }, figureText.plain)),
  ];
}
