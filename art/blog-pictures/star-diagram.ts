import { bar, type Mark, type Point } from "../pictures/marks.ts";
import { figurePaint, figureStroke, figureText, figureWidth } from "./figure.ts";
import type { FigureMaterials } from "./post-pictures.ts";
import { strokes } from "./strokes.ts";

interface Dimension {
  readonly question: string;
  readonly name: string;
  readonly columns: readonly string[];
}

const words = {
  es: {
    fact: "Ventas",
    grain: ["una fila, una", "línea de ticket"],
    columns: [
      "Código",
      "Tienda",
      "Fecha",
      "Tarjeta",
      "Ticket",
      "Cantidad",
      "Precio cobrado",
      "Importe",
    ],
    dimensions: [
      {
        question: "¿Qué?",
        name: "Productos",
        columns: ["Código", "Producto", "Marca", "Familia", "Sección"],
      },
      { question: "¿Dónde?", name: "Tiendas", columns: ["Tienda", "Ciudad", "Metros cuadrados"] },
      {
        question: "¿Cuándo?",
        name: "Calendario",
        columns: ["Fecha", "Mes", "Día de la semana", "Festivo"],
      },
      {
        question: "¿Quién?",
        name: "Clientes",
        columns: ["Tarjeta", "Código postal", "Fecha de alta"],
      },
    ],
  },
  en: {
    fact: "Sales",
    grain: ["one row, one", "receipt line"],
    columns: ["Code", "Store", "Date", "Card", "Receipt", "Quantity", "Price charged", "Amount"],
    dimensions: [
      {
        question: "What?",
        name: "Products",
        columns: ["Code", "Product", "Brand", "Category", "Department"],
      },
      { question: "Where?", name: "Stores", columns: ["Store", "City", "Square meters"] },
      { question: "When?", name: "Date", columns: ["Date", "Month", "Weekday", "Holiday"] },
      { question: "Who?", name: "Customers", columns: ["Card", "Zip code", "Sign-up date"] },
    ],
  },
} as const;

const rowPx = 27;
const fact = { x: 278, y: 34, width: 194, height: 348 };
const firstKey = 168;
const dimensionWidth = 190;

/** The table of sales among its four dimensions; each key of a sale is answered by one row of a dimension. */
export function drawStarDiagram({ locale, label }: FigureMaterials): Mark[] {
  const { fact: name, grain, columns, dimensions } = words[locale];
  const inset = fact.x + 18;
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

/** A dimension in its corner and the line from it to its key, the row of the fact it has the number of. */
function drawDimension(
  { question, name, columns }: Dimension,
  index: number,
  label: FigureMaterials["label"],
): Mark[] {
  const isLeft = index % 2 === 0;
  const top = index < 2 ? 0 : 250;
  const x = isLeft ? 0 : figureWidth - dimensionWidth;
  const key = firstKey + index * rowPx - 8;
  const inner = isLeft ? fact.x : fact.x + fact.width;
  const direction = isLeft ? 1 : -1;
  const near = isLeft ? dimensionWidth : x;
  const ruleY = top + 62;
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
    beside("1", near + 22 * direction, ruleY - 10),
    beside("*", inner - 26 * direction, key - 4),
    label(question, { x, y: top + 22 }, figureText.quiet),
    label(name, { x, y: top + 50 }, figureText.bold),
    ...columns.map((column, i) => label(column, { x, y: top + 92 + i * rowPx }, figureText.plain)),
  ];
}
