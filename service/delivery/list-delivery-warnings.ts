import type { DeliveryQueue } from "./delivery-queue.ts";
import type { Outbox } from "./outbox.ts";

type WatchedQueue = {
  command: string;
  queue: Pick<DeliveryQueue<unknown>, "countFailed">;
  outbox: Pick<Outbox, "unreachableSince"> | undefined;
};

// Long enough for the owner to notice a refusal, which nothing can mend.
const reportedForMs = 7 * 24 * 60 * 60 * 1000;
const tolerableOutageMs = 15 * 60 * 1000;

/** Warns of refused mails, and of a mail server that cannot be reached. */
export async function listDeliveryWarnings(
  watched: readonly WatchedQueue[],
  now: number,
): Promise<string[]> {
  const warnings: string[] = [];
  for (const { command, queue, outbox } of watched) {
    const failed = await queue.countFailed(now - reportedForMs);
    if (failed > 0) {
      const remedy = `See why: ${command} -- list. Send again: ${command} -- retry failed`;
      warnings.push(`Mails that could not be delivered: ${String(failed)}. ${remedy}`);
    }
    const since = outbox?.unreachableSince();
    if (since !== undefined && now - since >= tolerableOutageMs) {
      const start = new Date(since).toISOString();
      warnings.push(
        `The mail server has been out of reach since ${start}. See why: ${command} -- list`,
      );
    }
  }
  return warnings;
}
