/** The dots of a started game: those of the guess, or of the answer. */
export type ShownDots = { dots: number; look: "guess-playing" | "guess-played" };

// A hundred dots in columns of four, 20 apart, drawn as zero-length dashes down each column.
const columns = 25;
const rows = 4;
const pitch = 20;

export const allDots = "M10 10h481M10 30h481M10 50h481M10 70h481";

/** Draws the first `count` dots from the left, so that they end below the handle of the guess. */
export function drawFirst(count: number): string {
  const whole = Math.min(Math.floor(count / rows), columns);
  const rest = count - whole * rows;
  const drawn = Array.from({ length: whole }, (_, column) => drawColumn(column, rows));
  return drawn.concat(rest > 0 ? drawColumn(whole, rest) : []).join("");
}

function drawColumn(column: number, dots: number): string {
  return `M${String(pitch / 2 + column * pitch)} 10v${String((dots - 1) * pitch + 1)}`;
}
