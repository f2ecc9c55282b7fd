import { baseline, dots, frame, line, ring } from "../marks.ts";
import type { PictureCase } from "../picture-case.ts";

const words = {
  es: {
    levels: ["Dirección", "Gerencia", "Jefatura", "Especialista", "Asistente"],
    women: "Mujeres",
    men: "Hombres",
    pay: ["Menos sueldo", "Más sueldo"],
  },
  en: {
    levels: ["Director", "Manager", "Team lead", "Specialist", "Assistant"],
    women: "Women",
    men: "Men",
    pay: ["Lower pay", "Higher pay"],
  },
} as const;

/** Where the pay of women and of men lies at each level, in pixels of the picture. */
const pay = [
  { women: 246, men: 346 },
  { women: 212, men: 280 },
  { women: 176, men: 220 },
  { women: 142, men: 166 },
  { women: 112, men: 122 },
];
const left = 84;
const pitch = 29;

/** Pay of women and men by level: the gap widens with every promotion. */
export const drawPeopleAnalytics: PictureCase = ({ locale, palette, label }) => {
  const { levels, women, men, pay: ends } = words[locale];
  return [
    baseline(palette.axis, left),
    ...pay.flatMap((level, i) => {
      const y = 36 + i * pitch;
      const argued = i === 0;
      const from = { x: level.women, y };
      const to = { x: level.men, y };
      return [
        label(levels[i] ?? "", { x: 0, y: y + 4.5 }, argued ? palette.bold : palette.plain),
        line([from, { x: to.x - 4, y }], 3, argued ? palette.argued : palette.context),
        dots([from], 5, argued ? palette.argued : palette.strong),
        ring(to, 5, argued ? (palette.argued.edge ?? palette.argued.fill) : palette.strong.fill),
      ];
    }),
    label(women, { x: 246, y: 20, anchor: "middle" }, palette.bold),
    label(men, { x: 346, y: 20, anchor: "middle" }, palette.bold),
    label(ends[0], { x: left, y: frame.captions }, palette.quiet),
    label(ends[1], { x: frame.width, y: frame.captions, anchor: "end" }, palette.quiet),
  ];
};
