import { band, bar, frame } from "../marks.ts";
import type { PictureCase } from "../picture-case.ts";

const words = {
  es: {
    groups: ["Campeones y leales", "En riesgo", "Los demás"],
    customers: "Clientes",
    sales: "Ventas",
    percent: "\u00a0%",
  },
  en: {
    groups: ["Champions and loyal", "At risk", "Everyone else"],
    customers: "Customers",
    sales: "Sales",
    percent: "%",
  },
} as const;

/** Each group's part of the customers and of the sales, in percent. */
const groups = [
  { customers: 15, sales: 50 },
  { customers: 10, sales: 20 },
  { customers: 75, sales: 30 },
];
const width = 44;
const left = 44;
const right = 170;
const top = 10;
const pxPerPercent = 1.56;

/** Two columns, customers and sales: the smallest part of the first is half of the second. */
export const drawRfmAnalysis: PictureCase = ({ locale, palette, label }) => {
  const { groups: names, customers, sales, percent } = words[locale];
  const paints = [palette.argued, palette.strong, palette.context];
  const caption = (text: string, x: number) =>
    label(text, { x: x + width / 2, y: frame.captions, anchor: "middle" }, palette.quiet);
  const from = { customers: top, sales: top };
  const parts = groups.map((group, i) => {
    const part = (side: "customers" | "sales") => {
      const y = from[side];
      const height = group[side] * pxPerPercent - 2;
      from[side] += group[side] * pxPerPercent;
      return { y, height, middle: y + height / 2 + 4.5 };
    };
    const [a, b] = [part("customers"), part("sales")];
    const paint = paints[i] ?? palette.context;
    const share = (side: "customers" | "sales") => `${String(group[side])}${percent}`;
    const style = i === 0 ? palette.bold : palette.plain;
    const edges = (dy: number, ...ys: [number, number]) => [
      { x: left + width, y: ys[0] + dy },
      { x: right, y: ys[1] + dy },
    ];
    return [
      band(
        edges(0, a.y, b.y),
        edges(0, a.y + a.height, b.y + b.height),
        i === 0 ? palette.track : { fill: "none" },
      ),
      bar({ x: left, y: a.y, width, height: a.height }, paint),
      bar({ x: right, y: b.y, width, height: b.height }, paint),
      label(share("customers"), { x: left - 10, y: a.middle, anchor: "end" }, style),
      label(share("sales"), { x: right + width + 12, y: b.middle - 8 }, palette.bold),
      label(names[i] ?? "", { x: right + width + 12, y: b.middle + 9 }, palette.plain),
    ];
  });
  return [...parts.flat(), caption(customers, left), caption(sales, right)];
};
