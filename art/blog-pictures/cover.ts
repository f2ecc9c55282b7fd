import { bar, type Mark } from "../pictures/marks.ts";
import { palettes } from "../pictures/palette.ts";

/** The box of every cover in px, and the margin its drawing keeps; it must still read at 340 px. */
export const cover = { width: 1200, height: 675, margin: 110 };

/** Stroke widths in px of the cover that stay visible at a quarter of its size. */
export const coverStroke = { hairline: 3, line: 6, argued: 11 };

const { argued, strong, context, track, bold } = palettes.dark;

/** Paints of the covers, all on the dark ground: the argued datum first, then bone to the faintest stone. */
export const coverPaint = {
  argued,
  bone: { fill: bold.fill },
  strong,
  context,
  track,
  faint: { fill: "#352f27" },
  ground: { fill: "#1c1813" },
} as const;

/** The ground a cover brings with it, since the same file stands on dark, light and white pages. */
export function coverGround(): Mark {
  return bar({ x: 0, y: 0, width: cover.width, height: cover.height }, coverPaint.ground);
}
