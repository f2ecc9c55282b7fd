import { cells, frame, type Point } from "../marks.ts";
import type { PictureCase } from "../picture-case.ts";
import { scatterNumbers } from "../scatter-numbers.ts";

const words = {
  es: { idle: "Uno de cada cinco, más de 180 días parado", moving: "Se mueve", empty: "Libre" },
  en: { idle: "One in five, idle for over 180 days", moving: "Moving", empty: "Empty" },
};

const columns = 25;
const rows = 8;
/** Of 200 slots, 85 % are occupied, and one in five of those holds idle stock. */
const occupiedCount = 170;
const idleCount = 34;
const pitch = { x: 15, y: 15 };
const size = { width: 12, height: 12 };
const aislePx = 8;
const top = 30;

/** The floor plan, one cell for a slot: those that nobody has asked for in half a year stand out. */
export const drawLogisticaDashboard: PictureCase = ({ locale, palette, label }) => {
  const { idle, moving, empty } = words[locale];
  const slots = listSlots();
  const key = (text: string, x: number, paint: typeof palette.track) => [
    cells([{ x, y: frame.captions - 10 }], size, paint),
    label(text, { x: x + 18, y: frame.captions }, palette.quiet),
  ];
  return [
    cells(slots.slice(occupiedCount), size, palette.track),
    cells(slots.slice(idleCount, occupiedCount), size, palette.context),
    cells(slots.slice(0, idleCount), size, palette.argued),
    label(idle, { x: 0, y: 16 }, palette.bold),
    ...key(moving, 0, palette.context),
    ...key(empty, 100, palette.track),
  ];
};

/** All slots: those that hold idle stock first, the empty ones last. */
function listSlots(): Point[] {
  const next = scatterNumbers(180_185);
  const slots = Array.from({ length: columns * rows }, (_, i) => {
    const row = Math.floor(i / columns);
    const x = (i % columns) * pitch.x + 1;
    const y = top + row * pitch.y + Math.floor(row / 2) * aislePx;
    return { x, y, order: next(1000) };
  });
  return slots.toSorted((a, b) => a.order - b.order);
}
