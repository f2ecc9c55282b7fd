import { randomBytes } from "node:crypto";
import type { Database } from "../../storage/database.ts";
import { hashCode, hashToken, makeCode, makeToken } from "./secrets.ts";

const minuteMs = 60_000;
export const ticketMs = 10 * minuteMs;
const mostTries = 5;

/** Mails an hour to the owner, from all visitors together: more would only fill the mailbox. */
const mostMails = 10;
const hourMs = 60 * minuteMs;

/** A ticket as it is mailed or printed; only its hashes are stored. */
export type MadeTicket = { token: string; code: string; expiresAt: number; isMailed: boolean };

export type OpenTicket = { createdAt: number; expiresAt: number; triesLeft: number };

type Row = { id: string; createdAt: number; expiresAt: number; tries: number; code: Uint8Array };

const isOpen = "used_at IS NULL AND expires_at > :now";

/**
 * Stores who may sign in: a ticket is used once, within ten minutes, in the browser that asked for it (decision 091).
 * One without a browser is the command's.
 */
export class TicketStore {
  readonly #database: Database;
  readonly #now: () => number;

  constructor(database: Database, now: () => number) {
    this.#database = database;
    this.#now = now;
  }

  /** Makes a ticket and voids the browser's earlier ones; `isMailed` turns false if too many were mailed. */
  async add(browser: string | undefined, isWanted: boolean): Promise<MadeTicket> {
    const now = this.#now();
    const ticket = { token: makeToken(), code: makeCode(), expiresAt: now + ticketMs };
    const asker = browser === undefined ? null : hashToken(browser);
    return this.#database.transaction(async ({ rows, run }) => {
      await run("DELETE FROM desk_ticket WHERE created_at <= :before", { before: now - hourMs });
      if (asker !== null)
        await run(
          "UPDATE desk_ticket SET used_at = :now WHERE browser = :asker AND used_at IS NULL",
          { asker, now },
        );
      const [mailed] = await rows<{ count: number }>(
        "SELECT count(*) AS count FROM desk_ticket WHERE is_mailed = 1",
      );
      const isMailed = isWanted && (mailed?.count ?? 0) < mostMails;
      await run(
        `INSERT INTO desk_ticket (id, browser, link, code, is_mailed, created_at, expires_at)
         VALUES (:id, :asker, :link, :code, :isMailed, :now, :expiresAt)`,
        {
          id: randomBytes(8).toString("hex"),
          asker,
          link: hashToken(ticket.token),
          code: hashCode(ticket.code, browser ?? makeToken()),
          isMailed: isMailed ? 1 : 0,
          now,
          expiresAt: ticket.expiresAt,
        },
      );
      return { ...ticket, isMailed };
    });
  }

  /** Says whether a link can be used by a browser, in another one, or no more; uses nothing. */
  async examineLink(token: string, browser: string): Promise<"here" | "elsewhere" | "over"> {
    const [found] = await this.#database.rows<{ isHere: number }>(
      `SELECT CASE WHEN browser IS NULL OR browser = :asker THEN 1 ELSE 0 END AS "isHere"
       FROM desk_ticket WHERE link = :link AND ${isOpen}`,
      { link: hashToken(token), asker: hashToken(browser), now: this.#now() },
    );
    if (found === undefined) return "over";
    return found.isHere === 1 ? "here" : "elsewhere";
  }

  /** Uses up a link in the browser that asked for it; returns whether it did. */
  async useLink(token: string, browser: string): Promise<boolean> {
    const used = await this.#database.run(
      `UPDATE desk_ticket SET used_at = :now
       WHERE link = :link AND (browser IS NULL OR browser = :asker) AND ${isOpen}`,
      { link: hashToken(token), asker: hashToken(browser), now: this.#now() },
    );
    return used > 0;
  }

  /** Returns the ticket for which a browser can type the code. */
  async findOpen(browser: string): Promise<OpenTicket | undefined> {
    const [row] = await this.#database.rows<Row>(selectOpen, this.#ofBrowser(browser));
    if (row === undefined) return undefined;
    return { ...row, triesLeft: mostTries - row.tries };
  }

  /** Uses up the browser's ticket if the code is right, and one of its tries if it is not. */
  async useCode(code: string, browser: string): Promise<boolean> {
    return this.#database.transaction(async ({ rows, run }) => {
      const values = this.#ofBrowser(browser);
      const [row] = await rows<Row>(selectOpen, values);
      if (row === undefined) return false;
      // An attempt is counted before it is judged, whatever becomes of it.
      await run("UPDATE desk_ticket SET tries = tries + 1 WHERE id = :id", { id: row.id });
      if (!Buffer.from(row.code).equals(hashCode(code, browser))) return false;
      const { now } = values;
      await run("UPDATE desk_ticket SET used_at = :now WHERE id = :id", { id: row.id, now });
      return true;
    });
  }

  /** Voids all tickets. */
  async endAll(): Promise<void> {
    await this.#database.run("DELETE FROM desk_ticket");
  }

  #ofBrowser(browser: string) {
    return { asker: hashToken(browser), now: this.#now(), mostTries };
  }
}

const selectOpen = `
  SELECT id, created_at AS "createdAt", expires_at AS "expiresAt", tries, code FROM desk_ticket
  WHERE browser = :asker AND tries < :mostTries AND ${isOpen}`;
