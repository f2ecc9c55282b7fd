import type { Mutation } from "../planted-faults.ts";
import { Diary } from "./diary.ts";
import { Instance } from "./instance.ts";
import { MailServer } from "./mail-server.ts";
import { PaymentPages } from "./payment-pages.ts";
import { Payments } from "./payments.ts";
import { Surroundings } from "./surroundings.ts";

const mostTurns = 2_000;

/** All parts of a run: the instances, their mail server and their payment provider. */
export class World extends Surroundings {
  readonly payments = new Payments(this);
  /** In half of the runs visitors pay on pages of the provider. */
  readonly pages = this.random.chance(0.5) ? new PaymentPages(this) : undefined;
  /** In a quarter of the runs the owner has a calendar. */
  readonly diary: Diary | undefined;
  readonly mail = new MailServer(this);
  readonly #instances: Instance[] = [];

  constructor(seed: number, mutation: Mutation) {
    super(seed, mutation);
    this.diary = seed % 4 === 0 ? new Diary(this) : undefined;
    this.start();
  }

  get alive(): Instance[] {
    return this.#instances.filter(({ isAlive }) => isAlive);
  }

  /** Returns since when a process runs without any disturbance. */
  calmSince(): number {
    const since = Math.min(...this.alive.map(({ calmSince }) => calmSince));
    return Math.max(since, this.time.leaptAt);
  }

  /** Returns when a process last started or met a fault of its storage, or the machine was suspended. */
  disturbedAt = (): number =>
    Math.max(this.time.leaptAt, ...this.#instances.map(({ calmSince }) => calmSince));

  start(): void {
    const number = this.#instances.length + 1;
    this.trace(`#${String(number)} starts`);
    this.#instances.push(new Instance(this, this, number));
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

  async close(): Promise<void> {
    for (const instance of this.alive) instance.kill();
    await this.settle();
    await this.#bury();
    this.diary?.close();
    this.remove();
  }

  protected override async settle(): Promise<void> {
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
    for (const instance of this.#instances) if (!instance.isAlive) await instance.bury();
  }
}
