import { existsSync, renameSync } from "node:fs";
import { basename, dirname, join } from "node:path";

/** Returns a folder's place beside another, on the same file system, so that a rename suffices. */
export function folderBeside(folder: string, suffix: "next" | "previous"): string {
  return join(dirname(folder), `.${basename(folder)}-${suffix}`);
}

/** Puts the earlier folder back where a power cut ended a replacement between its two renames. */
export function restoreReplaced(folder: string): void {
  const previous = folderBeside(folder, "previous");
  if (!existsSync(folder) && existsSync(previous)) renameSync(previous, folder);
}
