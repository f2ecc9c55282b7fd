type Sleeper = { until: number; wake: () => void };

/** A clock that only the test advances; wakes sleepers in the order of their times. */
export class VirtualTime {
  #now: number;
  #sleepers: Sleeper[] = [];
  readonly #settle: () => Promise<void>;
  /** Number of times that the machine was suspended, during which leases end. */
  leaps = 0;
  /** The end of the last of them. */
  leaptAt = -Infinity;

  constructor(start: number, settle: () => Promise<void>) {
    this.#now = start;
    this.#settle = settle;
  }

  now = (): number => this.#now;

  async sleep(waitMs: number, signal?: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      if (signal?.aborted === true) return resolve();
      const sleeper = { until: this.#now + waitMs, wake: resolve };
      this.#sleepers.push(sleeper);
      signal?.addEventListener("abort", () => {
        this.#sleepers = this.#sleepers.filter((other) => other !== sleeper);
        resolve();
      });
      return undefined;
    });
  }

  async pass(durationMs: number): Promise<void> {
    const end = this.#now + durationMs;
    for (;;) {
      await this.#settle();
      const next = Math.min(end, ...this.#sleepers.map(({ until }) => until));
      this.#now = Math.max(this.#now, next);
      if (this.#wakeDue() === 0 && this.#now >= end) return;
    }
  }

  /** Suspends the machine: all sleepers of that time wake once, at its end. */
  async leap(durationMs: number): Promise<void> {
    await this.#settle();
    this.leaps += 1;
    this.#now += durationMs;
    this.leaptAt = this.#now;
    this.#wakeDue();
    await this.#settle();
  }

  #wakeDue(): number {
    const due = this.#sleepers.filter(({ until }) => until <= this.#now);
    this.#sleepers = this.#sleepers.filter(({ until }) => until > this.#now);
    for (const { wake } of due.toSorted((a, b) => a.until - b.until)) wake();
    return due.length;
  }
}
