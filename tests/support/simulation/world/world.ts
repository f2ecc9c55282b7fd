import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { dataFiles } from "../../../../service/data-files.ts";
import type { DataFile } from "../../../../service/storage/back-up.ts";
import { openDatabase } from "../../../../service/storage/open-database.ts";
import { WriteLock } from "./faulty-storage.ts";
import { Instance } from "./instance.ts";
import { MailServer } from "./mail-server.ts";
import type { Operation } from "../operation.ts";
import { Payments } from "./payments.ts";
import type { Mutation } from "../planted-faults.ts";
import { Random } from "./random.ts";
import { Inspector, type Records } from "./records.ts";
import { VirtualTime } from "./virtual-time.ts";

/** A Friday, nine days before clocks in Europe change. */
const startTime = Date.parse("2027-03-19T10:00:00Z");
// In memory where there is such a folder: a new file is synced to the disk, which takes longer than most seeds.
const temporary = existsSync("/dev/shm") ? "/dev/shm" : tmpdir();
const mostTurns = 2_000;

/** Everything that a run is made of: one seed, one clock, one data folder, and the instances on it. */
export class World {
  readonly seed: number;
  readonly random: Random;
  readonly mutation: Mutation;
  readonly time = new VirtualTime(startTime, async () => this.#settle());
  readonly #folder = mkdtempSync(join(temporary, "simulation-"));
  readonly dataDir = join(this.#folder, "data");
  readonly siteDir = join(this.#folder, "site");
  readonly payments = new Payments(this);
  readonly mail = new MailServer(this);
  readonly locks = { enquiries: new WriteLock(), bookings: new WriteLock() };
  readonly instances: Instance[] = [];
  readonly inspector: Inspector;
  /** What was stored at the last audit, and what was done since. */
  audited: Records;
  operations: Operation[] = [];
  readonly lines: string[] = [];
  readonly faults: string[] = [];
  readonly #names = new Map<string, string>();

  constructor(seed: number, mutation: Mutation) {
    this.seed = seed;
    this.random = new Random(seed);
    this.mutation = mutation;
    mkdirSync(this.siteDir);
    writeFileSync(join(this.siteDir, "404.html"), "<!doctype html><title>404</title>");
    for (const { name, migrations } of Object.values<DataFile>(dataFiles)) {
      openDatabase(join(this.dataDir, name), migrations).close();
    }
    this.start();
    this.inspector = new Inspector(this.dataDir);
    this.audited = this.inspector.read();
  }

  get alive(): Instance[] {
    return this.instances.filter(({ isAlive }) => isAlive);
  }

  start(): void {
    this.trace(`#${String(this.instances.length + 1)} starts`);
    this.instances.push(new Instance(this, this.instances.length + 1));
  }

  async stop(instance: Instance): Promise<void> {
    this.trace(`#${String(instance.number)} stops`);
    const done = { isSo: false };
    const stopping = instance.stop().then(() => {
      done.isSo = true;
    });
    while (!done.isSo) await this.time.pass(5_000);
    await stopping;
  }

  read(): Records {
    return this.inspector.read();
  }

  trace = (line: string): void => {
    const time = new Date(this.time.now()).toISOString().slice(0, 19);
    this.lines.push(`${time} ${line}`);
  };

  fail = (fault: string): void => {
    this.trace(`FAULT: ${fault}`);
    this.faults.push(fault);
  };

  /** Returns the same short name for an id in every run of a seed, where ids differ. */
  name = (id: string): string => {
    const name = this.#names.get(id) ?? `~${String(this.#names.size + 1)}`;
    this.#names.set(id, name);
    return name;
  };

  async close(): Promise<void> {
    for (const instance of this.alive) instance.kill();
    await this.#settle();
    await this.#bury();
    this.inspector.close();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  /** Lets everything go on that does not wait for the clock. */
  async #settle(): Promise<void> {
    for (let turn = 0; turn < mostTurns; turn += 1) {
      await new Promise((resolve) => void setImmediate(resolve));
      const underWay = this.operations.filter(({ isDone }) => !isDone).length;
      const sleeping = this.alive.reduce((sum, instance) => sum + instance.sleeping, 0);
      const calls = this.locks.enquiries.calls + this.locks.bookings.calls;
      if (turn >= 1 && underWay === sleeping && calls === 0) return this.#bury();
    }
    throw new Error("What is under way neither ends nor waits for the clock.");
  }

  async #bury(): Promise<void> {
    for (const instance of this.instances) if (!instance.isAlive) await instance.bury();
  }
}
