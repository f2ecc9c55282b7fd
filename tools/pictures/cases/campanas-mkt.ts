import { dots, frame, line, rule } from "../marks.ts";
import type { PictureCase } from "../picture-case.ts";

const words = {
  es: {
    channels: ["Redes sociales", "Buscadores", "Anuncios", "Recomendación", "Correo"],
    clicks: "Clics",
    enrolments: "Matrículas",
    ends: ["50\u00a0%", "10\u00a0%"],
  },
  en: {
    channels: ["Social media", "Search", "Display ads", "Referrals", "E-mail"],
    clicks: "Clicks",
    enrolments: "Enrollments",
    ends: ["50%", "10%"],
  },
} as const;

/** Each channel's part of the clicks and of the enrolments by last contact, in percent. */
const slopes = [
  { clicks: 50, enrolments: 10 },
  { clicks: 20, enrolments: 35 },
  { clicks: 15, enrolments: 12 },
  { clicks: 10, enrolments: 18 },
  { clicks: 5, enrolments: 25 },
];
const left = 150;
const right = 312;
const pxPerPercent = 2.9;
const atShare = (percent: number): number => 170 - percent * pxPerPercent;

/** Slopes from clicks to enrolments: the channel with most clicks ends last. */
export const drawCampanasMkt: PictureCase = ({ locale, palette, label }) => {
  const { channels, clicks, enrolments, ends } = words[locale];
  const drawn = slopes.map((slope, i) => {
    const points = [
      { x: left, y: atShare(slope.clicks) },
      { x: right, y: atShare(slope.enrolments) },
    ];
    const argued = i === 0;
    const name = argued ? `${channels[0]} ${ends[0]}` : (channels[i] ?? "");
    const place = { x: left - 12, y: atShare(slope.clicks) + 4.5, anchor: "end" as const };
    return [
      line(points, argued ? 3 : 2, argued ? palette.argued : palette.context),
      dots(points, argued ? 5 : 3.6, argued ? palette.argued : palette.strong),
      label(name, place, argued ? palette.bold : palette.plain),
    ];
  });
  return [
    ...[left, right].map((x) => rule({ x, y: 12 }, { x, y: frame.baseline }, palette.axis)),
    ...drawn.toReversed().flat(),
    label(ends[1], { x: right + 12, y: atShare(10) + 4.5 }, palette.bold),
    label(clicks, { x: left, y: frame.captions, anchor: "middle" }, palette.quiet),
    label(enrolments, { x: right, y: frame.captions, anchor: "middle" }, palette.quiet),
  ];
};
