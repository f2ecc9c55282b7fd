import { cp, rm } from "node:fs/promises";
import { join } from "node:path";

export async function collectPublicFiles(publicDir: string): Promise<void> {
  await rm(publicDir, { recursive: true, force: true });
  await cp("content/images", join(publicDir, "images"), { recursive: true });
}
