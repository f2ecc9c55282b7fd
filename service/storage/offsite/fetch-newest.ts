import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { DataFile } from "../back-up.ts";
import { findNewest } from "./copy-names.ts";
import { runDatabaseTask } from "./run-database-task.ts";
import { unseal } from "./seal.ts";
import type { OffsiteTarget } from "./offsite-target.ts";

/**
 * Fetches the newest copy of each kind into a folder, opens and checks it; returns the number of rows of each, 0 of a
 * kind without a copy. Throws if there is no copy at all, or one is damaged.
 */
export async function fetchNewest<Kind extends string>(
  target: OffsiteTarget,
  files: Record<Kind, DataFile>,
  key: string,
  folder: string,
): Promise<Record<Kind, number>> {
  const names = await target.list();
  const kinds = Object.keys(files) as Kind[];
  if (kinds.every((kind) => findNewest(names, kind) === undefined))
    throw new Error("There is no copy at BACKUP_TO");
  const rows: [Kind, number][] = [];
  for (const kind of kinds) {
    const { name, table } = files[kind];
    const newest = findNewest(names, kind);
    if (newest === undefined) rows.push([kind, 0]);
    else {
      const [sealed, file] = [join(folder, newest.name), join(folder, name)];
      await target.get(newest.name, sealed);
      await unseal(sealed, file, key, kind);
      await rm(sealed);
      rows.push([kind, await runDatabaseTask("rehearse", file, table, newest.mark)]);
    }
  }
  return Object.fromEntries(rows) as Record<Kind, number>;
}
