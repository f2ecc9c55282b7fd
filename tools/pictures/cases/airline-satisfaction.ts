import { bar, frame } from "../marks.ts";
import type { PictureCase } from "../picture-case.ts";

const words = {
  es: {
    caption: "Pasajeros satisfechos",
    percent: ["69,44\u00a0%", "24,64\u00a0%", "18,77\u00a0%"],
  },
  en: { caption: "Satisfied passengers", percent: ["69.44%", "24.64%", "18.77%"] },
};

/** Satisfied passengers by class (§9). */
const classes = [
  { name: "Business", percent: 69.44 },
  { name: "Economy", percent: 24.64 },
  { name: "Economy Plus", percent: 18.77 },
];
const pxPerPercent = 3.7;
const thickness = 20;
const pitch = 56;
const top = 30;

/** Three bars: Business satisfies two passengers in three, the other classes fewer than one in four. */
export const drawAirlineSatisfaction: PictureCase = ({ locale, palette, label }) => [
  ...classes.flatMap(({ name, percent }, i) => {
    const y = top + i * pitch;
    const width = percent * pxPerPercent;
    const argued = i === 0;
    return [
      label(name, { x: 0, y: y - 8 }, argued ? palette.bold : palette.plain),
      bar({ x: 0, y, width, height: thickness }, argued ? palette.argued : palette.context),
      label(words[locale].percent[i] ?? "", { x: width + 9, y: y + 14.5 }, palette.bold),
    ];
  }),
  label(words[locale].caption, { x: 0, y: frame.captions }, palette.quiet),
];
