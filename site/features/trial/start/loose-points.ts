const rows = 7;
const rowHeight = 56;
const firstRow = 60;
const columns = 34;
const step = 18;
const left = 26;

/** Rows of points that come loose from the sheet and gather along the line, as the path of a round stroke. */
export const loosePoints = listPoints()
  .map(([x, y]) => `M${x.toFixed(0)} ${y.toFixed(0)}h0`)
  .join("");

export const gatheredLine = "M182 363C250 318 300 322 372 290S500 140 602 95";

function listPoints(): [number, number][] {
  return Array.from({ length: rows * columns }, (_, index) => {
    const [row, column] = [index % rows, Math.floor(index / rows)];
    const x = left + column * step + (scatter(index) - 0.5) * 8;
    const gathered = Math.min(1, Math.max(0, (x - 60) / 440)) ** 1.3;
    const y = firstRow + row * rowHeight;
    const to = lineAt(x) + (scatter(index + 500) - 0.5) * 90 * (1 - gathered * 0.8);
    return { x, y: y + (to - y) * gathered, isKept: scatter(index + 900) > gathered * 0.72 };
  })
    .filter(({ isKept, x }) => isKept && x < 596)
    .map(({ x, y }) => [x, y]);
}

/** Returns roughly where the line is. */
function lineAt(x: number): number {
  const along = Math.min(1, Math.max(0, (x - 182) / 420));
  return 363 - 268 * along ** 1.6;
}

/** Returns a number from 0 to 1 that looks random. */
function scatter(seed: number): number {
  const value = Math.sin(seed * 12.9898 + 78.233) * 43_758.5453;
  return value - Math.floor(value);
}
