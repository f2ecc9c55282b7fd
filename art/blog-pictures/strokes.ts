import type { Mark, Point } from "../pictures/marks.ts";
import type { Paint } from "../pictures/palette.ts";

/** Open lines of one width and colour, all in a single path; `dash` is drawn and left out in px. */
export function strokes(
  lines: readonly (readonly Point[])[],
  width: number,
  { fill }: Paint,
  dash?: readonly [drawn: number, left: number],
): Mark {
  const path = lines.map((points) => `M${points.map(({ x, y }) => `${at(x)} ${at(y)}`).join("L")}`);
  const dashes = dash ? ` stroke-dasharray="${dash.join(" ")}"` : "";
  return {
    svg: `<path fill="none" stroke="${fill}" stroke-width="${at(width)}" stroke-linejoin="round"${dashes} d="${path.join("")}"/>`,
  };
}

function at(value: number): string {
  return String(Math.round(value * 10) / 10);
}
