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

/** Light from 0 to 1 at a place of the picture: a lit wall, a dark figure, and a rim of light on its left. */
function lightAt(x: number, y: number): number {
  const depth = depthInFigure(x, y);
  const wall = 0.62 - 0.55 * Math.hypot(x - 0.12, (y - 0.1) * 0.9);
  if (depth < 0) return Math.max(0.03, wall);
  const side = Math.max(0, Math.min(1, (0.56 - x) * 4));
  const rim = Math.exp(-depth / 0.022) * (0.25 + 0.75 * side);
  const cheek = Math.exp(-depth / 0.09) * side * 0.42;
  return Math.max(rim, cheek) - 0.045;
}

/** How far inside the figure a place is, in shares of the width; negative outside. */
function depthInFigure(x: number, y: number): number {
  const head = ellipseDepth(x, y, 0.52, 0.36, 0.155, 0.215);
  const jaw = ellipseDepth(x, y, 0.505, 0.45, 0.125, 0.165);
  const hair = ellipseDepth(x, y, 0.545, 0.31, 0.18, 0.185);
  const neck =
    y > 0.5 && y < 0.86 ? 0.085 + Math.max(0, y - 0.64) * 0.55 - Math.abs(x - 0.525) : -1;
  const shoulders = ellipseDepth(x, y, 0.525, 1.06, 0.47, 0.335);
  return Math.max(head, jaw, hair, neck, shoulders);
}

function ellipseDepth(
  x: number,
  y: number,
  centreX: number,
  centreY: number,
  radiusX: number,
  radiusY: number,
): number {
  return (
    (1 - Math.hypot((x - centreX) / radiusX, (y - centreY) / radiusY)) * Math.min(radiusX, radiusY)
  );
}

// One path for each of five dot sizes keeps three thousand dots in five elements.
const paths = drawHalftone()
  .map((path, size) => `<path d="${path}" stroke-width="${String(1.6 + size * 1.7)}"/>`)
  .join("");
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${String(columns * 10)} ${String(rows * 10)}" width="${String(columns * 10)}" height="${String(rows * 10)}"><style>path{stroke:#f4eee2;stroke-linecap:round}@media(prefers-color-scheme:light){path{stroke:#191510}}</style>${paths}</svg>`;
await writeFile(new URL("../content/images/portrait.svg", import.meta.url), `${svg}\n`);
