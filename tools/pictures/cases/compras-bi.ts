import { baseline, column, dots, frame, line } from "../marks.ts";
import type { PictureCase } from "../picture-case.ts";

const words = {
  es: {
    price: "Precio por kilo",
    rise: "+50\u00a0%",
    half: "La mitad de los kilos",
    ends: ["Enero", "Diciembre"],
  },
  en: {
    price: "Price per kilo",
    rise: "+50%",
    half: "Half of the kilos",
    ends: ["January", "December"],
  },
} as const;

/** Fertilizer bought in each month of 2021, in percent of the year's kilos. */
const kilos = [4, 7, 8, 6, 4, 3, 3, 5, 10, 17, 18, 15];
/** Its price, January being 100. */
const prices = [100, 101, 103, 106, 110, 113, 117, 122, 129, 138, 145, 150];
const lastQuarter = 9;
const pitch = frame.width / kilos.length;
const pxPerPercent = 4.4;
const pxPerPrice = 0.9;
const centre = (month: number): number => month * pitch + pitch / 2;
const priceY = (price: number): number => 76 - (price - 100) * pxPerPrice;

/** Kilos and price by month: half of the year's fertiliser is bought when it is dearest. */
export const drawComprasBi: PictureCase = ({ locale, palette, label }) => {
  const { price, rise, half, ends } = words[locale];
  const series = prices.map((value, month) => ({ x: centre(month), y: priceY(value) }));
  const last = series.slice(-1);
  return [
    ...kilos.map((share, month) =>
      column(
        month * pitch + 2,
        pitch - 4,
        share * pxPerPercent,
        month < lastQuarter ? palette.context : palette.argued,
      ),
    ),
    baseline(palette.axis),
    line(series, 2, palette.strong),
    dots(last, 4, palette.strong),
    label(price, { x: 2, y: 62 }, palette.plain),
    label(rise, { x: centre(11) + 12, y: 17, anchor: "end" }, palette.bold),
    label(half, { x: lastQuarter * pitch - 8, y: 112, anchor: "end" }, palette.bold),
    label(ends[0], { x: 2, y: frame.captions }, palette.quiet),
    label(ends[1], { x: frame.width - 2, y: frame.captions, anchor: "end" }, palette.quiet),
  ];
};
