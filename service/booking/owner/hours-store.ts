import { randomBytes } from "node:crypto";
import type { BookingRules } from "../../../contracts/booking-rules.ts";
import type { Database } from "../../storage/database.ts";
import type { Offer, Span } from "../core/slots.ts";
import { countChange } from "../store/booking-erasure.ts";

/** Hours that the owner took away (`block`) or opened (`extra`) besides the weekly ones. */
export type OwnHours = Span & { id: string; kind: "block" | "extra" };

/** Stores hours that differ from the weekly rules; a block leaves the bookings inside it alone. */
export class HoursStore {
  readonly #database: Database;
  readonly #now: () => number;

  constructor(database: Database, now: () => number) {
    this.#database = database;
    this.#now = now;
  }

  /** Adds a span; returns its id. Spans that ended are forgotten. */
  async add(kind: OwnHours["kind"], { startsAt, endsAt }: Span): Promise<string> {
    const id = randomBytes(8).toString("hex");
    await this.#database.transaction(async (queries) => {
      await queries.run("DELETE FROM owner_hours WHERE ends_at <= :now", { now: this.#now() });
      await queries.run(
        `INSERT INTO owner_hours (id, kind, starts_at, ends_at) VALUES (:id, :kind, :startsAt, :endsAt)`,
        { id, kind, startsAt, endsAt },
      );
      await countChange(queries);
    });
    return id;
  }

  /** Takes a span back; returns whether there was one. */
  async remove(id: string): Promise<boolean> {
    return this.#database.transaction(async (queries) => {
      const removed = await queries.run("DELETE FROM owner_hours WHERE id = :id", { id });
      if (removed > 0) await countChange(queries);
      return removed > 0;
    });
  }

  /** Lists the spans that have not ended, in order. */
  async list(): Promise<OwnHours[]> {
    return this.#database.rows<OwnHours>(
      `SELECT id, kind, starts_at AS "startsAt", ends_at AS "endsAt" FROM owner_hours
       WHERE ends_at > :now ORDER BY starts_at, rowid`,
      { now: this.#now() },
    );
  }

  /** Returns the rules with the hours that the owner has opened besides them. */
  async readOffer(rules: BookingRules): Promise<Offer> {
    const own = await this.list();
    return { ...rules, extra: own.filter(({ kind }) => kind === "extra") };
  }
}
