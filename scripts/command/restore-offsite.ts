import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Config } from "../../service/config.ts";
import { dataFiles } from "../../service/data-files.ts";
import { restore } from "../../service/storage/back-up.ts";
import { fetchNewest } from "../../service/storage/offsite/fetch-newest.ts";
import { openTarget } from "../../service/storage/offsite/open-target.ts";
import { openDatabase } from "../../service/storage/open-database.ts";

/** Puts the newest copies of BACKUP_TO in place of the data folder, as `restore` does with a backup. */
export async function restoreOffsite(
  offsite: Config["offsite"],
  dataDir: string,
  mayReplace: boolean,
) {
  if (offsite === undefined) throw new Error("Set BACKUP_TO and BACKUP_KEY in .env.");
  const folder = mkdtempSync(join(tmpdir(), "restore-"));
  try {
    await fetchNewest(openTarget(offsite.address), dataFiles, offsite.key, folder);
    for (const { name, schema } of Object.values(dataFiles)) {
      // There is no copy of what nobody has used yet, e.g. the calendar.
      if (!existsSync(join(folder, name))) openDatabase(join(folder, name), schema).close();
    }
    return restore(dataFiles, folder, dataDir, mayReplace);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
