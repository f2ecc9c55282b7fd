import { randomBytes } from "node:crypto";
import { retention } from "../../contracts/privacy/retention.ts";
import { DeliveryQueue, type DeliveryState } from "../delivery/delivery-queue.ts";
import { nameMailbox } from "../delivery/mailbox.ts";
import type { Database, Queries, SqlValues } from "../storage/database.ts";
import { findLastMoment } from "../time/daily-moment.ts";
import { createZone } from "../time/zone.ts";

/** A mail of the course; `lesson` is 0 or less for those that ask for the confirmation. */
export type CourseMail = {
  id: string;
  token: string;
  lesson: number;
  name: string;
  email: string;
  attempts: number;
  copies: number;
};

/** A sign-up with its last mail, for the owner's commands. */
export type StoredSignup = {
  name: string;
  email: string;
  askedAt: number;
  confirmedAt: number | null;
  lesson: number;
  state: DeliveryState;
  lastError: string | null;
};

const dayMs = 24 * 60 * 60 * 1000;
/** Shortest time, in ms, between two lessons: after an outage the next one waits for its hour of another day. */
const pauseMs = dayMs / 2;
/** More confirmations than a person loses, and few enough to annoy nobody. */
const mostConfirmations = 3;

/**
 * Sign-ups for the mini-course and the queue of its mails, which have no content: a lesson is read when it is sent.
 * The token of a sign-up is the secret of its links.
 */
export class CourseStore extends DeliveryQueue<CourseMail> {
  constructor(database: Database, now: () => number) {
    super(database, now, { table: "course_mail", id: "id" });
  }

  /** Stores a sign-up and queues the mail that asks for its confirmation; who is in the course gets none. */
  async signUp({ name, email }: { name: string; email: string }): Promise<void> {
    await this.database.transaction(async (queries) => {
      const mailbox = nameMailbox(email);
      const token = randomBytes(16).toString("hex");
      await queries.run(
        `INSERT INTO course_signup (token, mailbox, name, email, asked_at)
         VALUES (:token, :mailbox, :name, :email, :now) ON CONFLICT (mailbox) DO NOTHING`,
        { token, mailbox, name, email, now: this.now() },
      );
      const [found] = await queries.rows<{ token: string; mails: number }>(
        `SELECT token, (SELECT count(*) FROM course_mail WHERE signup = token) AS mails
         FROM course_signup WHERE mailbox = :mailbox AND confirmed_at IS NULL`,
        { mailbox },
      );
      if (found === undefined || found.mails >= mostConfirmations) return;
      await this.#addMail(queries, found.token, -found.mails);
    });
  }

  async isKnown(token: string): Promise<boolean> {
    return (await this.database.rows(selectToken, { token })).length > 0;
  }

  /** Confirms a sign-up and queues the first lesson, once however often it is confirmed; false for an unknown token. */
  async confirm(token: string, first: number): Promise<boolean> {
    return this.database.transaction(async (queries) => {
      const confirmed = await queries.run(
        "UPDATE course_signup SET confirmed_at = :now WHERE token = :token AND confirmed_at IS NULL",
        { token, now: this.now() },
      );
      if (confirmed > 0) await this.#addMail(queries, token, first);
      return confirmed > 0 || (await queries.rows(selectToken, { token })).length > 0;
    });
  }

  async leave(token: string): Promise<void> {
    await this.#erase("token = :token", { token });
  }

  /**
   * Queues the lessons that are due: the next one after a delivered one, at the hour of the confirmation in the owner's
   * time zone. Returns how many.
   */
  async addDue(lessons: readonly number[], timeZone: string): Promise<number> {
    const now = this.now();
    const zone = createZone(timeZone);
    const waiting = await this.database.rows<{
      token: string;
      confirmedAt: number;
      lesson: number;
      deliveredAt: number;
    }>(
      `SELECT token, confirmed_at AS "confirmedAt", lesson, delivered_at AS "deliveredAt"
       FROM course_signup JOIN course_mail ON signup = token
       WHERE confirmed_at IS NOT NULL AND ${isLastMail}
         AND state = 'delivered' AND delivered_at <= :before`,
      { before: now - pauseMs },
    );
    let added = 0;
    for (const { token, confirmedAt, lesson, deliveredAt } of waiting) {
      const next = lessons.find((number) => number > lesson);
      const hour = new Date(confirmedAt + zone.offsetAt(confirmedAt)).toISOString().slice(11, 16);
      const isDue = findLastMoment(timeZone, hour, now).instant >= deliveredAt + pauseMs;
      if (next !== undefined && isDue) added += await this.#addMail(this.database, token, next);
    }
    return added;
  }

  /** Erases who has had the last lesson, did not confirm, or got no mail for long; returns their number. */
  async eraseEnded(last: number): Promise<number> {
    const { courseConfirmationDays, courseIdleDays } = retention;
    return this.#erase(
      `(confirmed_at IS NULL AND asked_at < :unconfirmed)
       OR NOT EXISTS (SELECT 1 FROM course_mail WHERE signup = token AND written_at >= :idle)
       OR EXISTS (SELECT 1 FROM course_mail
         WHERE signup = token AND lesson >= :last AND lesson > 0 AND state = 'delivered')`,
      {
        unconfirmed: this.now() - courseConfirmationDays * dayMs,
        idle: this.now() - courseIdleDays * dayMs,
        last,
      },
    );
  }

  async erase(email: string): Promise<number> {
    return this.#erase("mailbox = :mailbox", { mailbox: nameMailbox(email) });
  }

  /** Lists the sign-ups of a person, or of everyone, newest first. */
  async list(email = ""): Promise<StoredSignup[]> {
    return this.database.rows<StoredSignup>(
      `SELECT name, email, asked_at AS "askedAt", confirmed_at AS "confirmedAt", lesson, state,
         last_error AS "lastError"
       FROM course_signup JOIN course_mail ON signup = token
       WHERE (:email = '' OR mailbox = :mailbox) AND ${isLastMail}
       ORDER BY asked_at DESC`,
      { email, mailbox: nameMailbox(email) },
    );
  }

  async find(id: string): Promise<CourseMail | undefined> {
    const [found] = await this.database.rows<CourseMail>(
      `SELECT id, token, lesson, name, email, attempts, copies
       FROM course_mail JOIN course_signup ON signup = token WHERE id = :id`,
      { id },
    );
    return found;
  }

  /** Queues a mail unless the sign-up had it, or is gone; returns how many were queued. */
  async #addMail(queries: Pick<Queries, "run">, token: string, lesson: number): Promise<number> {
    return queries.run(
      `INSERT INTO course_mail (id, signup, lesson, written_at, next_attempt_at)
       SELECT CAST(:id AS text), token, CAST(:lesson AS bigint), CAST(:now AS bigint), CAST(:now AS bigint)
       FROM course_signup WHERE token = :token
       ON CONFLICT (signup, lesson) DO NOTHING`,
      { id: randomBytes(6).toString("hex"), token, lesson, now: this.now() },
    );
  }

  async #erase(condition: string, values: SqlValues): Promise<number> {
    const erased = await this.database.run(`DELETE FROM course_signup WHERE ${condition}`, values);
    if (erased > 0) await this.database.forgetDeleted();
    return erased;
  }
}

const selectToken = "SELECT token FROM course_signup WHERE token = :token";
const isLastMail = "lesson = (SELECT max(lesson) FROM course_mail WHERE signup = token)";
