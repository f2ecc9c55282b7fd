import { copyFile, open, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { unfinished } from "./copy-names.ts";
import type { OffsiteTarget } from "./offsite-target.ts";

/** Copies to a folder, such as a mounted disk. It is never created: an unmounted disk must not pass for a copy. */
export function openFolder(folder: string): OffsiteTarget {
  const list = async () =>
    readdir(folder).catch((error: Error) => {
      throw new Error(`${error.message}. Mount or create the folder of BACKUP_TO`);
    });
  return {
    list,
    put: async (file, name) => {
      await list();
      const begun = join(folder, name + unfinished);
      await copyFile(file, begun);
      await sync(begun);
      await rename(begun, join(folder, name));
      await sync(folder);
    },
    get: async (name, file) => copyFile(join(folder, name), file),
    remove: async (names) => {
      for (const name of names) await rm(join(folder, name), { force: true });
    },
  };
}

async function sync(path: string): Promise<void> {
  const opened = await open(path, "r");
  try {
    await opened.sync();
  } finally {
    await opened.close();
  }
}
