import { cp, rm } from "node:fs/promises";
import { join } from "node:path";

/** Puts the pictures of the content into a folder, where the build and the dev server take them from. */
export async function collectPublicFiles(publicDir: string): Promise<void> {
  await rm(publicDir, { recursive: true, force: true });
  await cp("content/images", join(publicDir, "images"), { recursive: true });
}
