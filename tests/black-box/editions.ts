import { utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { backupStamp } from "../../service/storage/back-up.ts";
import { startContainer } from "../contract/container-folder.ts";
import { ServiceProcess, type Settings } from "../contract/service-process.ts";
import type { Place } from "../support/stores/place.ts";
import { allGroups, type GroupName } from "./groups.ts";
import { host } from "./talk.ts";

/** A way to run the site, and the groups of requests that it answers. */
export type Edition = {
  name: string;
  groups: readonly GroupName[];
  /** Headers that it adds to those of one service. */
  adds?: readonly string[];
  /** Headers that it leaves out, for one status as "content-type of 304"; headers in both lists have other values. */
  lacks?: readonly string[];
  /** Statuses for which it sends another body. */
  writes?: readonly number[];
  /** Starts it on a built site for the duration of a test; returns its port. */
  start: (siteDir: string, settings: Settings) => Promise<number>;
  /** Environment variables, besides those of every edition. */
  settings?: Settings;
};

/** A week before the clocks change in Europe, so that the same slots are offered at each run. */
const frozenAt = "2027-03-19T10:00:00Z";

const clock = new URL("freeze-clock.ts", import.meta.url).href;

/** Returns the settings of every edition of the service: a stopped clock, and the data of the place. */
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

/** Dates a backup to the frozen day, because its files have the machine's date. */
function stampBackup({ DATA_DIR }: Place): void {
  const stamp = join(DATA_DIR, backupStamp);
  writeFileSync(stamp, "");
  utimesSync(stamp, new Date(frozenAt), new Date(frozenAt));
}

/** The edition with which every other is compared. */
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
