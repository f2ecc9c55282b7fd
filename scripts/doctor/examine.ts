import { readEnvironment } from "../../generator/read-environment.ts";
import { readConfig } from "../../service/config.ts";
import { dataFiles } from "../../service/data-files.ts";
import { openStores } from "../../service/open-stores.ts";
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { findConfigFaults, findShippedFacts } from "./find-config-faults.ts";
import { findContentFaults } from "./find-content-faults.ts";
import { findDatabaseFaults } from "./find-database-faults.ts";
import { findDataFaults, noteBackupAge } from "./find-data-faults.ts";
import { findSamples, noteMissingSettings } from "./find-samples.ts";
import { findSettingFaults } from "./find-setting-faults.ts";
import type { Diagnosis, Finding } from "./finding.ts";
import { listClaims } from "./list-claims.ts";
import { findBookedHolidays, noteHolidays } from "./note-holidays.ts";
import { notePosts } from "./note-posts.ts";
import { reachServices } from "./reach-services.ts";

/** Everything that stands between the site as it is and one that may go public; `isOnline` asks other services too. */
export async function examine({ isOnline }: { isOnline: boolean }): Promise<Diagnosis> {
  const faults = [...findSettingFaults(), ...(await findConfigFaults())];
  // The content is read with the settings.
  if (faults.length > 0) return { faults, claims: [], notes: [] };
  const environment = readEnvironment();
  const { dataDir, databaseUrl } = readConfig(resolve("."));
  const isShared = databaseUrl !== undefined;
  const now = Date.now();
  const unstored = isShared ? await findDatabaseFaults(databaseUrl) : findDataFaults(dataDir);
  const hasPosts = environment.VITE_CONTENTFUL_SPACE_ID === undefined;
  return {
    faults: [
      ...(await findContentFaults()),
      ...findShippedFacts(),
      ...(await findSamples(environment)),
      ...unstored,
      ...(unstored.length === 0 ? await findBookedDays(dataDir, databaseUrl, now) : []),
      ...(isOnline ? await reachServices(environment) : []),
    ],
    claims: await listClaims(),
    notes: [
      ...noteMissingSettings(environment),
      ...noteHolidays(now),
      ...(isShared ? [] : noteBackupAge(dataDir, listDataFiles(), now)),
      ...(hasPosts ? await notePosts() : []),
    ],
  };
}

function listDataFiles(): string[] {
  return Object.values(dataFiles).map(({ name }) => name);
}

async function findBookedDays(
  dataDir: string,
  databaseUrl: string | undefined,
  now: number,
): Promise<Finding[]> {
  const hasNone = !existsSync(join(dataDir, dataFiles.bookings.name));
  if (databaseUrl === undefined && hasNone) return [];
  const stores = openStores(dataDir, () => now, databaseUrl);
  try {
    return findBookedHolidays(await stores.bookings.list(), now);
  } finally {
    await stores.close();
  }
}
