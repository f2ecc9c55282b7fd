import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** `since`: when it began to fail. */
export type OffsiteFault = { since: number; reason: string };

/** The state of the off-site copies, in a file of the data folder, for the doctor and other services there. */
export type OffsiteStatus = {
  /** When a copy was last sent, or found there with the present content. */
  sentAt?: number;
  /** The last rehearsed restore that succeeded, with the rows of each kind. */
  rehearsal?: { at: number; rows: Record<string, number> };
  copyFault?: OffsiteFault;
  rehearsalFault?: OffsiteFault;
};

const file = "offsite.json";
const tolerableMs = 15 * 60 * 1000;

export function readOffsiteStatus(dataDir: string): OffsiteStatus {
  try {
    return JSON.parse(readFileSync(join(dataDir, file), "utf8")) as OffsiteStatus;
  } catch {
    return {};
  }
}

export function writeOffsiteStatus(dataDir: string, status: OffsiteStatus): void {
  const unfinished = join(dataDir, `${file}.${String(process.pid)}`);
  writeFileSync(unfinished, JSON.stringify(status), { mode: 0o600 });
  renameSync(unfinished, join(dataDir, file));
}

/** A copy that has failed for 15 minutes, or could not be restored in a rehearsal. */
export type OffsiteProblem = { kind: "copy-fault" | "rehearsal-fault"; since: number };

export function findOffsiteProblems(
  { copyFault, rehearsalFault }: OffsiteStatus,
  now: number,
): OffsiteProblem[] {
  const problems: OffsiteProblem[] = [];
  if (copyFault !== undefined && now - copyFault.since >= tolerableMs)
    problems.push({ kind: "copy-fault", since: copyFault.since });
  if (rehearsalFault !== undefined)
    problems.push({ kind: "rehearsal-fault", since: rehearsalFault.since });
  return problems;
}

/** Words a problem for the health, which anybody may read: it names no path and no host. */
export function describeOffsite({ kind, since }: OffsiteProblem): string {
  const time = new Date(since).toISOString();
  const fault =
    kind === "copy-fault"
      ? `Off-site copies have failed since ${time}`
      : `The off-site copy could not be restored in the rehearsal of ${time}`;
  return `${fault}. See why: npm run doctor`;
}

/** Notes the last rehearsed restore, for the health. */
export function noteRehearsal({ rehearsal }: OffsiteStatus): string[] {
  if (rehearsal === undefined) return [];
  const time = new Date(rehearsal.at).toISOString();
  return [`The off-site copy was last restored in a rehearsal at ${time}`];
}
