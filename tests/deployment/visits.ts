import { expect } from "vitest";

type Ask = () => Promise<string>;

/** Concurrent visitors, each sending one request after the other until stopped; counts their outcomes. */
export class Visits {
  readonly #outcomes = new Map<string, number>();
  readonly #over = new AbortController();
  readonly #visitors: Promise<void>[];

  /** Each function sends one request and returns its outcome. */
  constructor(count: number, asks: Record<string, Ask>) {
    this.#visitors = Array.from({ length: count }, async () => this.#visit(Object.entries(asks)));
  }

  /** Counts by function and outcome, e.g. `"page 200"`. */
  get outcomes(): Readonly<Record<string, number>> {
    return Object.fromEntries(this.#outcomes);
  }

  get total(): number {
    return [...this.#outcomes.values()].reduce((sum, count) => sum + count, 0);
  }

  /** Resolves after `count` more answers. */
  async see(count: number): Promise<void> {
    const before = this.total;
    await expect.poll(() => this.total, { timeout: 20_000 }).toBeGreaterThanOrEqual(before + count);
  }

  async end(): Promise<Readonly<Record<string, number>>> {
    this.#over.abort();
    await Promise.all(this.#visitors);
    return this.outcomes;
  }

  async #visit(asks: [string, Ask][]): Promise<void> {
    while (!this.#over.signal.aborted) {
      for (const [what, ask] of asks) {
        const end = await ask().catch((error: Error) => error.message);
        const outcome = `${what} ${end}`;
        this.#outcomes.set(outcome, (this.#outcomes.get(outcome) ?? 0) + 1);
      }
    }
  }
}
