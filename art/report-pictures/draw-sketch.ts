import sharp from "sharp";
import { writeHatches, writeMarks } from "../../dashboards/render/picture/svg-string.ts";
import type { Colour } from "../../dashboards/scene/paint.ts";
import type { Scene, SceneMark } from "../../dashboards/scene/scene.ts";
import type { Scheme } from "../../generator/drawing/read-tokens.ts";
import type { SketchName } from "./case-sketches.ts";
import { isSeen } from "./compose-picture.ts";
import { followScheme } from "./follow-scheme.ts";
import { listLeaves } from "./list-leaves.ts";
import type { Tokens } from "./read-tokens.ts";

/** Sizes in px that sketches are drawn for. */
export const sketchSizes = {
  stayed: { width: 420, height: 260 },
  rejected: { width: 420, height: 260 },
  chosen: { width: 560, height: 260 },
} as const;

/** Colors in place of the page's accent, which is spent above: what is argued is bone, the rest recedes. */
const bone: Partial<Record<Colour, Colour>> = {
  accent: "fg",
  mark: "fg",
  adverse: "chart-context",
  "chart-2": "chart-context",
  "chart-strong": "chart-context",
};
/** Edges and halos of the accent. */
const leftOut = new Set<Colour>(["mark-edge", "halo"]);

/** Colors and widths in px of the stroke through a rejected drawing, which has the ground around it. */
const strikes = [
  ["ground", 14],
  ["fg", 4],
] as const;

/** Draws a scene without its words, as large as its shapes; a rejected one is struck through. */
export async function drawSketch(
  { marks }: Scene,
  name: SketchName,
  { from, tokens }: { from: string; tokens: Tokens },
): Promise<string> {
  const inBone: Tokens = (scheme, colour) =>
    leftOut.has(colour) ? "none" : tokens(scheme, bone[colour] ?? colour);
  const { shapes } = listLeaves(dropKeys(marks), (paint) => isSeen(paint, inBone));
  const size = sketchSizes[name];
  const draw = (scheme: Scheme, box: readonly number[], strike = ""): string => {
    const palette = {
      colour: (colour: Colour) => inBone(scheme, colour),
      hatch: (index: number) => `url(#hatch-${String(index)})`,
      family: (family: string) => family,
    };
    const drawn = writeHatches(shapes, palette) + writeMarks(shapes, palette);
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${String(size.width)}" height="${String(size.height)}" viewBox="${box.join(" ")}" preserveAspectRatio="xMinYMax" data-from="${from}"><g fill="none">${drawn}</g>${strike}</svg>\n`;
  };
  const box = await measureShapes(draw("dark", [0, 0, size.width, size.height]));
  const [x, y, width, height] = box;
  const strike = (scheme: Scheme): string =>
    name === "rejected"
      ? strikes
          .map(
            ([colour, strokeWidth]) =>
              `<path fill="none" stroke="${tokens(scheme, colour)}" stroke-width="${String(strokeWidth)}" d="M${String(x)} ${String(y + height)}l${String(width)} ${String(-height)}"/>`,
          )
          .join("")
      : "";
  return followScheme(draw("dark", box, strike("dark")), draw("light", box, strike("light")));
}

/** Keys without their words would be marks that count nothing. */
function dropKeys(marks: readonly SceneMark[]): SceneMark[] {
  return marks.flatMap((mark): SceneMark[] => {
    if (mark.kind !== "group") return [mark];
    const isKey = mark.marks.some((one) => one.kind === "text" && one.paint === "key");
    return isKey ? [] : [{ ...mark, marks: dropKeys(mark.marks) }];
  });
}

/** Returns the box of what a drawing shows: left, top, width and height. */
async function measureShapes(svg: string): Promise<readonly [number, number, number, number]> {
  const { info } = await sharp(Buffer.from(svg)).trim().toBuffer({ resolveWithObject: true });
  const { trimOffsetLeft = 0, trimOffsetTop = 0, width, height } = info;
  return [-trimOffsetLeft, -trimOffsetTop, width, height];
}
