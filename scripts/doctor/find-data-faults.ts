import { existsSync, mkdirSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { findBackupDays, isBackupOld } from "../../service/storage/backup-age.ts";
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
