import { cp, glob, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { readDrawing } from "../drawing/read-drawing.ts";

/** Copies the pictures of the content, the drawn ones in the owner's accent. */
export async function collectPublicFiles(publicDir: string): Promise<void> {
  await rm(publicDir, { recursive: true, force: true });
  const images = join(publicDir, "images");
  await cp("content/images", images, { recursive: true });
  for await (const name of glob("**/*.svg", { cwd: images })) {
    const file = join(images, name);
    await writeFile(file, await readDrawing(file));
  }
}
