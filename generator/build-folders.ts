import { basename, join } from "node:path";

export type BuildFolders = {
  outDir: string;
  /** Caches and intermediate files; must lie inside the project, since built code there imports packages. */
  cacheDir: string;
};

export const distFolders: BuildFolders = { outDir: "dist", cacheDir: ".cache" };

export function foldersBeside(outDir: string): BuildFolders {
  return { outDir, cacheDir: join(".cache", "builds", basename(outDir)) };
}
