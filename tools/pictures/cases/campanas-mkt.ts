import { dots, frame, line, rule } from "../marks.ts";
import type { PictureCase } from "../picture-case.ts";

const words = {
  es: {
    channels: ["Redes sociales", "Ferias", "Buscadores", "Correo", "Referidos"],
    cost: "Coste por contacto",
    sales: "Contactos que compran",
    dearest: "Más caro",
    most: "Compran más",
    least: "Compran menos",
  },
  en: {
    channels: ["Social media", "Trade fairs", "Search", "E-mail", "Referrals"],
    cost: "Cost per lead",
    sales: "Leads that buy",
    dearest: "Dearest",
    most: "Buy most",
    least: "Buy least",
  },
} as const;

/** Height of each channel on both sides: cost, dearest first, and leads that buy. */
const slopes = [
  { cost: 34, sales: 158 },
  { cost: 68, sales: 92 },
  { cost: 92, sales: 60 },
  { cost: 124, sales: 114 },
  { cost: 152, sales: 34 },
];
const left = 108;
const right = 258;

/** Slopes from cost per lead to leads that buy: the dearest channel ends last. */
export const drawCampanasMkt: PictureCase = ({ locale, palette, label }) => {
  const { channels, cost, sales, dearest, most, least } = words[locale];
  const drawn = slopes.map((slope, i) => {
    const ends = [
      { x: left, y: slope.cost },
      { x: right, y: slope.sales },
    ];
    const argued = i === 0;
    return [
      line(ends, argued ? 3 : 2, argued ? palette.argued : palette.context),
      dots(ends, argued ? 5 : 3.6, argued ? palette.argued : palette.strong),
      label(
        channels[i] ?? "",
        { x: left - 12, y: slope.cost + 4.5, anchor: "end" },
        argued ? palette.bold : palette.plain,
      ),
    ];
  });
  return [
    ...[left, right].map((x) => rule({ x, y: 22 }, { x, y: frame.baseline }, palette.axis)),
    ...drawn.toReversed().flat(),
    label(dearest, { x: left, y: 15, anchor: "middle" }, palette.quiet),
    label(most, { x: right, y: 15, anchor: "middle" }, palette.quiet),
    label(least, { x: right + 12, y: 162.5 }, palette.bold),
    label(cost, { x: left, y: frame.captions, anchor: "middle" }, palette.quiet),
    label(sales, { x: right, y: frame.captions, anchor: "middle" }, palette.quiet),
  ];
};
