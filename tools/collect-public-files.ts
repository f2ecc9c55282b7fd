import { cp, mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { drawPictures } from "./pictures/draw-pictures.ts";

/** Puts the owner's pictures and the drawn ones of the case studies into a folder, where the build and the dev server take them from. */
export async function collectPublicFiles(publicDir: string): Promise<void> {
  const projects = join(publicDir, "images", "projects");
  await rm(publicDir, { recursive: true, force: true });
  await mkdir(projects, { recursive: true });
  await cp("content/images", join(publicDir, "images"), { recursive: true });
  const pictures = await drawPictures();
  await Promise.all([...pictures].map(async ([name, svg]) => writeFile(join(projects, name), svg)));
}
