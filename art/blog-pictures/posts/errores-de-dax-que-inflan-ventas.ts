import { bar, type Mark, type Point } from "../../pictures/marks.ts";
import { cover, coverPaint, coverStroke } from "../cover.ts";
import { figurePaint, figureText, figureWidth } from "../figure.ts";
import type { FigureMaterials, PostPictures } from "../post-pictures.ts";
import { strokes } from "../strokes.ts";

/** What each mistake adds to the correct figure, in percent; the last is the one that goes unnoticed. */
const excesses = [327, 150, 100, 20, 12];
const arguedMistake = 4;

const words = {
  es: [
    ["Multiplicar dos sumas", "256 € en lugar de 60 €", "+327 %"],
    ["Acumular con ALL ( Ventas )", "60 € en lugar de 24 €", "+150 %"],
    ["Reemplazar un filtro", "48 € en lugar de 24 €", "+100 %"],
    ["Medida dentro de SUMX", "72 € en lugar de 60 €", "+20 %"],
    ["Portes en cada línea", "84 € en lugar de 75 €", "+12 %"],
  ],
  en: [
    ["Multiplying two sums", "€256 instead of €60", "+327%"],
    ["Running total with ALL ( Sales )", "€60 instead of €24", "+150%"],
    ["Replacing a filter", "€48 instead of €24", "+100%"],
    ["Measure inside SUMX", "€72 instead of €60", "+20%"],
    ["Shipping on every line", "€84 instead of €75", "+12%"],
  ],
} as const;

/** Five columns that should end at one line: each clears it by what its mistake adds, the yellow one hardly. */
export const drawErroresDeDax: PostPictures = {
  cover: drawColumns,
  figures: [{ height: 430, draw: drawExcesses }],
};

function drawColumns(): Mark[] {
  const baseline = cover.height - 100;
  const correct = 112;
  const width = 140;
  const pitch = (cover.width - 2 * cover.margin - width) / (excesses.length - 1);
  return [
    ...excesses.flatMap((excess, i) => {
      const x = cover.margin + i * pitch;
      const height = (correct * excess) / 100;
      const isArgued = i === arguedMistake;
      return [
        bar(
          { x, y: baseline - correct, width, height: correct },
          isArgued ? coverPaint.argued : coverPaint.track,
        ),
        bar(
          { x, y: baseline - correct - height, width, height },
          isArgued ? coverPaint.argued : coverPaint.context,
        ),
      ];
    }),
    strokes([levelAt(baseline - correct)], coverStroke.line, coverPaint.bone),
    strokes([levelAt(baseline)], coverStroke.hairline, coverPaint.context),
  ];
}

/** Bars of what each mistake adds, with the figure shown and the correct one. */
function drawExcesses({ locale, label }: FigureMaterials): Mark[] {
  const unit = 1.95;
  const height = 24;
  return words[locale].flatMap(([name, amounts, percent], i) => {
    const y = 20 + i * 86;
    const width = (excesses[i] ?? 0) * unit;
    const isArgued = i === arguedMistake;
    return [
      label(name, { x: 0, y }, isArgued ? figureText.bold : figureText.plain),
      label(
        amounts,
        { x: figureWidth, y, anchor: "end" },
        isArgued ? figureText.plain : figureText.quiet,
      ),
      bar({ x: 0, y: y + 16, width, height }, isArgued ? figurePaint.argued : figurePaint.context),
      label(percent, { x: width + 12, y: y + 36 }, figureText.bold),
    ];
  });
}

function levelAt(y: number): Point[] {
  return [40, cover.width - 40].map((x) => ({ x, y }));
}
