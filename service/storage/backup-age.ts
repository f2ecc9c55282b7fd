import { statSync } from "node:fs";
import { join } from "node:path";
import { backupStamp } from "./back-up.ts";

const dayMs = 86_400_000;
const backupDays = 7;

/** Days since the last backup of a data folder; undefined where there is none yet. */
export function findBackupDays(dataDir: string, now: number): number | undefined {
  const stamp = statSync(join(dataDir, backupStamp), { throwIfNoEntry: false });
  return stamp && Math.floor((now - stamp.mtimeMs) / dayMs);
}

export function isBackupOld(days: number): boolean {
  return days >= backupDays;
}

/** Notes that what is stored has no backup of the last week; nothing while the data itself is younger. */
export function noteBackupAge(dataDir: string, files: readonly string[], now: number): string[] {
  const days = findBackupDays(dataDir, now);
  if (days !== undefined)
    return isBackupOld(days) ? [`The last backup is ${String(days)} days old`] : [];
  const since = files.flatMap((name) => {
    const file = statSync(join(dataDir, name), { throwIfNoEntry: false });
    return file === undefined ? [] : [file.birthtimeMs];
  });
  return isBackupOld((now - Math.min(...since)) / dayMs) ? ["There is no backup yet"] : [];
}
