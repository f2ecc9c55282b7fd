import { baseline, dots, frame, line, rule } from "../marks.ts";
import type { PictureCase } from "../picture-case.ts";

const words = {
  es: {
    supplier: "Proveedor",
    agreed: "Plazo pactado",
    cheapest: "El más barato",
    days: ["0\u00a0días", "45\u00a0días"],
  },
  en: {
    supplier: "Supplier",
    agreed: "Agreed lead time",
    cheapest: "The cheapest",
    days: ["0\u00a0days", "45\u00a0days"],
  },
} as const;

/** Days each delivery took, suppliers from dearest to cheapest. */
const deliveries = {
  A: [12, 13.5, 15, 16],
  B: [10, 12.5, 14, 16.5, 18],
  C: [12.5, 14, 16, 18.5],
  D: [9, 11.5, 14, 16.5, 20],
  E: [10, 15, 19, 24, 29, 33, 38, 43],
};
const agreedDays = 15;
const left = 96;

/** Lead times of five suppliers: the cheapest is the one that misses the agreed date. */
export const drawLogisticaSupplyChain: PictureCase = ({ locale, palette, label }) => {
  const { supplier, agreed, cheapest, days } = words[locale];
  const atDay = (day: number): number => left + (day * (frame.width - left)) / 45;
  const agreedX = atDay(agreedDays);
  return [
    baseline(palette.axis, left),
    rule({ x: agreedX, y: 24 }, { x: agreedX, y: frame.baseline }, palette.axis, "dashed"),
    label(agreed, { x: agreedX, y: 16, anchor: "middle" }, palette.quiet),
    ...Object.entries(deliveries).flatMap(([name, taken], i) => {
      const y = 40 + i * 28.5;
      const argued = name === "E";
      const points = taken.map((day) => ({ x: atDay(day), y }));
      const ends = [atDay(Math.min(...taken)), atDay(Math.max(...taken))].map((x) => ({ x, y }));
      return [
        label(`${supplier} ${name}`, { x: 0, y: y + 4.5 }, argued ? palette.bold : palette.plain),
        line(ends, 2, argued ? palette.argued : palette.context),
        dots(points, argued ? 4.6 : 3.2, argued ? palette.argued : palette.strong),
      ];
    }),
    label(cheapest, { x: frame.width, y: 138, anchor: "end" }, palette.bold),
    label(days[0], { x: left, y: frame.captions }, palette.quiet),
    label(days[1], { x: frame.width, y: frame.captions, anchor: "end" }, palette.quiet),
  ];
};
