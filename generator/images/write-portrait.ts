import { rm } from "node:fs/promises";
import { join } from "node:path";
import { isPhotograph, portraitAddress, portraitSize } from "../../contracts/portrait.ts";
import { inFolder } from "../../roots/roots.ts";

/** For screens with two device pixels per CSS pixel. */
const density = 2;
const quality = 80;

/** Scales a photograph of any size and shape to the picture that the pages show, and replaces the original by it. */
export async function writePortrait(
  portrait: string,
  publicDir: string,
  contentDir = inFolder("content"),
): Promise<void> {
  if (!isPhotograph(portrait)) return;
  const { default: sharp } = await import("sharp");
  const { width, height } = portraitSize;
  await rm(join(publicDir, portrait), { force: true });
  await sharp(join(contentDir, portrait))
    .autoOrient()
    .resize(width * density, height * density, { fit: "cover", position: "attention" })
    .webp({ quality })
    .toFile(join(publicDir, portraitAddress(portrait)));
}
