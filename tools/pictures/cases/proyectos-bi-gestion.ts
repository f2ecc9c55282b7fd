import { bar, frame, rule } from "../marks.ts";
import type { PictureCase } from "../picture-case.ts";

const words = {
  es: {
    phases: ["Requisitos", "Datos", "Informes", "Pruebas", "Formación"],
    share: ["30\u00a0% de lo previsto,", "50\u00a0% de las horas"],
    planned: "Horas previstas",
    actual: "Horas reales",
  },
  en: {
    phases: ["Requirements", "Data", "Reports", "Testing", "Training"],
    share: ["30% of the budget,", "50% of the hours"],
    planned: "Planned hours",
    actual: "Actual hours",
  },
} as const;

/** Hours of each phase out of 100 planned, and the 120 it took in the end. */
const phases = [
  { planned: 15, actual: 14 },
  { planned: 30, actual: 60 },
  { planned: 30, actual: 28 },
  { planned: 15, actual: 12 },
  { planned: 10, actual: 6 },
];
const late = 1;
const left = 96;
const pxPerHour = 2.35;
const rowY = (row: number): number => 22 + row * 32;
const atHour = (hours: number): number => left + hours * pxPerHour;

/** Hours by phase, planned and actual: the data takes half of them instead of three in ten. */
export const drawProyectosBiGestion: PictureCase = ({ locale, palette, label }) => {
  const { phases: names, share, planned, actual } = words[locale];
  return [
    ...phases.flatMap((phase, i) => {
      const y = rowY(i);
      const span = (hours: number, height: number) => ({
        x: left,
        y: y - height / 2,
        width: hours * pxPerHour,
        height,
      });
      const argued = i === late;
      return [
        label(names[i] ?? "", { x: 0, y: y + 4.5 }, argued ? palette.bold : palette.plain),
        bar(span(phase.planned, 22), palette.track),
        bar(span(phase.actual, 10), argued ? palette.argued : palette.strong),
      ];
    }),
    rule({ x: left, y: 8 }, { x: left, y: frame.baseline - 6 }, palette.axis),
    label(share[0], { x: atHour(60) + 9, y: rowY(late) - 3 }, palette.plain),
    label(share[1], { x: atHour(60) + 9, y: rowY(late) + 14 }, palette.bold),
    bar({ x: left, y: frame.captions - 10, width: 12, height: 12 }, palette.track),
    label(planned, { x: left + 18, y: frame.captions }, palette.quiet),
    bar({ x: left + 140, y: frame.captions - 7, width: 12, height: 6 }, palette.strong),
    label(actual, { x: left + 158, y: frame.captions }, palette.quiet),
  ];
};
