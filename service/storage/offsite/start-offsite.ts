import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Clock } from "../../clock.ts";
import type { Log } from "../../log.ts";
import type { DataFile } from "../back-up.ts";
import { findNewest, listSurplus, nameCopy, type Content } from "./copy-names.ts";
import { fetchNewest } from "./fetch-newest.ts";
import {
  readOffsiteStatus,
  writeOffsiteStatus,
  type OffsiteFault,
  type OffsiteStatus,
} from "./offsite-status.ts";
import { runDatabaseTask } from "./run-database-task.ts";
import { seal } from "./seal.ts";
import type { OffsiteTarget } from "./offsite-target.ts";

/** How often, in ms, the files are looked at; with the time of a copy this is what a lost disk can cost. */
const lookEveryMs = 5_000;
const patientTries = 3;
const retryMs = 60_000;
const hourMs = 3_600_000;

/** Origin of a database that no service has used yet. */
const unused = "00000000";
/** A new machine that begins empty must not cover what is to be restored on it. */
const otherData =
  "BACKUP_TO holds copies of other data. To bring them back, stop the service and run: npm run restore -- --from-offsite --replace. Otherwise choose another place";

export type OffsiteDependencies = {
  dataDir: string;
  files: Readonly<Record<string, DataFile>>;
  target: OffsiteTarget;
  key: string;
  /** Returns the last moment, at or before `now`, at which a restore is to be rehearsed. */
  findNight: (now: number) => number;
  clock: Clock;
  log: Log;
};

export type Offsite = {
  /** When the newest copy was last seen to hold all that is stored; undefined before the first. */
  currentAt: () => number | undefined;
  readStatus: () => OffsiteStatus;
  stop: () => Promise<void>;
};

/** Copies what has changed to another place, and rehearses its restore every night (decision 077). */
export function startOffsite(dependencies: OffsiteDependencies): Offsite {
  const { dataDir, files, target, key, findNight, clock, log } = dependencies;
  const stopping = new AbortController();
  const workDir = join(dataDir, ".offsite");
  const looked = new Map<string, string>();
  const marks = new Map<string, string>();
  let currentAt: number | undefined;
  let failures = 0;
  let rehearsedAt = -Infinity;

  async function run(): Promise<void> {
    removeLeftovers(workDir, clock.now());
    while (!stopping.signal.aborted) {
      const isCopied = await attempt("copyFault", copyChanged);
      failures = isCopied ? 0 : failures + 1;
      if (isCopied) currentAt = clock.now();
      if (isCopied && isRehearsalDue()) await attempt("rehearsalFault", rehearse);
      await clock.sleep(failures > patientTries ? retryMs : lookEveryMs, stopping.signal);
    }
  }

  /** Returns whether it succeeded; a fault stands in the status until then. */
  async function attempt(fault: "copyFault" | "rehearsalFault", act: () => Promise<void>) {
    try {
      await act();
      if (readOffsiteStatus(dataDir)[fault] !== undefined) note({ [fault]: undefined });
      return true;
    } catch (error) {
      const reason = (error as Error).message;
      log({ event: "offsite-failed", error: reason });
      noteFault(fault, reason);
      return false;
    }
  }

  function noteFault(fault: "copyFault" | "rehearsalFault", reason: string): void {
    const since = readOffsiteStatus(dataDir)[fault]?.since ?? clock.now();
    try {
      note({ [fault]: { since, reason } satisfies OffsiteFault });
    } catch (error) {
      log({ event: "offsite-failed", error: String(error) });
    }
  }

  function note(change: { [Key in keyof OffsiteStatus]: OffsiteStatus[Key] | undefined }): void {
    writeOffsiteStatus(dataDir, { ...readOffsiteStatus(dataDir), ...change } as OffsiteStatus);
  }

  async function copyChanged(): Promise<void> {
    for (const [kind, { name }] of Object.entries(files)) {
      const file = join(dataDir, name);
      const look = describeFile(file);
      if (look === undefined && marks.has(kind)) throw new Error(`${file} has vanished`);
      if (look === undefined || looked.get(kind) === look) continue;
      await inWorkFolder(async (folder) => copyFile(kind, file, folder));
      looked.set(kind, look);
    }
  }

  async function copyFile(kind: string, file: string, folder: string): Promise<void> {
    const [copy, sealed] = [join(folder, "copy"), join(folder, "sealed")];
    const begunAt = clock.now();
    const content = await runDatabaseTask("copy", file, copy);
    if (content.origin === unused || marks.get(kind) === content.mark) return;
    if (marks.has(kind) || !(await isThere(kind, content))) {
      await seal(copy, sealed, key, kind);
      await target.put(sealed, nameCopy(kind, begunAt, content));
      // Listing costs another connection, so it follows the copy.
      await target.remove(listSurplus(await target.list(), clock.now()));
    }
    note({ sentAt: clock.now() });
    marks.set(kind, content.mark);
  }

  /** Returns whether the newest copy has this content; throws if it is of another database. */
  async function isThere(kind: string, { origin, mark }: Content): Promise<boolean> {
    const newest = findNewest(await target.list(), kind);
    if (newest !== undefined && newest.origin !== origin) throw new Error(otherData);
    return newest?.mark === mark;
  }

  function isRehearsalDue(): boolean {
    const now = clock.now();
    if (marks.size === 0 || now < rehearsedAt + hourMs) return false;
    const { rehearsal } = readOffsiteStatus(dataDir);
    return rehearsal === undefined || rehearsal.at < findNight(now);
  }

  async function rehearse(): Promise<void> {
    rehearsedAt = clock.now();
    const rows = await inWorkFolder(async (folder) => fetchNewest(target, files, key, folder));
    note({ rehearsal: { at: clock.now(), rows } });
  }

  async function inWorkFolder<Result>(act: (folder: string) => Promise<Result>): Promise<Result> {
    // A vanished data folder must not be created again.
    if (!existsSync(workDir)) mkdirSync(workDir, { mode: 0o700 });
    const folder = mkdtempSync(join(workDir, "work-"));
    try {
      return await act(folder);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }

  const finished = run();
  return {
    currentAt: () => currentAt,
    readStatus: () => readOffsiteStatus(dataDir),
    stop: async () => {
      stopping.abort();
      await finished;
    },
  };
}

/** Removes what a process that was killed left behind; another service may be using the folder. */
function removeLeftovers(workDir: string, now: number): void {
  if (!existsSync(workDir)) return;
  for (const name of readdirSync(workDir)) {
    const folder = join(workDir, name);
    const { mtimeMs } = statSync(folder, { throwIfNoEntry: false }) ?? { mtimeMs: now };
    if (now - mtimeMs > hourMs) rmSync(folder, { recursive: true, force: true });
  }
}

/** Describes size and time of a database and its log, which change with every commit; undefined if there is none. */
function describeFile(file: string): string | undefined {
  const [database, log] = [file, `${file}-wal`].map((path) =>
    statSync(path, { bigint: true, throwIfNoEntry: false }),
  );
  if (database === undefined) return undefined;
  return [database, log].map((found) => `${found?.size} ${found?.mtimeNs} ${found?.ino}`).join();
}
