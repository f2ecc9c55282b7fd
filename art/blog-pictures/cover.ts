import { bar, type Mark } from "../pictures/marks.ts";
import { palettes } from "../pictures/palette.ts";

export const cover = { width: 1200, height: 675, margin: 110 };

export const coverStroke = { hairline: 3, line: 6, argued: 11 };

const { argued, strong, context, track, bold } = palettes.dark;

export const coverPaint = {
  argued,
  bone: { fill: bold.fill },
  strong,
  context,
  track,
  faint: { fill: "#352f27" },
  ground: { fill: "#1c1813" },
} as const;

export function coverGround(): Mark {
  return bar({ x: 0, y: 0, width: cover.width, height: cover.height }, coverPaint.ground);
}
