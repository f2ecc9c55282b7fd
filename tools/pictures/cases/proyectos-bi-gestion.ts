import { bar, baseline, frame } from "../marks.ts";
import type { PictureCase } from "../picture-case.ts";

const words = {
  es: {
    names: ["Ventas", "Finanzas", "Compras", "Logística", "Personas", "Marketing"],
    late: "+2\u00a0meses",
    planned: "Previsto",
    actual: "Real",
    ends: ["Enero", "Diciembre"],
  },
  en: {
    names: ["Sales", "Finance", "Purchasing", "Logistics", "People", "Marketing"],
    late: "+2\u00a0months",
    planned: "Planned",
    actual: "Actual",
    ends: ["January", "December"],
  },
} as const;

/** Start and end of each project in months of the year, as planned and as it went. */
const projects = [
  { planned: [0, 2.5], actual: [0, 2.5] },
  { planned: [1, 4], actual: [1, 4.2] },
  { planned: [2.5, 5.5], actual: [2.5, 7.5] },
  { planned: [5.5, 7.2], actual: [7.5, 9.2] },
  { planned: [6, 8.4], actual: [7.8, 10.2] },
  { planned: [7.2, 9.8], actual: [9.2, 11.8] },
] as const;
const lateProject = 2;
const left = 92;
const rowY = (row: number): number => 24 + row * 26;

/** A timeline of six projects, planned and actual: one slips and the three after it start late. */
export const drawProyectosBiGestion: PictureCase = ({ locale, palette, label }) => {
  const { names, late, planned, actual, ends } = words[locale];
  const atMonth = (month: number): number => left + (month * (frame.width - left)) / 12;
  const span = ([from, to]: readonly [number, number], y: number, height: number) => ({
    x: atMonth(from),
    y: y - height / 2,
    width: atMonth(to) - atMonth(from),
    height,
  });
  return [
    baseline(palette.axis, left),
    ...projects.flatMap((project, i) => {
      const y = rowY(i);
      return [
        label(
          names[i] ?? "",
          { x: 0, y: y + 4.5 },
          i === lateProject ? palette.bold : palette.plain,
        ),
        bar(span(project.planned, y, 18), palette.track),
        bar(span(project.actual, y, 10), palette.strong),
      ];
    }),
    bar(span([5.5, 7.5], rowY(lateProject), 10), palette.argued),
    label(late, { x: atMonth(7.5) + 8, y: rowY(lateProject) + 4.5 }, palette.bold),
    label(planned, { x: atMonth(5.5) - 7, y: rowY(3) + 4.5, anchor: "end" }, palette.quiet),
    label(actual, { x: atMonth(9.2) + 7, y: rowY(3) + 4.5 }, palette.quiet),
    label(ends[0], { x: left, y: frame.captions }, palette.quiet),
    label(ends[1], { x: frame.width, y: frame.captions, anchor: "end" }, palette.quiet),
  ];
};
