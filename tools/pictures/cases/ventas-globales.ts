import { bar, frame, rule } from "../marks.ts";
import type { PictureCase } from "../picture-case.ts";

const words = {
  es: {
    markets: ["España", "Francia", "Alemania", "Italia", "México", "Portugal", "Chile"],
    threshold: "10\u00a0% de las ventas",
    below: "Cuatro por debajo del 10\u00a0%",
  },
  en: {
    markets: ["Spain", "France", "Germany", "Italy", "Mexico", "Portugal", "Chile"],
    threshold: "10% of sales",
    below: "Four under 10%",
  },
} as const;

/** Share of sales of each market, in percent, largest first. */
const shares = [28, 24, 18, 9, 8, 7, 6];
const thresholdPercent = 10;
const left = 80;
const pxPerPercent = 10.4;
const thickness = 13;
const rowY = (row: number): number => 21 + row * 23;

/** Markets by share of sales: four stay under the threshold of 10 %. */
export const drawVentasGlobales: PictureCase = ({ locale, palette, label }) => {
  const { markets, threshold, below } = words[locale];
  const thresholdX = left + thresholdPercent * pxPerPercent;
  return [
    ...shares.flatMap((share, i) => {
      const y = rowY(i);
      const flagged = share < thresholdPercent;
      return [
        label(markets[i] ?? "", { x: 0, y: y + 11 }, flagged ? palette.bold : palette.plain),
        bar(
          { x: left, y, width: share * pxPerPercent, height: thickness },
          flagged ? palette.argued : palette.context,
        ),
      ];
    }),
    rule(
      { x: thresholdX, y: 10 },
      { x: thresholdX, y: frame.baseline },
      palette.bold.fill,
      "dashed",
    ),
    label(below, { x: thresholdX + 12, y: rowY(4) + 22 }, palette.bold),
    label(threshold, { x: thresholdX, y: frame.captions, anchor: "middle" }, palette.quiet),
  ];
};
