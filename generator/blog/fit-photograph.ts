import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { BuildCache } from "../cache/build-cache.ts";
import type { PictureSize } from "./picture-size.ts";

/** Twice the width of a post's text, for screens with two dots a pixel (px). */
const widestPicture = 1600;
const quality = 80;

const photograph = /\.(?:jpe?g|png|webp)$/;

/** The size in which a picture is shown that is as large as its file says. */
export function fitSize({ width, height }: PictureSize): PictureSize {
  if (width <= widestPicture) return { width, height };
  return { width: widestPicture, height: Math.round((height * widestPicture) / width) };
}

/** Reads a picture; a photograph that is too wide is made smaller, upright, and without what the camera wrote into it. */
export async function readPicture(
  path: string,
  cache: Pick<BuildCache, "remember">,
): Promise<Buffer> {
  const bytes = await readFile(path);
  if (!photograph.test(path)) return bytes;
  const { default: sharp } = await import("sharp");
  const picture = sharp(bytes).autoOrient();
  const { autoOrient, exif, pages = 1 } = await picture.metadata();
  const isFit = autoOrient.width <= widestPicture && exif === undefined;
  // Of an animation only the first picture would be left.
  if (isFit || pages > 1) return bytes;
  const hash = createHash("sha256").update(bytes).digest("hex");
  return cache.remember(
    JSON.stringify(["photograph", sharp.versions, widestPicture, quality, hash]),
    async () =>
      picture
        .resize({ width: widestPicture, withoutEnlargement: true })
        .jpeg({ quality, mozjpeg: true, force: false })
        .webp({ quality, force: false })
        .png({ compressionLevel: 9, force: false })
        .toBuffer(),
  );
}
