import { createHash, randomBytes } from "node:crypto";
import { briefFields, readBrief } from "../../../contracts/brief/brief.ts";
import { DeliveryQueue } from "../../delivery/delivery-queue.ts";
import type { Database, SqlValues } from "../../storage/database.ts";
import type { Enquiry, EnquiryContent } from "../core/enquiry.ts";
import { selectEnquiry } from "./enquiry-tables.ts";
import { announceQuarantine, listQuarantine, type Quarantined } from "./quarantine.ts";

/** The same enquiry within this time, in ms, is a repeated click or a retry, not a new one. */
export const duplicateWindowMs = 60 * 60 * 1000;
const dayMs = 24 * 60 * 60 * 1000;

export class EnquiryStore extends DeliveryQueue<Enquiry> {
  constructor(database: Database, now: () => number) {
    super(database, now, { table: "delivery", id: "enquiry_id" });
  }

  /**
   * Stores an enquiry with its delivery, or returns its duplicate; on return it is on the disk. An enquiry with a
   * suspicion waits in quarantine; once a day one of them is mailed, with a list of the others.
   */
  async add(
    content: EnquiryContent,
    suspicion: string | null = null,
  ): Promise<{ id: string; isNew: boolean }> {
    const { template, from_name, reply_to, service, message, locale, caseStudy } = content;
    const brief = readBrief((field) => content[field]);
    const fields = { template, from_name, reply_to, service, message, locale, caseStudy, ...brief };
    const digest = createHash("sha256")
      .update(JSON.stringify({ ...fields, locale: null }))
      .digest();
    return this.database.transaction(async (queries) => {
      const now = this.now();
      const [twin] = await queries.rows<{ id: string }>(
        "SELECT id FROM enquiry WHERE digest = :digest AND received_at > :since",
        { digest, since: now - duplicateWindowMs },
      );
      if (twin !== undefined) return { id: twin.id, isNew: false };
      const id = randomBytes(6).toString("hex");
      await queries.run(insertEnquiry, { ...fields, id, now, digest });
      await queries.run(
        `INSERT INTO delivery (enquiry_id, next_attempt_at, state, suspicion)
         VALUES (:id, :now, :state, :suspicion)`,
        { id, now, state: suspicion === null ? "stored" : "quarantined", suspicion },
      );
      if (suspicion !== null) await announceQuarantine(queries, now);
      return { id, isNew: true };
    });
  }

  /** True if another address sent the same message within a day. */
  async isRepeated({ message, reply_to }: EnquiryContent): Promise<boolean> {
    const twins = await this.database.rows(
      `SELECT 1 AS found FROM enquiry
       WHERE received_at > :since AND message = :message AND lower(reply_to) <> lower(:reply_to) LIMIT 1`,
      { since: this.now() - dayMs, message, reply_to },
    );
    return twins.length > 0;
  }

  /**
   * Queues a mail about new enquiries in quarantine if the last one is at least a day old; returns whether it did.
   */
  async announceQuarantine(): Promise<boolean> {
    return this.database.transaction(async (queries) => announceQuarantine(queries, this.now()));
  }

  async listQuarantine(most: number): Promise<{ count: number; newest: Quarantined[] }> {
    return listQuarantine(this.database, most);
  }

  /** Returns the number of enquiries between two times that are not in quarantine, and the newest ones. */
  async listBetween(since: number, until: number, most: number) {
    const between = `FROM enquiry JOIN delivery ON enquiry_id = id
      WHERE received_at > :since AND received_at <= :until AND state <> 'quarantined'`;
    const values = { since, until };
    const [counted] = await this.database.rows<{ count: number }>(
      `SELECT count(*) AS count ${between}`,
      values,
    );
    const newest = await this.database.rows<{
      name: string;
      email: string;
      service: string;
      receivedAt: number;
    }>(
      `SELECT from_name AS name, reply_to AS email, service, received_at AS "receivedAt" ${between}
       ORDER BY received_at DESC, enquiry.rowid DESC LIMIT :most`,
      { ...values, most },
    );
    return { count: counted?.count ?? 0, newest };
  }

  /** Erases one enquiry in quarantine, or all; returns their number. */
  async purge(id?: string): Promise<number> {
    const quarantined = "id IN (SELECT enquiry_id FROM delivery WHERE state = 'quarantined')";
    return id === undefined
      ? this.#erase(quarantined)
      : this.#erase(`${quarantined} AND id = :id`, { id });
  }

  /** Marks an enquiry as answered, or as not; returns whether there is one. */
  async markAnswered(id: string, isAnswered: boolean): Promise<boolean> {
    const answeredAt = isAnswered ? this.now() : null;
    const mark = "UPDATE enquiry SET answered_at = :answeredAt WHERE id = :id";
    return (await this.database.run(mark, { id, answeredAt })) > 0;
  }

  /** Returns the number of enquiries that are not answered, and the oldest of them; without those in quarantine. */
  async listUnanswered(most: number): Promise<{ count: number; oldest: Enquiry[] }> {
    const unanswered = "answered_at IS NULL AND state <> 'quarantined'";
    const [counted] = await this.database.rows<{ count: number }>(
      `SELECT count(*) AS count FROM enquiry JOIN delivery ON enquiry_id = id WHERE ${unanswered}`,
    );
    const oldest = await this.database.rows<Enquiry>(
      `${selectEnquiry} WHERE ${unanswered} ORDER BY received_at, enquiry.rowid LIMIT :most`,
      { most },
    );
    return { count: counted?.count ?? 0, oldest };
  }

  /** Reads the enquiries of a person, or of everyone, one by one, newest first. */
  list(email = ""): AsyncIterable<Enquiry> {
    const listed = `${selectEnquiry}
      WHERE :email = '' OR lower(reply_to) = lower(:email)
      ORDER BY received_at DESC, enquiry.rowid DESC`;
    return this.database.stream<Enquiry>(listed, { email: email.trim() });
  }

  async find(id: string): Promise<Enquiry | undefined> {
    const [found] = await this.database.rows<Enquiry>(`${selectEnquiry} WHERE id = :id`, { id });
    return found;
  }

  /** Erases everything a person sent, in the write-ahead log too; returns the number of enquiries. */
  async erase(email: string): Promise<number> {
    return this.#erase("lower(reply_to) = lower(:email)", { email: email.trim() });
  }

  async eraseOlder(before: number): Promise<number> {
    return this.#erase(
      `lower(reply_to) IN
         (SELECT lower(reply_to) FROM enquiry GROUP BY lower(reply_to) HAVING max(received_at) < :before)`,
      { before },
    );
  }

  async #erase(condition: string, values: SqlValues = {}): Promise<number> {
    const erased = await this.database.run(`DELETE FROM enquiry WHERE ${condition}`, values);
    await this.database.forgetDeleted();
    return erased;
  }
}

const insertEnquiry = `
  INSERT INTO enquiry
    (id, received_at, digest, template, from_name, reply_to, service, message, locale, case_study,
     ${briefFields.join(", ")})
  VALUES
    (:id, :now, :digest, :template, :from_name, :reply_to, :service, :message, :locale, :caseStudy,
     ${briefFields.map((field) => `:${field}`).join(", ")})`;
