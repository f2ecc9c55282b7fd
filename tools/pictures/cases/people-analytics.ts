import { bar, frame, rule } from "../marks.ts";
import type { PictureCase } from "../picture-case.ts";

const words = {
  es: {
    levels: ["Toda la plantilla", "Puestos base", "Puestos técnicos", "Puestos de mando"],
    women: "Mujeres",
    men: "Hombres",
    share: ["50\u00a0%", "25\u00a0%"],
  },
  en: {
    levels: ["All staff", "Entry roles", "Specialist roles", "Management"],
    women: "Women",
    men: "Men",
    share: ["50%", "25%"],
  },
} as const;

/** Women at each level, in percent. */
const women = [50, 52, 55, 25];
const management = 3;
const left = 122;
const width = frame.width - left;
const thickness = 22;
const rowY = (row: number): number => 30 + row * 36;
const atShare = (percent: number): number => left + (percent / 100) * width;

/** Women and men by level: half and half overall, one woman in four managers. */
export const drawPeopleAnalytics: PictureCase = ({ locale, palette, label }) => {
  const { levels, women: womenText, men, share } = words[locale];
  const rows = women.flatMap((percent, i) => {
    const y = rowY(i);
    const argued = i === management;
    const own = { x: left, y, width: atShare(percent) - left - 1, height: thickness };
    const other = {
      x: atShare(percent) + 1,
      y,
      width: frame.width - atShare(percent) - 1,
      height: thickness,
    };
    return [
      label(levels[i] ?? "", { x: 0, y: y + 15.5 }, argued ? palette.bold : palette.plain),
      bar(own, argued ? palette.argued : palette.strong),
      bar(other, palette.track),
    ];
  });
  const middle = atShare(50);
  return [
    ...rows,
    rule({ x: middle, y: 22 }, { x: middle, y: frame.baseline }, palette.bold.fill, "dashed"),
    label(womenText, { x: left, y: 18 }, palette.bold),
    label(men, { x: frame.width, y: 18, anchor: "end" }, palette.quiet),
    label(share[0], { x: middle, y: frame.captions, anchor: "middle" }, palette.quiet),
    label(share[1], { x: atShare(25), y: frame.captions, anchor: "middle" }, palette.bold),
  ];
};
