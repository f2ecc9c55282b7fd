import { bar, frame } from "../marks.ts";
import type { PictureCase } from "../picture-case.ts";

const words = {
  es: {
    channels: ["Tienda", "Web", "Teléfono"],
    detractors: "Detractores",
    passives: "Pasivos",
    promoters: "Promotores",
  },
  en: {
    channels: ["Shop", "Web", "Phone"],
    detractors: "Detractors",
    passives: "Passives",
    promoters: "Promoters",
  },
} as const;

/** Answers of each channel, in percent. */
const answers = [
  { detractors: 12, passives: 30, promoters: 58 },
  { detractors: 20, passives: 32, promoters: 48 },
  { detractors: 44, passives: 36, promoters: 20 },
];
const worst = 2;
const centre = 188;
const pxPerPercent = 1.8;
const thickness = 34;
/** From the middle of the neutral answers to the right. */
const across = (percent: number): number => centre + percent * pxPerPercent;
const rowY = (row: number): number => 26 + row * 56;

/** Diverging bars of three channels: only the phone has more detractors than promoters. */
export const drawNpsBi: PictureCase = ({ locale, palette, label }) => {
  const text = words[locale];
  const rows = answers.flatMap(({ detractors, passives, promoters }, i) => {
    const textY = rowY(i) + thickness / 2 + 4.5;
    const segment = (from: number, percent: number) => ({
      x: across(from) + 1,
      y: rowY(i),
      width: percent * pxPerPercent - 2,
      height: thickness,
    });
    const style = i === worst ? palette.bold : palette.plain;
    const score = `NPS\u00a0${String(promoters - detractors).replace("-", "−")}`;
    return [
      label(text.channels[i] ?? "", { x: 0, y: textY }, style),
      bar(
        segment(-passives / 2 - detractors, detractors),
        i === worst ? palette.argued : palette.strong,
      ),
      bar(segment(-passives / 2, passives), palette.track),
      bar(segment(passives / 2, promoters), palette.context),
      label(score, { x: frame.width, y: textY, anchor: "end" }, style),
    ];
  });
  return [
    ...rows,
    label(text.detractors, { x: across(-62) + 1, y: frame.captions }, palette.bold),
    label(text.passives, { x: centre, y: frame.captions, anchor: "middle" }, palette.quiet),
    label(text.promoters, { x: across(18) + 1, y: frame.captions }, palette.quiet),
  ];
};
