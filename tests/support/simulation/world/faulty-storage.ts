import { join } from "node:path";
import { HoursStore } from "../../../../service/booking/owner/hours-store.ts";
import { BookingStore } from "../../../../service/booking/store/booking-store.ts";
import { NotificationStore } from "../../../../service/booking/store/notification-store.ts";
import { PaymentStore } from "../../../../service/booking/store/payment-store.ts";
import { CourseStore } from "../../../../service/course/course-store.ts";
import { dataFiles } from "../../../../service/data-files.ts";
import { SessionStore } from "../../../../service/desk/sign-in/session-store.ts";
import { TicketStore } from "../../../../service/desk/sign-in/ticket-store.ts";
import { DigestStore } from "../../../../service/digest/digest-store.ts";
import { EnquiryStore } from "../../../../service/mail/store/enquiry-store.ts";
import type { Stores } from "../../../../service/open-stores.ts";
import type { Database, Queries, SqlValues } from "../../../../service/storage/database.ts";
import { SqliteDatabase } from "../../../../service/storage/sqlite-database.ts";
import { ViewStore } from "../../../../service/views/view-store.ts";

/** The planned outcome of a statement: none, a fault before or after it took effect, or the end of the process. */
export type StatementFate =
  | "done"
  | "busy"
  | "full"
  | "broken"
  | "unanswered"
  | "killed"
  | "killed-after";

export type StorageScript = {
  decide: (sql: string) => StatementFate;
  /** Ends the instance: nothing that it does later may reach the data. */
  kill: () => void;
  isAlive: () => boolean;
  rewrite: (sql: string) => string;
  /** Number of turns of the event loop that a statement takes, so that others run in between. */
  countTurns: () => number;
};

/** Processes block on each other's writes; here they share one thread, which must not block. */
export class WriteLock {
  #last: Promise<unknown> = Promise.resolve();
  /** Number of unfinished calls of all processes. */
  calls = 0;

  async count<Result>(act: () => Promise<Result>): Promise<Result> {
    this.calls += 1;
    try {
      return await act();
    } finally {
      this.calls -= 1;
    }
  }

  async hold<Result>(act: () => Promise<Result>): Promise<Result> {
    return this.count(async () => {
      const turn = this.#last.then(act);
      this.#last = turn.catch(() => undefined);
      return turn;
    });
  }
}

export type WriteLocks = Record<keyof typeof dataFiles, WriteLock>;

const writes = /^\s*(?:INSERT|UPDATE|DELETE)/;

const errors = {
  busy: { errcode: 5, message: "database is locked" },
  full: { errcode: 13, message: "database or disk is full" },
  broken: { errcode: 10, message: "disk I/O error" },
  unanswered: { errcode: 10, message: "disk I/O error" },
  killed: { errcode: 0, message: "the process was killed" },
  "killed-after": { errcode: 0, message: "the process was killed" },
} as const;

class FaultyDatabase implements Database {
  readonly #inner: Database;
  readonly #lock: WriteLock;
  readonly #script: StorageScript;
  #isOpen = false;

  constructor(inner: Database, lock: WriteLock, script: StorageScript) {
    this.#inner = inner;
    this.#lock = lock;
    this.#script = script;
  }

  get place(): string {
    return this.#inner.place;
  }

  get skipLocked(): string {
    return this.#inner.skipLocked;
  }

  async rows<Row>(sql: string, values?: SqlValues): Promise<Row[]> {
    return this.#ask(sql, async (text) => this.#inner.rows<Row>(text, values));
  }

  async run(sql: string, values?: SqlValues): Promise<number> {
    return this.#ask(sql, async (text) => this.#inner.run(text, values));
  }

  async transaction<Result>(act: (queries: Queries) => Promise<Result>): Promise<Result> {
    return this.#hold(async () => {
      await this.#meet("BEGIN", async () => undefined);
      let fate: StatementFate = "done";
      const result = await this.#inner.transaction(async ({ rows, run }) => {
        const done = await act({
          rows: async <Row>(sql: string, values?: SqlValues) =>
            this.#meet(sql, async (text) => rows<Row>(text, values)),
          run: async (sql, values) => this.#meet(sql, async (text) => run(text, values)),
        });
        fate = this.#decide("COMMIT");
        if (!isAfter(fate)) this.#suffer(fate);
        return done;
      });
      this.#suffer(fate);
      return result;
    });
  }

  async *stream<Row>(sql: string, values?: SqlValues): AsyncGenerator<Row> {
    yield* this.#inner.stream<Row>(this.#script.rewrite(sql), values);
  }

  async check(now: number): Promise<void> {
    return this.#ask("INSERT", async () => this.#inner.check(now));
  }

  async examine(): Promise<void> {
    return this.#ask("SELECT", async () => this.#inner.examine());
  }

  async requireUnused(): Promise<void> {
    return this.#inner.requireUnused();
  }

  async forgetDeleted(): Promise<void> {
    return this.#ask("DELETE", async () => this.#inner.forgetDeleted());
  }

  describeFault(error: Error): string {
    return this.#inner.describeFault(error);
  }

  async close(): Promise<void> {
    return this.#lock.hold(async () => this.#inner.close());
  }

  async #ask<Result>(sql: string, act: (sql: string) => Promise<Result>): Promise<Result> {
    const meet = async () => this.#meet(sql, act);
    return writes.test(sql) || !this.#isOpen ? this.#hold(meet) : this.#lock.count(meet);
  }

  async #hold<Result>(act: () => Promise<Result>): Promise<Result> {
    return this.#lock.hold(async () => {
      // The simulation cuts no power, and syncing would take most of its time.
      if (!this.#isOpen) await this.#inner.run("PRAGMA synchronous = OFF");
      this.#isOpen = true;
      return act();
    });
  }

  async #meet<Result>(sql: string, act: (sql: string) => Promise<Result>): Promise<Result> {
    for (let turns = this.#script.countTurns(); turns > 0; turns -= 1) await takeTurn();
    const fate = this.#decide(sql);
    if (!isAfter(fate)) this.#suffer(fate);
    const result = await act(this.#script.rewrite(sql));
    this.#suffer(fate);
    return result;
  }

  #decide(sql: string): StatementFate {
    return this.#script.isAlive() ? this.#script.decide(sql) : "killed";
  }

  #suffer(fate: StatementFate): void {
    if (fate === "done") return;
    if (fate === "killed" || fate === "killed-after") this.#script.kill();
    const { errcode, message } = errors[fate];
    throw Object.assign(new Error(message), { code: "ERR_SQLITE_ERROR", errcode });
  }
}

function isAfter(fate: StatementFate): boolean {
  return fate === "unanswered" || fate === "killed-after";
}

async function takeTurn(): Promise<void> {
  return new Promise((resolve) => void setImmediate(resolve));
}

/** Opens the stores of a process, whose statements have the outcomes that the script decides. */
export function openFaultyStores(
  dataDir: string,
  now: () => number,
  locks: WriteLocks,
  script: StorageScript,
): Stores {
  const open = (kind: keyof typeof dataFiles) => {
    const { name, schema } = dataFiles[kind];
    return new FaultyDatabase(new SqliteDatabase(join(dataDir, name), schema), locks[kind], script);
  };
  const databases = { enquiries: open("enquiries"), bookings: open("bookings") };
  return {
    enquiries: new EnquiryStore(databases.enquiries, now),
    bookings: new BookingStore(databases.bookings, now),
    digests: new DigestStore(databases.enquiries, now),
    tickets: new TicketStore(databases.enquiries, now),
    sessions: new SessionStore(databases.enquiries, now),
    notifications: new NotificationStore(databases.bookings, now),
    hours: new HoursStore(databases.bookings, now),
    payments: new PaymentStore(databases.bookings, now),
    views: new ViewStore(databases.enquiries),
    course: new CourseStore(databases.enquiries, now),
    databases,
    sharedQuotas: undefined,
    close: async () => {
      await databases.enquiries.close();
      await databases.bookings.close();
    },
  };
}
