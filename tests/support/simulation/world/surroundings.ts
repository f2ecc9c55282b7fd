import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { dataFiles } from "../../../../service/data-files.ts";
import type { DataFile } from "../../../../service/storage/back-up.ts";
import { openDatabase } from "../../../../service/storage/open-database.ts";
import type { Mutation } from "../planted-faults.ts";
import { WriteLock } from "./faulty-storage.ts";
import type { Operation } from "./operation.ts";
import { Random } from "./random.ts";
import { Inspector, type Records } from "./records.ts";
import { VirtualTime } from "./virtual-time.ts";

/** A Friday, nine days before the clocks in Europe change. */
const startTime = Date.parse("2027-03-19T10:00:00Z");
// In memory if possible: syncing a new file to the disk takes longer than most seeds.
const temporary = existsSync("/dev/shm") ? "/dev/shm" : tmpdir();

/** The shared parts of a run: one seed, one clock, one data folder, and the log. */
export abstract class Surroundings {
  readonly random: Random;
  readonly mutation: Mutation;
  readonly time = new VirtualTime(startTime, async () => this.settle());
  readonly #folder = mkdtempSync(join(temporary, "simulation-"));
  readonly dataDir = join(this.#folder, "data");
  readonly siteDir = join(this.#folder, "site");
  readonly locks = { enquiries: new WriteLock(), bookings: new WriteLock() };
  readonly inspector: Inspector;
  /** Stored data at the last audit, and operations since. */
  audited: Records;
  operations: Operation[] = [];
  readonly lines: string[] = [];
  readonly faults: string[] = [];
  /** The addresses of those whose data the owner has erased. */
  readonly erased = new Set<string>();
  readonly #names = new Map<string, string>();

  constructor(seed: number, mutation: Mutation) {
    this.random = new Random(seed);
    this.mutation = mutation;
    mkdirSync(this.siteDir);
    writeFileSync(join(this.siteDir, "404.html"), "<!doctype html><title>404</title>");
    for (const { name, schema } of Object.values<DataFile>(dataFiles)) {
      openDatabase(join(this.dataDir, name), schema).close();
    }
    this.inspector = new Inspector(this.dataDir);
    this.audited = this.inspector.read();
  }

  read = (): Records => this.inspector.read();

  trace = (line: string): void => {
    const time = new Date(this.time.now()).toISOString().slice(0, 19);
    this.lines.push(`${time} ${line}`);
  };

  fail = (fault: string): void => {
    this.trace(`FAULT: ${fault}`);
    this.faults.push(fault);
  };

  /** Returns a short name for an id that is the same in every run of a seed, although ids differ. */
  name = (id: string): string => {
    const name = this.#names.get(id) ?? `~${String(this.#names.size + 1)}`;
    this.#names.set(id, name);
    return name;
  };

  /** Runs everything that does not wait for the clock. */
  protected abstract settle(): Promise<void>;

  protected remove(): void {
    this.inspector.close();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
