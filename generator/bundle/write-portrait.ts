import { rm } from "node:fs/promises";
import { join } from "node:path";
import { isPhotograph, portraitAddress, portraitSize } from "../../contracts/portrait.ts";

/** For screens with two dots a pixel. */
const density = 2;
const quality = 80;

/** Writes a photograph of any size and shape as the picture that the pages show, in the place of the photograph itself. */
export async function writePortrait(
  portrait: string,
  publicDir: string,
  contentDir = "content",
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
