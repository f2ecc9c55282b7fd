import { basename, join } from "node:path";

/** Where a build writes, so that two can stand side by side. */
export type BuildFolders = {
  /** The built site. */
  outDir: string;
  /** What is kept between builds, and made on the way; inside the project, as it imports packages. */
  cacheDir: string;
};

/** Folders of the site that `npm start` serves. */
export const distFolders: BuildFolders = { outDir: "dist", cacheDir: ".cache" };

/** Folders of a build beside that one. */
export function foldersBeside(outDir: string): BuildFolders {
  return { outDir, cacheDir: join(".cache", "builds", basename(outDir)) };
}
