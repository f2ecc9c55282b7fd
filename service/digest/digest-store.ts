import { DeliveryQueue } from "../delivery/delivery-queue.ts";
import type { Database } from "../storage/database.ts";
import type { DailyMoment } from "../time/daily-moment.ts";

/** The mail of one day about what happened from `since` to `until`; its id is the day in the owner's time zone. */
export type Digest = { id: string; since: number; until: number; attempts: number; copies: number };

const dayMs = 24 * 60 * 60 * 1000;
const keptMs = 30 * dayMs;
const tolerableMs = 26 * 60 * 60 * 1000;

/** The queue of daily mails. They have no content: it is counted from what is stored when one is sent (decision 077). */
export class DigestStore extends DeliveryQueue<Digest> {
  constructor(database: Database, now: () => number) {
    super(database, now, { table: "digest", id: "day" });
  }

  /**
   * Queues the mail of a day, once though several processes ask; returns whether it did. It replaces older ones that
   * still wait. The first mail of all waits for a moment that comes after `startedAt`.
   */
  async add({ day, instant }: DailyMoment, startedAt: number): Promise<boolean> {
    const [last] = await this.database.rows<{ day: string | null }>(
      "SELECT max(day) AS day FROM digest",
    );
    const lastDay = last?.day ?? undefined;
    if (lastDay === undefined ? instant < startedAt : lastDay >= day) return false;
    const now = this.now();
    const insert = `INSERT INTO digest (day, written_at, next_attempt_at) VALUES (:day, :now, :now)
      ON CONFLICT (day) DO NOTHING`;
    if ((await this.database.run(insert, { day, now })) === 0) return false;
    await this.database.run(
      `DELETE FROM digest WHERE day < :day AND claimed_until <= :now
         AND (state <> 'delivered' OR written_at < :before)`,
      { day, now, before: now - keptMs },
    );
    return true;
  }

  async find(id: string): Promise<Digest | undefined> {
    const [found] = await this.database.rows<Omit<Digest, "since"> & { since: number | null }>(
      `SELECT day AS id, written_at AS until, attempts, copies,
         (SELECT max(earlier.written_at) FROM digest AS earlier
          WHERE earlier.day < digest.day AND earlier.state = 'delivered') AS since
       FROM digest WHERE day = :id`,
      { id },
    );
    return found && { ...found, since: found.since ?? found.until - dayMs };
  }

  /** True if a mail server has accepted a digest within a day; a day of autumn has 25 hours. */
  async isCurrent(): Promise<boolean> {
    return (await this.countDelivered(this.now() - tolerableMs)) > 0;
  }

  /** Warns if the last digest was refused: the day's counts did not arrive. */
  async listWarnings(): Promise<string[]> {
    const [last] = await this.database.rows<{ day: string; state: string }>(
      "SELECT day, state FROM digest ORDER BY day DESC LIMIT 1",
    );
    if (last?.state !== "failed") return [];
    return [
      `The daily mail of ${last.day} was refused. Check MAIL_TO and MAIL_FROM; the log of the service has the mail server's code`,
    ];
  }
}
