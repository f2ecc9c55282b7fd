import { createHash, randomBytes } from "node:crypto";
import { DeliveryQueue } from "../../delivery/delivery-queue.ts";
import type { DatabaseFile } from "../../storage/database-file.ts";
import { inTransaction } from "../../storage/open-database.ts";
import type { Enquiry, EnquiryContent } from "../core/enquiry.ts";
import { selectEnquiry } from "./enquiry-tables.ts";

/** The same enquiry within this time is a repeated click or a retry, not a new one. */
export const duplicateWindowMs = 60 * 60 * 1000;
const [hourMs, dayMs] = [60 * 60 * 1000, 24 * 60 * 60 * 1000];

export class EnquiryStore extends DeliveryQueue<Enquiry> {
  constructor(file: DatabaseFile, now: () => number) {
    super(file, now, { table: "delivery", id: "enquiry_id" });
  }

  /**
   * Stores an enquiry with its delivery, or finds its duplicate; on return it is on the disk. Of those with a suspicion one a day is
   * mailed, so that the owner knows of the others, which wait in quarantine.
   */
  add(content: EnquiryContent, suspicion: string | null = null): { id: string; isNew: boolean } {
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
      const isOneMore = suspicion !== null && this.#hasSuspect(now - dayMs, id);
      database
        .prepare(
          "INSERT INTO delivery (enquiry_id, next_attempt_at, state, suspicion) VALUES (?, ?, ?, ?)",
        )
        .run(id, now, isOneMore ? "quarantined" : "stored", suspicion);
      return { id, isNew: true };
    });
  }

  /** What tells a flood from an enquiry: how many came within the hour, and whether another address wrote the same within a day. */
  describeRecent({ message, reply_to }: EnquiryContent): {
    receivedLately: number;
    isRepeated: boolean;
  } {
    const now = this.now();
    const count = "SELECT count(*) AS received FROM enquiry WHERE received_at > ?";
    const twin =
      "SELECT 1 FROM enquiry WHERE received_at > ? AND message = ? AND lower(reply_to) <> lower(?) LIMIT 1";
    const database = this.file.open();
    return {
      receivedLately: Number(database.prepare(count).get(now - hourMs)?.["received"]),
      isRepeated: database.prepare(twin).get(now - dayMs, message, reply_to) !== undefined,
    };
  }

  /** Erases what is in quarantine; returns the number of enquiries. */
  purge(): number {
    const erased = this.file.run(
      "DELETE FROM enquiry WHERE id IN (SELECT enquiry_id FROM delivery WHERE state = 'quarantined')",
    );
    this.file.checkpoint();
    return erased;
  }

  /** Reads the enquiries of a person, or of everyone, one by one, the newest first. */
  list(email = ""): Iterable<Enquiry> {
    const listed = `${selectEnquiry}
      WHERE :email = '' OR lower(reply_to) = lower(:email)
      ORDER BY received_at DESC, enquiry.rowid DESC`;
    return this.file.open().prepare(listed).iterate({ email: email.trim() }) as Iterable<Enquiry>;
  }

  find(id: string): Enquiry | undefined {
    return this.file.open().prepare(`${selectEnquiry} WHERE id = ?`).get(id) as Enquiry | undefined;
  }

  /** Erases everything a person sent, from the write-ahead log too; returns the number of enquiries. */
  erase(email: string): number {
    const erased = this.file.run(
      "DELETE FROM enquiry WHERE lower(reply_to) = lower(?)",
      email.trim(),
    );
    this.file.checkpoint();
    return erased;
  }

  eraseOlder(before: number): number {
    const erased = this.file.run(
      `DELETE FROM enquiry WHERE lower(reply_to) IN
         (SELECT lower(reply_to) FROM enquiry GROUP BY lower(reply_to) HAVING max(received_at) < ?)`,
      before,
    );
    if (erased > 0) this.file.checkpoint();
    return erased;
  }

  #hasSuspect(since: number, exceptId: string): boolean {
    const suspect = `
      SELECT 1 FROM delivery JOIN enquiry ON id = enquiry_id
      WHERE suspicion IS NOT NULL AND received_at > ? AND id <> ? LIMIT 1`;
    return this.file.open().prepare(suspect).get(since, exceptId) !== undefined;
  }
}
