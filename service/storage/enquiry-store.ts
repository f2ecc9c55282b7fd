import { createHash, randomBytes } from "node:crypto";
import { DatabaseFile } from "./database-file.ts";
import { DeliveryQueue } from "./delivery-queue.ts";
import type { Enquiry, EnquiryContent } from "./enquiry.ts";
import { inTransaction } from "./open-database.ts";

/** The same enquiry again within this time is a repeated click or a retry, not a new one. */
export const duplicateWindowMs = 60 * 60 * 1000;

/** The tables of enquiries and of their delivery. */
export const enquiryMigrations = [
  `CREATE TABLE enquiry (
     id TEXT PRIMARY KEY,
     received_at INTEGER NOT NULL,
     digest BLOB NOT NULL,
     template TEXT NOT NULL,
     from_name TEXT NOT NULL,
     reply_to TEXT NOT NULL,
     service TEXT NOT NULL,
     message TEXT NOT NULL,
     locale TEXT,
     case_study TEXT
   ) STRICT;
   CREATE INDEX enquiry_digest ON enquiry (digest, received_at);
   CREATE TABLE delivery (
     enquiry_id TEXT PRIMARY KEY REFERENCES enquiry (id) ON DELETE CASCADE,
     state TEXT NOT NULL DEFAULT 'stored' CHECK (state IN ('stored', 'delivered', 'failed')),
     attempts INTEGER NOT NULL DEFAULT 0,
     next_attempt_at INTEGER NOT NULL,
     delivered_at INTEGER,
     last_error TEXT
   ) STRICT;
   CREATE INDEX delivery_queue ON delivery (state, next_attempt_at);
   CREATE TABLE heartbeat (id INTEGER PRIMARY KEY, beaten_at INTEGER NOT NULL) STRICT;`,
  "ALTER TABLE delivery ADD COLUMN claimed_until INTEGER NOT NULL DEFAULT 0",
];

const selectEnquiry = `
  SELECT id, received_at AS receivedAt, template, from_name, reply_to, service, message, locale,
         case_study AS caseStudy, state, attempts, next_attempt_at AS nextAttemptAt,
         delivered_at AS deliveredAt, last_error AS lastError
  FROM enquiry JOIN delivery ON enquiry_id = id`;

/** Enquiries and the course of their delivery, in one SQLite file (D9). */
export class EnquiryStore extends DeliveryQueue<Enquiry> {
  constructor(path: string, now: () => number) {
    super(new DatabaseFile(path, enquiryMigrations), now, { table: "delivery", id: "enquiry_id" });
  }

  /** Stores an enquiry with its delivery, or finds its twin; when this returns, it is on the disk. */
  add(content: EnquiryContent): { id: string; isNew: boolean } {
    const database = this.file.open();
    const { template, from_name, reply_to, service, message, locale, caseStudy } = content;
    const digest = createHash("sha256")
      .update(JSON.stringify([template, from_name, reply_to, service, message, caseStudy]))
      .digest();
    return inTransaction(database, () => {
      const now = this.now();
      const twin = database
        .prepare("SELECT id FROM enquiry WHERE digest = ? AND received_at > ?")
        .get(digest, now - duplicateWindowMs);
      if (twin !== undefined) return { id: String(twin["id"]), isNew: false };
      const id = randomBytes(6).toString("hex");
      database
        .prepare("INSERT INTO enquiry VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)")
        .run(id, now, digest, template, from_name, reply_to, service, message, locale, caseStudy);
      database
        .prepare("INSERT INTO delivery (enquiry_id, next_attempt_at) VALUES (?, ?)")
        .run(id, now);
      return { id, isNew: true };
    });
  }

  /** Every enquiry, the newest first. */
  list(): Enquiry[] {
    const all = `${selectEnquiry} ORDER BY received_at DESC, enquiry.rowid DESC`;
    return this.file.open().prepare(all).all() as Enquiry[];
  }

  find(id: string): Enquiry | undefined {
    return this.file.open().prepare(`${selectEnquiry} WHERE id = ?`).get(id) as Enquiry | undefined;
  }

  /** Erases all that a person sent, the file's traces included, and tells how many enquiries there were. */
  erase(email: string): number {
    const erased = this.file.run(
      "DELETE FROM enquiry WHERE lower(reply_to) = lower(?)",
      email.trim(),
    );
    this.file.checkpoint();
    return erased;
  }

  /** Erases all enquiries of whoever wrote last before a time, and tells how many there were. */
  eraseOlder(before: number): number {
    const erased = this.file.run(
      `DELETE FROM enquiry WHERE lower(reply_to) IN
         (SELECT lower(reply_to) FROM enquiry GROUP BY lower(reply_to) HAVING max(received_at) < ?)`,
      before,
    );
    if (erased > 0) this.file.checkpoint();
    return erased;
  }

  /** Throws unless the file can be written at this moment. */
  check(): void {
    this.file.run("INSERT OR REPLACE INTO heartbeat VALUES (1, ?)", this.now());
  }

  /** Leaves one tidy file behind. */
  close(): void {
    this.file.close();
  }
}
