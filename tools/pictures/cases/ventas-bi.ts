import { baseline, dots, frame, type Point } from "../marks.ts";
import type { PictureCase } from "../picture-case.ts";
import { scatterNumbers } from "../scatter-numbers.ts";

const words = {
  es: { few: "Menos ventas", many: "Más ventas", margin: "Más margen", five: "Cinco productos" },
  en: { few: "Lower sales", many: "Higher sales", margin: "Higher margin", five: "Five products" },
};

const catalogueSize = 64;
const five: readonly Point[] = [
  { x: 284, y: 151 },
  { x: 300, y: 138 },
  { x: 317, y: 153 },
  { x: 334, y: 133 },
  { x: 352, y: 147 },
];

/** A scatter of sales and margin: margin rises with sales, except for five products. */
export const drawVentasBi: PictureCase = ({ locale, palette, label }) => {
  const { few, many, margin, five: fiveProducts } = words[locale];
  return [
    baseline(palette.axis),
    dots(scatterCatalogue(), 3.2, palette.context),
    dots(five, 4.6, palette.argued),
    label(fiveProducts, { x: frame.width, y: 115, anchor: "end" }, palette.bold),
    label(margin, { x: 0, y: 20 }, palette.quiet),
    label(few, { x: 0, y: frame.captions }, palette.quiet),
    label(many, { x: frame.width, y: frame.captions, anchor: "end" }, palette.quiet),
  ];
};

function scatterCatalogue(): Point[] {
  const next = scatterNumbers(20_262);
  return Array.from({ length: catalogueSize }, (_, i) => {
    const x = 10 + (i * 262) / (catalogueSize - 1) + next(12);
    const noise = next(34) + next(34) - 34;
    return { x, y: Math.min(166, Math.max(12, 164 - x * 0.45 + noise)) };
  });
}
