/** A field of a hundred dots in a viewBox; `across` and `down` are the distances between them. */
type DotField = { columns: number; rows: number; across: number; down: number };

export const dotFields = {
  wide: { columns: 20, rows: 5, across: 50, down: 43 },
  narrow: { columns: 10, rows: 10, across: 35, down: 33 },
} as const satisfies Record<string, DotField>;

/**
 * Draws the first `count` dots, column by column, as a line down each column; a dash pattern of the distance `down`
 * makes dots of them. Their edge is above the handle of the guess.
 */
export function drawFirst({ columns, rows, across, down }: DotField, count: number): string {
  const whole = Math.min(columns, Math.floor(count / rows));
  const rest = whole < columns ? count - whole * rows : 0;
  const length = (rows - 1) * down + 1;
  const drawColumn = (dots: number): string => `v${String((dots - 1) * down + 1)}`;
  // The path starts one column to the left, so that all columns are written alike.
  const toNext = `m${String(across)}-${String(length)}`;
  const drawn =
    `${toNext}${drawColumn(rows)}`.repeat(whole) + (rest > 0 ? toNext + drawColumn(rest) : "");
  return drawn && `M${String(-across / 2)} ${String(down / 2 + length)}${drawn}`;
}

/** Hairlines from under the headline's data to each column of the wide field, in a viewBox of 1000 by 100. */
export function drawSheaf(): string {
  const { columns, across } = dotFields.wide;
  return Array.from({ length: columns }, (_, column) => {
    const from = String(595 + Math.round((column * 215) / (columns - 1)));
    const to = String((column + 0.5) * across);
    return `M${from} 0V84C${from} 97 ${to} 88 ${to} 100`;
  }).join("");
}
