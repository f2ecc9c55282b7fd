import type { Clock } from "../../clock.ts";
import type { Log } from "../../log.ts";
import type { Payments } from "./payments.ts";

const roundMs = 60_000;
/** Every so many rounds, all open payments and the charges of a day are compared with the bookings. */
const roundsPerSweep = 5;

export type PaymentRounds = {
  /** Starts the next round at once. */
  wake: () => void;
  /** Since when the provider has failed; undefined while it answers. */
  failingSince: () => number | undefined;
  stop: () => void;
};

/** Follows the payments on a provider's pages in rounds, so that no answer depends on the visitor (decision 089). */
export function startPayments({
  payments,
  isWanted,
  clock,
  log,
}: {
  payments: Payments;
  /** False where another platform takes the bookings. */
  isWanted: boolean;
  clock: Clock;
  log: Log;
}): PaymentRounds {
  const stopping = new AbortController();
  let waking = new AbortController();
  let failingSince: number | undefined;

  async function run(): Promise<void> {
    for (let round = 0; !stopping.signal.aborted; round += 1) {
      waking = new AbortController();
      await follow(round % roundsPerSweep === 0);
      await clock.sleep(roundMs, AbortSignal.any([stopping.signal, waking.signal]));
    }
  }

  async function follow(isSweep: boolean): Promise<void> {
    const steps = [
      async () => payments.handleEvents(),
      async () => payments.followOpen(isSweep ? "all" : "over"),
      async () => (isSweep ? payments.sweep() : undefined),
      async () => payments.payBack(),
    ];
    const failures: unknown[] = [];
    for (const step of steps) await step().catch((error: unknown) => failures.push(error));
    for (const error of failures) log({ event: "payments-not-followed", error: String(error) });
    // Only a sweep surely asks the provider.
    if (failures.length > 0) failingSince ??= clock.now();
    else if (isSweep) failingSince = undefined;
  }

  if (isWanted && payments.provider.sessions !== undefined) void run();
  return {
    wake: () => waking.abort(),
    failingSince: () => failingSince,
    stop: () => stopping.abort(),
  };
}
