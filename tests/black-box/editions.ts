import { utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { backupStamp } from "../../service/storage/back-up.ts";
import { startContainer } from "../contract/container-folder.ts";
import { ServiceProcess, type Settings } from "../contract/service-process.ts";
import type { Place } from "../support/stores/place.ts";
import { allGroups, type GroupName } from "./groups.ts";
import { host } from "./talk.ts";

/** A way to run the site, and what it answers. */
export type Edition = {
  name: string;
  groups: readonly GroupName[];
  /** Headers that it gives where one service gives none. */
  adds?: readonly string[];
  /** Headers that it leaves out, of a status alone as "content-type of 304"; what is in both lists has values of its own. */
  lacks?: readonly string[];
  /** Statuses for which it writes a body of its own. */
  writes?: readonly number[];
  /** Starts it on a built site for the time of a test; returns its port. */
  start: (siteDir: string, settings: Settings) => Promise<number>;
  /** Settings beside those of every edition, by the variables of the environment. */
  settings?: Settings;
};

/** A week before clocks change in Europe, so that hours are on offer, the same at each run. */
const frozenAt = "2027-03-19T10:00:00Z";

const clock = new URL("freeze-clock.ts", import.meta.url).href;

/** Settings of every edition of the service: its clock stands still, and its data are those of the place. */
export function makeSettings({ settings }: Pick<Edition, "settings">, place: Place): Settings {
  stampBackup(place);
  return {
    ...place,
    TRUSTED_PROXY: "127.0.0.1",
    VITE_SITE_URL: `https://${host}`,
    VITE_BOOKING_URL: "",
    NODE_OPTIONS: `--import=${clock}`,
    FROZEN_AT: frozenAt,
    ...settings,
  };
}

/** Dates a backup to the frozen day: the files, by the clock of the machine, are of any age. */
function stampBackup({ DATA_DIR }: Place): void {
  const stamp = join(DATA_DIR, backupStamp);
  writeFileSync(stamp, "");
  utimesSync(stamp, new Date(frozenAt), new Date(frozenAt));
}

/** What every other edition is compared with. */
export const oneProcess: Edition = {
  name: "one service",
  groups: allGroups,
  start: startProcess,
};

export const container: Edition = {
  name: "the container's command",
  groups: allGroups,
  start: async (siteDir, settings) => (await startContainer(siteDir, settings)).port,
};

export async function startProcess(siteDir: string, settings: Settings): Promise<number> {
  const service = new ServiceProcess(siteDir, settings);
  return Number(new URL(await service.findUrl()).port);
}
