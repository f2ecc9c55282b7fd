import type { SendMailOptions } from "nodemailer";
import type { Stores } from "../../../service/open-stores.ts";

/** A fault planted into the service to test that the simulation finds it. */
export type Mutation = {
  rewrite?: (sql: string) => string;
  changeStores?: (stores: Stores) => void;
  changeMail?: (mail: SendMailOptions) => SendMailOptions;
};

export const unchanged: Mutation = {};

function replace(found: string, other: string): Mutation {
  return { rewrite: (sql) => sql.replace(found, other) };
}

const yearMs = 31_536_000_000;
let copies = 0;

export const plantedFaults: Readonly<Record<string, Mutation>> = {
  "a claim does not look whether another process has the mail": replace(
    "AND claimed_until <= :now",
    "",
  ),
  "a lease is not renewed while the attempt lasts": {
    changeStores: ({ enquiries }) => {
      enquiries.renew = async () => undefined;
    },
  },
  "what was delivered is not noted": replace("state = 'delivered', attempts", "attempts"),
  "an enquiry that could not be stored is answered as one that was": {
    changeStores: ({ enquiries }) => {
      const add = enquiries.add.bind(enquiries);
      enquiries.add = async (...given) => add(...given).catch(() => ({ id: "", isNew: true }));
    },
  },
  "a repeated click is stored as a new enquiry": replace(
    "WHERE digest = :digest",
    "WHERE digest = :digest AND 1 = 0",
  ),
  "a hold ends five minutes early": replace(
    "hold_ends_at <= :now",
    "hold_ends_at <= :now + 300000",
  ),
  "ended holds stay": replace(
    "AND id IN (SELECT purchase_id",
    "AND 1 = 0 AND id IN (SELECT purchase_id",
  ),
  "nobody counts a visitor's holds": replace(
    "WHERE state = 'held' AND (hold_ends_at",
    "WHERE state = 'held' AND 1 = 0 AND (hold_ends_at",
  ),
  "nobody looks whether an hour is free": replace(
    "id <> :except AND",
    "id <> :except AND 1 = 0 AND",
  ),
  "a package never runs out": replace("other.state = 'confirmed'", "other.state = 'held'"),
  "an erasure leaves the log as it is": {
    changeStores: ({ databases }) => {
      databases.enquiries.forgetDeleted = async () => undefined;
      databases.bookings.forgetDeleted = async () => undefined;
    },
  },
  "a person's enquiries go one by one": replace(
    "HAVING max(received_at)",
    "HAVING min(received_at)",
  ),
  "each attempt has a Message-ID of its own": {
    changeMail: (mail) => ({ ...mail, messageId: `<${String((copies += 1))}@site.example>` }),
  },
  "a change and its notifications are two transactions": {
    changeStores: ({ databases: { bookings } }) => {
      bookings.transaction = async (act) =>
        act({ rows: bookings.rows.bind(bookings), run: bookings.run.bind(bookings) });
    },
  },
  "the calendar is kept when a booking changes": {
    changeStores: ({ bookings }) => {
      bookings.readVersion = async () => 1;
    },
  },
  "a later mail about a booking overtakes an earlier one": replace(
    "earlier.sequence < notification.sequence",
    "1 = 0",
  ),
  "nobody counts the copies of a mail": replace("copies = copies + 1", "copies = 1"),
  "a lost answer is taken for a server that is away": {
    changeStores: ({ enquiries, notifications }) => {
      for (const queue of [enquiries, notifications]) {
        const postpone = queue.postpone.bind(queue);
        queue.postpone = async (id, time, error, mayHaveArrived) =>
          mayHaveArrived === true ? queue.release(id, time, error) : postpone(id, time, error);
      }
    },
  },
  "a lost answer counts for nothing": replace("copies = copies + 1", "copies = copies"),
  "a hold is erased though its page takes money": replace("payment_closes_at IS NULL", "1 = 1"),
  "a visitor pays for several hours at a time": replace(
    "CASE WHEN provider = 'transfer' THEN hold_ends_at ELSE payment_closes_at END",
    "NULL",
  ),
  "nobody asks what became of a payment": {
    changeStores: ({ bookings }) => {
      bookings.listPaying = async () => [];
    },
  },
  "an hour whose transfer does not come stays taken": replace(
    "provider = 'transfer' ORDER BY",
    "provider = 'transfer' AND 1 = 0 ORDER BY",
  ),
  "a refund has another number each time": {
    changeStores: ({ payments }) => {
      const list = payments.listRefunds.bind(payments);
      payments.markRefunded = async () => undefined;
      payments.listRefunds = async () =>
        (await list()).map((refund) =>
          Object.assign(refund, { id: `${refund.id}-${String((copies += 1))}` }),
        );
    },
  },
  "a refund is never paid": {
    changeStores: ({ payments }) => {
      payments.listRefunds = async () => [];
    },
  },
  "a reminder that was sent is queued again": replace(
    "+ :dueMs))\n  ON CONFLICT DO NOTHING",
    "+ :dueMs)) ON CONFLICT (id) DO UPDATE SET state = 'stored'",
  ),
  "nobody looks into the owner's calendar": replace(
    "FROM calendar_busy\n  WHERE",
    "FROM calendar_busy WHERE 1 = 0 AND",
  ),
  "a reminder is ten minutes late": replace(
    "booking.starts_at <= :latest",
    "booking.starts_at <= :latest - 600000",
  ),
  "a mail that is put off waits for a year": {
    changeStores: ({ enquiries, notifications }) => {
      for (const queue of [enquiries, notifications]) {
        const postpone = queue.postpone.bind(queue);
        queue.postpone = async (id, time, error) => postpone(id, time + yearMs, error);
        queue.makePostponedDue = async () => undefined;
      }
    },
  },
};
