import type { Scene } from "../../scene/scene.ts";
import { drawPng } from "./canvas.ts";
import { framePicture, type Caption } from "./frame-picture.ts";
import { readPalette } from "./read-palette.ts";
import { writeSvg } from "./svg-string.ts";

export type PictureKind = "svg" | "png";

/** Returns a drawing with its caption as a file, in the current colours of its figure. */
export async function makePicture(
  kind: PictureKind,
  { scene, caption, figure }: { scene: Scene; caption: Caption; figure: Element },
): Promise<BlobPart> {
  const framed = framePicture(scene, caption);
  const palette = readPalette(figure);
  return kind === "svg" ? writeSvg(framed, palette) : drawPng(framed, palette);
}
