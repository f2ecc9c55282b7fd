import { existsSync, mkdirSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { findBackupDays, isBackupOld } from "../../service/storage/backup-age.ts";
import {
  readOffsiteStatus,
  type OffsiteFault,
} from "../../service/storage/offsite/offsite-status.ts";
import { openTarget } from "../../service/storage/offsite/open-target.ts";
import { fault } from "../../generator/faults/fault.ts";
import type { Finding } from "./finding.ts";

const leastFreeBytes = 500e6;

/** The data folder: can it be written, is there space. */
export function findDataFaults(dataDir: string): Finding[] {
  const trial = join(dataDir, `.doctor-${String(process.pid)}`);
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    writeFileSync(trial, "");
    rmSync(trial);
  } catch (error) {
    const reason = (error as Error).message;
    return [fault("", "data-folder", { folder: dataDir, reason })];
  }
  const { bavail, bsize } = statfsSync(dataDir);
  const free = bavail * bsize;
  if (free >= leastFreeBytes) return [];
  return [fault("", "data-disk", { folder: dataDir, megabytes: Math.round(free / 1e6) })];
}

/** How old the last backup is, once there is something to lose. */
export function noteBackupAge(dataDir: string, files: readonly string[], now: number): Finding[] {
  if (!files.some((name) => existsSync(join(dataDir, name)))) return [];
  const days = findBackupDays(dataDir, now);
  if (days === undefined) return [fault("", "backup-none", { folder: dataDir })];
  return isBackupOld(days) ? [fault("", "backup-old", { folder: dataDir, days })] : [];
}

/** Finds out why off-site copies, or the rehearsal of their restore, fail. */
export function findOffsiteFaults(dataDir: string): Finding[] {
  const { copyFault, rehearsalFault } = readOffsiteStatus(dataDir);
  return [
    ...(copyFault === undefined ? [] : [describe("offsite-failing", copyFault)]),
    ...(rehearsalFault === undefined ? [] : [describe("offsite-unrestored", rehearsalFault)]),
  ];
}

function describe(code: "offsite-failing" | "offsite-unrestored", found: OffsiteFault): Finding {
  return fault("", code, { since: formatTime(found.since), reason: found.reason });
}

/** Notes the last rehearsed restore of the off-site copies. */
export function noteOffsite(dataDir: string): Finding[] {
  const { sentAt, rehearsal } = readOffsiteStatus(dataDir);
  if (sentAt === undefined) return [fault("", "offsite-none")];
  if (rehearsal === undefined) return [];
  const { enquiries = 0, bookings = 0 } = rehearsal.rows;
  const time = formatTime(rehearsal.at);
  return [fault("", "offsite-rehearsed", { time, enquiries, bookings })];
}

/** Tries to reach the place of the off-site copies. */
export async function reachOffsite(address: string): Promise<Finding[]> {
  try {
    await openTarget(address).list();
    return [];
  } catch (error) {
    return [fault("", "offsite-away", { reason: (error as Error).message })];
  }
}

function formatTime(time: number): string {
  return new Date(time).toISOString();
}
