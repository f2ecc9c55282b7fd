import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { BuildCache } from "../cache/build-cache.ts";
import type { PictureSize } from "./picture-size.ts";

/** Twice the width of a post's text in CSS pixels, for screens with two device pixels per pixel. */
const widestPicture = 1600;
const quality = 80;

const photograph = /\.(?:jpe?g|png|webp)$/;

/** Returns the size in which a picture of the given size is shown. */
export function fitSize({ width, height }: PictureSize): PictureSize {
  if (width <= widestPicture) return { width, height };
  return { width: widestPicture, height: Math.round((height * widestPicture) / width) };
}

/** Reads a picture; a photograph that is too wide is scaled down, turned upright and stripped of its metadata. */
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
  // Scaling would keep only the first frame of an animation.
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
