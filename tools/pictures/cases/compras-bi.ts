import { band, baseline, dots, frame, line, rule } from "../marks.ts";
import type { PictureCase } from "../picture-case.ts";

const words = {
  es: {
    bought: "Se compró aquí",
    price: "Precio",
    earlier: "Tres semanas antes",
    prices: ["Máximo", "Medio", "Mínimo"],
    ends: ["Enero", "Diciembre"],
  },
  en: {
    bought: "Bought here",
    price: "Price",
    earlier: "Three weeks earlier",
    prices: ["Highest", "Mean", "Lowest"],
    ends: ["January", "December"],
  },
} as const;

/** Lowest, mean and highest price of each month of 2021. */
const prices = [
  [44, 50, 55],
  [44, 49, 55],
  [45, 51, 57],
  [52, 59, 65],
  [66, 74, 80],
  [63, 70, 76],
  [58, 65, 71],
  [54, 61, 67],
  [51, 57, 64],
  [49, 55, 61],
  [47, 53, 59],
  [45, 51, 57],
] as const;
const purchaseMonth = 4;
const weeksEarlier = 0.7;
const at = (month: number, price: number) => ({ x: month * 28, y: 168 - (price - 40) * 3.1 });

/** Twelve months of prices with their range: the purchase was made at the peak. */
export const drawComprasBi: PictureCase = ({ locale, palette, label }) => {
  const { bought, price, earlier, prices: names, ends } = words[locale];
  const series = (which: 0 | 1 | 2) => prices.map((month, i) => at(i, month[which]));
  const purchase = at(purchaseMonth, prices[purchaseMonth][1]);
  const before = at(purchaseMonth - weeksEarlier, 59 + 15 * (1 - weeksEarlier));
  const last = prices.length - 1;
  return [
    band(series(2), series(0), palette.track),
    baseline(palette.axis),
    line(series(1), 2, palette.strong),
    rule({ x: before.x, y: before.y }, { x: before.x, y: 143 }, palette.axis),
    dots([before], 4.5, { fill: palette.bold.fill }),
    dots([purchase], 6, palette.argued),
    label(price, { x: 0, y: 20 }, palette.quiet),
    label(bought, { x: purchase.x + 12, y: 36 }, palette.bold),
    label(earlier, { x: before.x - 4, y: 157 }, palette.plain),
    ...names.map((name, i) =>
      label(name, { x: at(last, 0).x + 8, y: at(last, 51 + 6 * (1 - i)).y + 4.5 }, palette.quiet),
    ),
    label(ends[0], { x: 0, y: frame.captions }, palette.quiet),
    label(ends[1], { x: at(last, 0).x, y: frame.captions, anchor: "middle" }, palette.quiet),
  ];
};
