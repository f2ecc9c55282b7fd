import { statSync } from "node:fs";
import { join } from "node:path";
import { backupStamp } from "./back-up.ts";

const dayMs = 86_400_000;
const backupDays = 7;

/** Days since the last backup of a data folder; undefined if there is none. */
export function findBackupDays(dataDir: string, now: number): number | undefined {
  const stamp = statSync(join(dataDir, backupStamp), { throwIfNoEntry: false });
  return stamp && Math.floor((now - stamp.mtimeMs) / dayMs);
}

export function isBackupOld(days: number): boolean {
  return days >= backupDays;
}

/** A backup that is missing, or a week old. */
export type BackupProblem = { kind: "backup-none" } | { kind: "backup-old"; days: number };

/** Finds out if the last backup is more than a week old, or if there is none and the data is older than that. */
export function findBackupProblem(
  dataDir: string,
  files: readonly string[],
  now: number,
): BackupProblem | undefined {
  const days = findBackupDays(dataDir, now);
  if (days !== undefined) return isBackupOld(days) ? { kind: "backup-old", days } : undefined;
  const since = files.flatMap((name) => {
    const file = statSync(join(dataDir, name), { throwIfNoEntry: false });
    return file === undefined ? [] : [file.birthtimeMs];
  });
  return isBackupOld((now - Math.min(...since)) / dayMs) ? { kind: "backup-none" } : undefined;
}

/** Words a backup that is missing or old, for the health. */
export function describeBackup(problem: BackupProblem): string {
  return problem.kind === "backup-none"
    ? "There is no backup yet"
    : `The last backup is ${String(problem.days)} days old`;
}
