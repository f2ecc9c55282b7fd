import { glob, readFile, rename, rm, writeFile } from "node:fs/promises";
import sharp from "sharp";
import { locales } from "../../../contracts/locale.ts";
import { refusal } from "../refusal.ts";
import { inFolder } from "../../../roots/roots.ts";

const folder = inFolder("content/images/projects");
const size = { width: 320, height: 250 };
/** The picture is shown up to three times as wide as on a card. */
const density = 3;
const quality = 78;

/** Makes a screenshot the picture of a case in both languages; without one the case gets the placeholder drawing. */
export async function writeCasePicture(slug: string, screenshot?: string): Promise<void> {
  const drawing =
    screenshot === undefined
      ? await readFile(inFolder("content/images/placeholder.svg"), "utf8")
      : await wrapScreenshot(screenshot);
  for (const locale of locales) await writeFile(`${folder}/${slug}.${locale}.svg`, drawing);
}

/** Pages, previews and share cards take a case's picture as SVG, which may hold pixels. */
async function wrapScreenshot(screenshot: string): Promise<string> {
  const { width, height } = size;
  const pixels = await sharp(screenshot)
    .autoOrient()
    .resize(width * density, height * density, { fit: "cover", position: "top" })
    .webp({ quality })
    .toBuffer()
    .catch(() => {
      throw refusal("picture-unreadable", { file: screenshot });
    });
  const box = `width="${String(width)}" height="${String(height)}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${String(width)} ${String(height)}" ${box}><image ${box} href="data:image/webp;base64,${pixels.toString("base64")}"/></svg>\n`;
}

export async function renameCasePictures(from: string, to: string): Promise<void> {
  for await (const name of glob(`${from}.*.svg`, { cwd: folder })) {
    await rename(`${folder}/${name}`, `${folder}/${to}${name.slice(from.length)}`);
  }
}

export async function removeCasePictures(slug: string): Promise<void> {
  for await (const name of glob(`${slug}.*.svg`, { cwd: folder })) await rm(`${folder}/${name}`);
}
