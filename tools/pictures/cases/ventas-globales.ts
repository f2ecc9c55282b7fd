import { bar, frame, rule } from "../marks.ts";
import type { PictureCase } from "../picture-case.ts";

const words = {
  es: {
    markets: ["Estados Unidos", "Alemania", "Francia", "España", "Italia", "Portugal", "Grecia"],
    threshold: "10\u00a0% de cuota",
    below: "Por debajo del umbral",
  },
  en: {
    markets: ["United States", "Germany", "France", "Spain", "Italy", "Portugal", "Greece"],
    threshold: "10% share",
    below: "Under the threshold",
  },
} as const;

/** Share of sales of each market, in percent, largest first. */
const shares = [31, 22, 17, 13, 8, 6, 3];
const thresholdPercent = 10;
const left = 108;
const pxPerPercent = 8.4;
const thickness = 13;
const rowY = (row: number): number => 21 + row * 23;

/** Markets by share of sales: three stay under the threshold of 10 %. */
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
    label(below, { x: thresholdX + 12, y: rowY(5) + 11 }, palette.bold),
    label(threshold, { x: thresholdX, y: frame.captions, anchor: "middle" }, palette.quiet),
  ];
};
