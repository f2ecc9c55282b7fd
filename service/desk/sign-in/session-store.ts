import { randomBytes } from "node:crypto";
import type { Locale } from "../../../contracts/locale.ts";
import { DeliveryQueue } from "../../delivery/delivery-queue.ts";
import type { Database } from "../../storage/database.ts";
import { hashToken, makeToken } from "./secrets.ts";

const hourMs = 60 * 60_000;
/** A session ends after this time without a page … */
const idleMs = 12 * hourMs;
/** … and after this one in any case. */
export const longestSessionMs = 30 * 24 * hourMs;
const seenStepMs = 60_000;

/** One sign-in; the row is also the mail that reports it. */
export type Session = {
  id: string;
  locale: Locale;
  /** The browser as it names itself. */
  agent: string;
  startedAt: number;
  seenAt: number;
  attempts: number;
  copies: number;
};

const columns = `id, locale, agent, started_at AS "startedAt", seen_at AS "seenAt", attempts, copies`;
const isLive = "ended_at IS NULL AND seen_at > :idle AND started_at > :old";

/** Stores the sign-ins, by the hash of their secret, and queues a mail about each (decision 091). */
export class SessionStore extends DeliveryQueue<Session> {
  constructor(database: Database, now: () => number) {
    super(database, now, { table: "desk_session", id: "id" });
  }

  /** Starts a session; returns its secret, which only the browser keeps. */
  async start({ agent, locale }: Pick<Session, "agent" | "locale">): Promise<string> {
    const now = this.now();
    const token = makeToken();
    await this.database.run("DELETE FROM desk_session WHERE seen_at <= :old", {
      old: now - longestSessionMs,
    });
    await this.database.run(
      `INSERT INTO desk_session (id, secret, locale, agent, started_at, seen_at, next_attempt_at)
       VALUES (:id, :secret, :locale, :agent, :now, :now, :now)`,
      { id: randomBytes(8).toString("hex"), secret: hashToken(token), locale, agent, now },
    );
    return token;
  }

  /** Returns the live session of a secret, and notes that it is in use. */
  async open(token: string): Promise<Session | undefined> {
    const now = this.now();
    const [session] = await this.database.rows<Session>(
      `SELECT ${columns} FROM desk_session WHERE secret = :secret AND ${isLive}`,
      { secret: hashToken(token), ...this.#limits() },
    );
    if (session !== undefined && now - session.seenAt > seenStepMs)
      await this.database.run("UPDATE desk_session SET seen_at = :now WHERE id = :id", {
        id: session.id,
        now,
      });
    return session;
  }

  async find(id: string): Promise<Session | undefined> {
    const one = `SELECT ${columns} FROM desk_session WHERE id = :id`;
    return (await this.database.rows<Session>(one, { id }))[0];
  }

  /** Lists the live sessions, the newest first. */
  async list(): Promise<Session[]> {
    return this.database.rows<Session>(
      `SELECT ${columns} FROM desk_session WHERE ${isLive} ORDER BY started_at DESC, rowid DESC`,
      this.#limits(),
    );
  }

  async end(id: string): Promise<void> {
    await this.database.run(`${endThem} AND id = :id`, { id, now: this.now() });
  }

  /** Ends all sessions; returns how many were open. */
  async endAll(): Promise<number> {
    return this.database.run(endThem, { now: this.now() });
  }

  #limits() {
    return { idle: this.now() - idleMs, old: this.now() - longestSessionMs };
  }
}

const endThem = "UPDATE desk_session SET ended_at = :now WHERE ended_at IS NULL";
