// Draws the placeholder portrait, a silhouette in halftone, into content/images/portrait.svg: run by hand.
import { writeFile } from "node:fs/promises";

const columns = 50;
const rows = 60;
const sizes = 9;

function drawHalftone(): string[] {
  const paths = Array.from({ length: sizes }, () => "");
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const size = Math.min(
        4,
        Math.floor(lightAt((column + 0.5) / columns, (row + 0.5) / rows) * sizes),
      );
      if (size < 0) continue;
      const x = column * 10 + (row % 2) * 5;
      paths[size] += `M${String(x)} ${String(row * 10 + 5)}h0`;
    }
  }
  return paths;
}

function lightAt(x: number, y: number): number {
  const depth = depthInFigure(x, y);
  if (depth < 0) return Math.max(0.04, 0.5 - 0.5 * Math.hypot(x - 0.1, y - 0.05));
  const side = Math.max(0, Math.min(1, (0.62 - x) * 3));
  const edge = Math.exp(-depth / 0.018) * (0.2 + 0.95 * side);
  const face = Math.exp(-depth / 0.075) * side * 0.5;
  return Math.max(edge, face) - 0.06;
}

function depthInFigure(x: number, y: number): number {
  const skull = ellipseDepth(x, y, 0.53, 0.31, 0.165, 0.165);
  const jaw = ellipseDepth(x, y, 0.505, 0.405, 0.115, 0.15);
  const neckWidth = 0.07 + Math.max(0, y - 0.58) * 0.9;
  const neck = y > 0.45 && y < 0.74 ? Math.min(neckWidth - Math.abs(x - 0.525), 0.06) : -1;
  const shoulders = ellipseDepth(x, y, 0.525, 1.02, 0.44, 0.35);
  return Math.max(skull, jaw, neck, shoulders);
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

// One path for each dot size keeps three thousand dots in nine elements.
const paths = drawHalftone()
  .map((path, size) => `<path d="${path}" stroke-width="${String(1.2 + size * 0.85)}"/>`)
  .join("");
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${String(columns * 10)} ${String(rows * 10)}" width="${String(columns * 10)}" height="${String(rows * 10)}"><style>path{stroke:#f4eee2;stroke-linecap:round}@media(prefers-color-scheme:light){path{stroke:#191510}}</style>${paths}</svg>`;
await writeFile(new URL("../content/images/portrait.svg", import.meta.url), `${svg}\n`);
