import { existsSync, mkdirSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { findBackupDays, isBackupOld } from "../../service/storage/backup-age.ts";
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
    return [
      {
        what: `Nothing can be stored in ${dataDir}: ${(error as Error).message}`,
        remedy:
          "Let the user who runs the service write there, or choose another folder with DATA_DIR.",
      },
    ];
  }
  const { bavail, bsize } = statfsSync(dataDir);
  const free = bavail * bsize;
  if (free >= leastFreeBytes) return [];
  return [
    {
      what: `The disk of ${dataDir} has ${String(Math.round(free / 1e6))} MB left`,
      remedy: "Free up space: enquiries and bookings are refused when it is full.",
    },
  ];
}

/** How old the last backup is, once there is something to lose. */
export function noteBackupAge(dataDir: string, files: readonly string[], now: number): Finding[] {
  if (!files.some((name) => existsSync(join(dataDir, name)))) return [];
  const days = findBackupDays(dataDir, now);
  const remedy = "npm run backup -- FOLDER; docs/deployment.md has a line for every day.";
  if (days === undefined) return [{ what: `There is no backup of ${dataDir} yet`, remedy }];
  if (!isBackupOld(days)) return [];
  return [{ what: `The last backup of ${dataDir} is ${String(days)} days old`, remedy }];
}
