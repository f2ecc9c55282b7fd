import type { Scene } from "../../dashboards/scene/scene.ts";
import type { Label } from "../../generator/drawing/lettering.ts";
import type { Scheme } from "../../generator/drawing/read-tokens.ts";
import { composePicture } from "./compose-picture.ts";
import { followScheme } from "./follow-scheme.ts";
import { pictureFrames, type FrameName } from "./frame-picture.ts";
import type { Tokens } from "./read-tokens.ts";
import type { Stroke } from "./strokes/trace-stroke.ts";
import { toSvg } from "./to-svg.ts";

/** Draws a scene in both schemes, for a frame; the picture of a case brings the stroke that it lends to the page's line. */
export function drawPicture(
  scene: Scene,
  frame: FrameName,
  { from, stroke }: { from: string; stroke?: Stroke | undefined },
  { label, tokens }: { label: Label; tokens: Tokens },
): string {
  const size = pictureFrames[frame];
  const draw = (scheme: Scheme): string =>
    toSvg(composePicture(scene, { height: size.height, scheme }, label, tokens), {
      ...size,
      from,
      stroke,
    });
  return followScheme(draw("dark"), draw("light"));
}
