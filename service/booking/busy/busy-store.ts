import type { Database, Queries } from "../../storage/database.ts";
import type { Span } from "../core/slots.ts";
import { countChange } from "../store/booking-erasure.ts";
import type { BusyAnswer, BusySpan } from "./busy-calendar.ts";
import { selectBusy, selectCalendarBusy } from "./busy-tables.ts";

/** The time of a calendar's last whole answer, and since when it has given none. */
export type SourceStatus = {
  readAt: number | null;
  failingSince: number | null;
  fault: string | null;
};

/** The end of what is known of a calendar; no hour after it is free. */
const everMs = 100 * 366 * 86_400_000;

/** Stores the last known busy times of the calendars. */
export class BusyStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async readStatus(source: string): Promise<SourceStatus> {
    const [status] = await this.#database.rows<SourceStatus>(
      `SELECT read_at AS "readAt", failing_since AS "failingSince", fault FROM calendar_source WHERE source = :source`,
      { source },
    );
    return status ?? { readAt: null, failingSince: null, fault: null };
  }

  /** Lists what each calendar last said. */
  async listStatus(): Promise<(SourceStatus & { source: string })[]> {
    return this.#database.rows(
      `SELECT source, read_at AS "readAt", failing_since AS "failingSince", fault FROM calendar_source ORDER BY source`,
    );
  }

  /** Lists the calendars' busy times between two instants, without entries of bookings. */
  async listBusy(span: Span): Promise<Span[]> {
    return this.#database.rows<Span>(selectCalendarBusy, { from: span.startsAt, to: span.endsAt });
  }

  /** Forgets all other calendars, and sign-ins to them: those that the settings no longer name. */
  async keepOnly(sources: readonly string[]): Promise<void> {
    const select = "SELECT source FROM calendar_source UNION SELECT source FROM calendar_sign_in";
    const known = await this.#database.rows<{ source: string }>(select);
    for (const { source } of known.filter((one) => !sources.includes(one.source))) {
      await this.#database.transaction(async (queries) => {
        await queries.run("DELETE FROM calendar_source WHERE source = :source", { source });
        await queries.run("DELETE FROM calendar_sign_in WHERE source = :source", { source });
        await countChange(queries);
      });
    }
  }

  /** Records an answer about a span, unless a later reading was recorded. Times after the span count as busy. */
  async record(source: string, readAt: number, span: Span, answer: BusyAnswer): Promise<void> {
    const after = { startsAt: span.endsAt, endsAt: span.endsAt + everMs, bookingId: null };
    const busy = [...answer.busy, after];
    await this.#database.transaction(async (queries) => {
      const isNewest = await queries.run(
        `INSERT INTO calendar_source (source, read_at) VALUES (:source, :readAt)
         ON CONFLICT (source) DO UPDATE SET read_at = excluded.read_at, failing_since = NULL, fault = NULL
         WHERE coalesce(calendar_source.read_at, 0) <= excluded.read_at`,
        { source, readAt },
      );
      if (isNewest === 0 || (await isKnown(queries, source, busy))) return;
      await queries.run("DELETE FROM calendar_busy WHERE source = :source", { source });
      for (const one of busy) {
        await queries.run(
          `INSERT INTO calendar_busy (source, starts_at, ends_at, booking_id)
           VALUES (:source, :startsAt, :endsAt, :bookingId)`,
          { source, ...one },
        );
      }
      await countChange(queries);
    });
  }

  /** Records that a calendar gave no answer; what was known of it stays. */
  async recordFault(source: string, failedAt: number, fault: string): Promise<void> {
    await this.#database.run(
      `INSERT INTO calendar_source (source, failing_since, fault) VALUES (:source, :failedAt, :fault)
       ON CONFLICT (source) DO UPDATE
         SET failing_since = coalesce(calendar_source.failing_since, excluded.failing_since), fault = excluded.fault`,
      { source, failedAt, fault },
    );
  }

  /** True if a calendar is known to hold an event that has not ended. */
  async expectsEvents(source: string, now: number): Promise<boolean> {
    const known = await this.#database.rows(
      `SELECT 1 AS found FROM calendar_busy
       WHERE source = :source AND ends_at > :now AND ends_at < :ever LIMIT 1`,
      { source, now, ever: now + everMs / 2 },
    );
    return known.length > 0;
  }

  /** True if a calendar has a span as busy, other than by entries of bookings. */
  async isBusy({ startsAt: from, endsAt: to }: Span): Promise<boolean> {
    return (await this.#database.rows(`${selectBusy} LIMIT 1`, { from, to })).length > 0;
  }
}

async function isKnown(
  queries: Queries,
  source: string,
  busy: readonly BusySpan[],
): Promise<boolean> {
  const known = await queries.rows<BusySpan>(
    `SELECT starts_at AS "startsAt", ends_at AS "endsAt", booking_id AS "bookingId"
     FROM calendar_busy WHERE source = :source`,
    { source },
  );
  return describe(known) === describe(busy);
}

function describe(busy: readonly BusySpan[]): string {
  return busy
    .map(({ startsAt, endsAt, bookingId }) => [startsAt, endsAt, bookingId].join(" "))
    .toSorted()
    .join();
}
