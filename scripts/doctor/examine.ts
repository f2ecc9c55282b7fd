import { readEnvironment } from "../../generator/read-environment.ts";
import { readConfig } from "../../service/config.ts";
import { dataFiles } from "../../service/data-files.ts";
import { checkDns } from "./check-dns.ts";
import { findConfigFaults, findShippedFacts } from "./find-config-faults.ts";
import { findContentFaults } from "./find-content-faults.ts";
import { findDatabaseFaults, findStoredFaults, noteQuarantine } from "./find-stored-faults.ts";
import {
  findDataFaults,
  findOffsiteFaults,
  noteBackupAge,
  noteOffsite,
  reachOffsite,
} from "./find-data-faults.ts";
import { findSamples, findUnmailedCourse, noteMissingSettings } from "./find-samples.ts";
import { findSettingFaults } from "./find-setting-faults.ts";
import type { Diagnosis } from "./finding.ts";
import { listClaims } from "./list-claims.ts";
import { noteHolidays } from "./note-holidays.ts";
import { notePosts } from "./note-posts.ts";
import { reachServices } from "./reach-services.ts";
import { ownerRoot } from "../../roots/roots.ts";

/** Lists everything to do before the site may go public; `isOnline` asks other services too. */
export async function examine({ isOnline }: { isOnline: boolean }): Promise<Diagnosis> {
  const faults = [...findSettingFaults(), ...(await findConfigFaults())];
  // The content is read with the settings.
  if (faults.length > 0) return { faults, claims: [], notes: [] };
  const environment = readEnvironment();
  const config = readConfig(ownerRoot);
  const { dataDir, offsite } = config;
  const isShared = config.databaseUrl !== undefined;
  const now = Date.now();
  const unstored = isShared ? await findDatabaseFaults(config) : findDataFaults(dataDir);
  const hasPosts = environment.VITE_CONTENTFUL_SPACE_ID === undefined;
  return {
    faults: [
      ...(await findContentFaults()),
      ...findShippedFacts(),
      ...(await findSamples()),
      ...findUnmailedCourse(environment),
      ...unstored,
      ...(unstored.length === 0 ? await findStoredFaults(config, now) : []),
      ...(offsite === undefined ? [] : findOffsiteFaults(dataDir)),
      ...(isOnline && offsite !== undefined ? await reachOffsite(offsite.address) : []),
      ...(isOnline ? await reachServices(environment, config) : []),
      ...(isOnline ? await checkDns(environment) : []),
    ],
    claims: await listClaims(),
    notes: [
      ...noteMissingSettings(environment),
      ...(unstored.length === 0 ? await noteQuarantine(config) : []),
      ...noteHolidays(now),
      ...(offsite === undefined ? [] : noteOffsite(dataDir)),
      ...(isShared || offsite !== undefined ? [] : noteBackupAge(dataDir, listDataFiles(), now)),
      ...(hasPosts ? await notePosts() : []),
    ],
  };
}

function listDataFiles(): string[] {
  return Object.values(dataFiles).map(({ name }) => name);
}
