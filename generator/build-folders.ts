import { basename, join } from "node:path";
import { inFolder } from "../roots/roots.ts";

export type BuildFolders = {
  outDir: string;
  /** Caches and intermediate files. */
  cacheDir: string;
};

export const distFolders: BuildFolders = { outDir: inFolder("dist"), cacheDir: inFolder(".cache") };

export function foldersBeside(outDir: string): BuildFolders {
  return { outDir, cacheDir: inFolder(join(".cache", "builds", basename(outDir))) };
}
