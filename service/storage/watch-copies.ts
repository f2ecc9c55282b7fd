import { findBackupDays, findBackupProblem, type BackupProblem } from "./backup-age.ts";
import { findOffsiteProblems, type OffsiteProblem } from "./offsite/offsite-status.ts";
import type { Offsite } from "./offsite/start-offsite.ts";

/** State of the copies; `own` are backups made by hand or a timer, `database` those of PostgreSQL. */
export type Copies =
  | {
      kind: "offsite";
      /** When the newest copy was last seen to hold everything; undefined before the first. */
      currentAt: number | undefined;
      rehearsal: { at: number; rows: Record<string, number> } | undefined;
    }
  | { kind: "own"; days: number | undefined }
  | { kind: "database" };

type Watched = {
  /** The folder with the SQLite files; undefined with PostgreSQL, whose backups are not ours. */
  dataDir: string | undefined;
  files: readonly string[];
  offsite: Offsite | undefined;
  now: () => number;
};

export type CopyWatch = {
  describe: () => Copies;
  /** Finds faults of off-site copies, which raise an alert. */
  findOffsite: () => OffsiteProblem[];
  /** Finds a missing or old backup where no copies go off-site. */
  findBackup: () => BackupProblem[];
};

export function watchCopies({ dataDir, files, offsite, now }: Watched): CopyWatch {
  return {
    describe: () => {
      if (dataDir === undefined) return { kind: "database" };
      if (offsite === undefined) return { kind: "own", days: findBackupDays(dataDir, now()) };
      const { sentAt, rehearsal } = offsite.readStatus();
      return { kind: "offsite", currentAt: offsite.currentAt() ?? sentAt, rehearsal };
    },
    findOffsite: () =>
      offsite === undefined ? [] : findOffsiteProblems(offsite.readStatus(), now()),
    findBackup: () => {
      if (dataDir === undefined || offsite !== undefined) return [];
      const problem = findBackupProblem(dataDir, files, now());
      return problem === undefined ? [] : [problem];
    },
  };
}
