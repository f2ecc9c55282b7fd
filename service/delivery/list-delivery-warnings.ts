import type { DeliveryQueue, Failures } from "./delivery-queue.ts";
import type { Outage, Outbox } from "./outbox.ts";
import { patientAttempts } from "./retry-schedule.ts";

type WatchedQueue = {
  command: string;
  queue: Pick<DeliveryQueue<unknown>, "countFailed" | "countPostponed">;
  outbox: Pick<Outbox, "findOutage"> | undefined;
};

// A refusal is permanent; a week is long enough for the owner to notice it.
const reportedForMs = 7 * 24 * 60 * 60 * 1000;
const tolerableOutageMs = 15 * 60 * 1000;

/** Returns warnings about refused mails, mails that the server keeps postponing, and an unreachable server. */
export async function listDeliveryWarnings(
  watched: readonly WatchedQueue[],
  now: number,
): Promise<string[]> {
  const warnings: string[] = [];
  for (const { command, queue, outbox } of watched) {
    const failures = await queue.countFailed(now - reportedForMs);
    if (failures.failed > 0) warnings.push(`${describeFailures(failures)}. ${remedyFor(command)}`);
    if (outbox === undefined) continue;
    const postponed = await queue.countPostponed(patientAttempts);
    if (postponed > 0)
      warnings.push(
        `Mails that the mail server has put off for an hour: ${String(postponed)}. ${seeWhy(command)}`,
      );
    const outage = outbox.findOutage();
    if (outage !== undefined) warnings.push(...describeOutage(outage, now, command));
  }
  return warnings;
}

/** Describes the failures for the owner, without a remedy. */
function describeFailures({ failed, doubtful }: Failures): string {
  const doubt = doubtful === 0 ? "" : `, of which ${String(doubtful)} may have arrived`;
  return `Mails that could not be delivered: ${String(failed)}${doubt}`;
}

function remedyFor(command: string): string {
  return `${seeWhy(command)}. Send again: ${command} -- retry failed`;
}

function seeWhy(command: string): string {
  return `See why: ${command} -- list`;
}

/** A refused account is reported at once, since only the owner can correct it; other outages after 15 minutes. */
function describeOutage({ since, isAccount, reason }: Outage, now: number, command: string) {
  if (!isAccount && now - since < tolerableOutageMs) return [];
  const [start, see] = [new Date(since).toISOString(), seeWhy(command)];
  return isAccount
    ? [
        `The mail server refuses the account of SMTP_URL or its sender (${reason}) since ${start}: mails wait until it is corrected. ${see}`,
      ]
    : [`The mail server has been out of reach since ${start}. ${see}`];
}
