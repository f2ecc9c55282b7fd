import { cp, glob, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { siteConfig } from "#folder/site.config.ts";
import { readDrawing } from "../drawing/read-drawing.ts";
import { writePortrait } from "./write-portrait.ts";
import { inFolder } from "../../roots/roots.ts";

/**
 * Copies the images of the content: drawings in the owner's accent, a photograph of the owner in the size that is
 * shown.
 */
export async function collectPublicFiles(publicDir: string): Promise<void> {
  await rm(publicDir, { recursive: true, force: true });
  const images = join(publicDir, "images");
  await cp(inFolder("content/images"), images, { recursive: true });
  for await (const name of glob("**/*.svg", { cwd: images })) {
    const file = join(images, name);
    await writeFile(file, readDrawing(file));
  }
  await writePortrait(siteConfig.portrait, publicDir);
}
