import { bar, frame, rule } from "../marks.ts";
import type { PictureCase } from "../picture-case.ts";

const words = {
  es: {
    stages: ["Consulta", "Factura", "Alta", "Avería", "Instalación"],
    total: "NPS\u00a032, el total",
    zero: "0",
  },
  en: {
    stages: ["Inquiry", "Billing", "Sign-up", "Fault", "Installation"],
    total: "NPS\u00a032 overall",
    zero: "0",
  },
} as const;

/** NPS of each stage, best first; each has one response in five, so that their mean is the total. */
const scores = [56, 50, 45, 29, -20];
const total = 32;
const worst = 4;
const zeroX = 150;
const pxPerPoint = 3.3;
const thickness = 18;
const rowY = (row: number): number => 32 + row * 28;
const atScore = (score: number): number => zeroX + score * pxPerPoint;

/** NPS by stage: only installation is below zero. */
export const drawNpsBi: PictureCase = ({ locale, palette, label }) => {
  const { stages, total: totalText, zero } = words[locale];
  return [
    ...scores.flatMap((score, i) => {
      const y = rowY(i);
      const from = Math.min(zeroX, atScore(score));
      const box = { x: from, y, width: Math.abs(score) * pxPerPoint, height: thickness };
      const argued = i === worst;
      return [
        label(stages[i] ?? "", { x: 0, y: y + 13.5 }, argued ? palette.bold : palette.plain),
        bar(box, argued ? palette.argued : palette.context),
      ];
    }),
    label("−20", { x: zeroX + 12, y: rowY(worst) + 13.5 }, palette.bold),
    rule({ x: zeroX, y: 24 }, { x: zeroX, y: frame.baseline }, palette.axis),
    rule(
      { x: atScore(total), y: 24 },
      { x: atScore(total), y: frame.baseline },
      palette.bold.fill,
      "dashed",
    ),
    label(totalText, { x: atScore(total), y: 16, anchor: "middle" }, palette.plain),
    label(zero, { x: zeroX, y: frame.captions, anchor: "middle" }, palette.quiet),
  ];
};
