import { rmSync } from "node:fs";
import { mkdir, rename } from "node:fs/promises";
import { folderBeside, restoreReplaced } from "../../roots/replaced-folder.ts";

/** Fills a new folder and replaces `folder` by it; if filling fails, `folder` remains unchanged. */
export async function replaceFolder(
  folder: string,
  fill: (newFolder: string) => Promise<void>,
): Promise<void> {
  const [next, previous] = [folderBeside(folder, "next"), folderBeside(folder, "previous")];
  restoreReplaced(folder);
  remove(next);
  remove(previous);
  await mkdir(next, { recursive: true });
  await fill(next);
  const isReplaced = await renameIfThere(folder, previous);
  try {
    await rename(next, folder);
  } catch (error) {
    if (isReplaced) await rename(previous, folder);
    throw error;
  }
  remove(previous);
}

// Synchronous: for many files Node's thread pool takes twice the processor time.
function remove(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}

async function renameIfThere(from: string, to: string): Promise<boolean> {
  try {
    await rename(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return false;
    throw error;
  }
}
