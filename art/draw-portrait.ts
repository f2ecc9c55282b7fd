// Draws the portrait that the site ships with, a bust in halftone, into content/images/portrait.svg: run by hand.
import { writeFile } from "node:fs/promises";
import { lightBust, type Light } from "./portrait/light-bust.ts";

const [width, height] = [500, 600];
const pitch = 8;
const sizes = 12;

type Dot = Light & { x: number; y: number };

function* listDots(): Generator<Dot> {
  for (let y = pitch / 2; y < height; y += pitch) {
    const isShifted = (y - pitch / 2) % (2 * pitch) !== 0;
    for (let x = isShifted ? pitch * 0.75 : pitch * 0.25; x < width; x += pitch) {
      yield { x, y, ...lightBust(x / width, y / height) };
    }
  }
}

/** Draws dots by how dark or light each is, from 0 to 1: a path for each size, so that thousands of them are few elements. */
function drawHalftone(dots: readonly Dot[], weigh: (dot: Dot) => number): string {
  const paths = Array.from({ length: sizes }, () => ({ path: "", x: 0, y: -1 }));
  for (const dot of dots) {
    const weight = weigh(dot);
    const last = paths[Math.min(sizes, Math.ceil(weight * sizes)) - 1];
    if (last === undefined) continue;
    const step =
      last.y === dot.y ? `m${String(dot.x - last.x)} 0h0` : `M${String(dot.x)} ${String(dot.y)}h0`;
    Object.assign(last, { path: last.path + step, x: dot.x, y: dot.y });
  }
  return paths
    .map(({ path }, size) => `<path d="${path}" stroke-width="${String(1 + size * 0.56)}"/>`)
    .join("");
}

const dots = [...listDots()];
const onDark = drawHalftone(dots, ({ light, isFigure }) =>
  Math.max(0.01, isFigure ? light ** 0.85 - 0.08 : light),
);
const onLight = drawHalftone(dots, ({ light, isFigure }) =>
  isFigure ? 0.92 * (1 - light) ** 1.5 : 0.25 * (0.5 - light),
);
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${String(width)} ${String(height)}" width="${String(width)}" height="${String(height)}"><style>path{stroke:#f4eee2;stroke-linecap:round}.light{display:none}@media(prefers-color-scheme:light){path{stroke:#191510}.light{display:inline}.dark{display:none}}</style><g class="dark">${onDark}</g><g class="light">${onLight}</g></svg>`;
await writeFile(new URL("../content/images/portrait.svg", import.meta.url), `${svg}\n`);
