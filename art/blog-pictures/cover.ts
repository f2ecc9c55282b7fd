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

const lightOf: Readonly<Record<string, string>> = {
  [bold.fill]: palettes.light.bold.fill,
  [strong.fill]: palettes.light.strong.fill,
  [context.fill]: palettes.light.context.fill,
  [track.fill]: palettes.light.track.fill,
  [coverPaint.faint.fill]: "#dcd5c7",
  [coverPaint.ground.fill]: "#f1ece1",
};

const ink = palettes.light.bold.fill;
const inkPx = 4;
const arguedLine = new RegExp(`<path fill="none" stroke="${argued.fill}" stroke-width="[\\d.]+"`);

/**
 * Lets a cover follow the scheme of the page that shows it. The accent stays what it is; on a light ground its line is the halo of a
 * line of ink, as it is in every chart.
 */
export function followScheme(svg: string): string {
  const rules = Object.entries(lightOf).flatMap(([dark, light]) =>
    ["fill", "stroke"].flatMap((name) =>
      svg.includes(`${name}="${dark}"`) ? `[${name}="${dark}"]{${name}:${light}}` : [],
    ),
  );
  const shown = `[stroke="${ink}"]{visibility:visible}`;
  const inked = svg.replace(/<path fill="none"[^>]*\/>/g, (line) =>
    arguedLine.test(line) ? line + writeInk(line) : line,
  );
  if (inked !== svg) rules.push(shown);
  const style = `<style>@media(prefers-color-scheme:light){${rules.join("")}}</style>`;
  return inked.replace(/<svg[^>]*>/, (opening) => opening + style);
}

function writeInk(line: string): string {
  const drawn = `<path fill="none" stroke="${ink}" visibility="hidden" stroke-width="${String(inkPx)}"`;
  return line.replace(arguedLine, drawn);
}

export function coverGround(): Mark {
  return bar({ x: 0, y: 0, width: cover.width, height: cover.height }, coverPaint.ground);
}
