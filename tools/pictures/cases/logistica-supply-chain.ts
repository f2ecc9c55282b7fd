import { baseline, column, frame, rule } from "../marks.ts";
import type { PictureCase } from "../picture-case.ts";

const words = {
  es: {
    two: "Dos proveedores",
    half: "la mitad de los pedidos tardíos",
    rest: "Los otros diez",
    caption: "Pedidos tardíos por proveedor",
  },
  en: {
    two: "Two suppliers",
    half: "half of the late orders",
    rest: "The other ten",
    caption: "Late orders by supplier",
  },
} as const;

/** Late orders of each supplier, in percent of all late orders. */
const shares = [28, 22, 9, 8, 7, 6, 5, 4.5, 4, 3, 2, 1.5];
const arguedCount = 2;
const pitch = frame.width / shares.length;
const pxPerPercent = 5.6;
const left = (index: number): number => index * pitch + 2;

/** Late orders by supplier, most first: the first two of twelve have half of them. */
export const drawLogisticaSupplyChain: PictureCase = ({ locale, palette, label }) => {
  const { two, half, rest, caption } = words[locale];
  const textX = left(arguedCount) + 10;
  const bracketY = frame.baseline - (shares[arguedCount] ?? 0) * pxPerPercent - 12;
  return [
    ...shares.map((share, i) =>
      column(
        left(i),
        pitch - 4,
        share * pxPerPercent,
        i < arguedCount ? palette.argued : palette.context,
      ),
    ),
    baseline(palette.axis),
    label(two, { x: textX, y: 40 }, palette.bold),
    label(half, { x: textX, y: 58 }, palette.plain),
    rule({ x: left(arguedCount), y: bracketY }, { x: frame.width - 2, y: bracketY }, palette.axis),
    label(rest, { x: frame.width - 2, y: bracketY - 7, anchor: "end" }, palette.plain),
    label(caption, { x: 0, y: frame.captions }, palette.quiet),
  ];
};
