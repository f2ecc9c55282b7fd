// Draws the stand-in portrait, a silhouette in halftone, into content/images/portrait.svg: run by hand.
import { writeFile } from "node:fs/promises";

const columns = 50;
const rows = 60;

function drawHalftone(): string[] {
  const paths = ["", "", "", "", ""];
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const size = Math.min(
        4,
        Math.floor(lightAt((column + 0.5) / columns, (row + 0.5) / rows) * 5),
      );
      if (size < 0) continue;
      const x = column * 10 + (row % 2) * 5;
      paths[size] += `M${String(x)} ${String(row * 10 + 5)}h0`;
    }
  }
  return paths;
}

/** Light from 0 to 1 at a place of the picture; below zero inside the shadow of the figure. */
function lightAt(x: number, y: number): number {
  const head = ellipse(x, y, 0.5, 0.42, 0.19, 0.25);
  const neck = Math.abs(x - 0.49) < 0.085 && y > 0.6 && y < 0.78;
  const shoulders = ellipse(x, y, 0.49, 1.04, 0.46, 0.3);
  const figure = Math.min(head, shoulders);
  if (figure > 1 && !neck) return 0.34 * (1 - y) * (1.15 - x) + 0.02;
  const rim = Math.max(0, 1 - Math.abs(1 - figure) * 9) * (x < 0.5 ? 1 : 0.22);
  const cheek = Math.max(0, 0.5 - x) * Math.max(0, 1 - Math.abs(y - 0.42) * 3) * 0.9;
  return neck && figure > 1 ? 0.1 - (x - 0.4) : Math.max(rim, cheek, 0) - 0.06;
}

function ellipse(
  x: number,
  y: number,
  centreX: number,
  centreY: number,
  radiusX: number,
  radiusY: number,
): number {
  return Math.hypot((x - centreX) / radiusX, (y - centreY) / radiusY);
}

// One path for each of five dot sizes keeps three thousand dots in five elements.
const paths = drawHalftone()
  .map((path, size) => `<path d="${path}" stroke-width="${String(2 + size * 1.4)}"/>`)
  .join("");
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${String(columns * 10)} ${String(rows * 10)}" width="${String(columns * 10)}" height="${String(rows * 10)}"><style>path{stroke:#f4eee2;stroke-linecap:round}@media(prefers-color-scheme:light){path{stroke:#191510}}</style>${paths}</svg>`;
await writeFile(new URL("../content/images/portrait.svg", import.meta.url), `${svg}\n`);
