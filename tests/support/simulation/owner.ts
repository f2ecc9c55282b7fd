import { runBookingsCommand } from "../../../service/booking/command/run-bookings-command.ts";
import { runMailCommand } from "../../../service/mail/command/run-mail-command.ts";
import { people } from "./people.ts";
import { openFaultyStores } from "./world/faulty-storage.ts";
import type { BookingRecord } from "./world/records.ts";
import type { Operation, OperationKind } from "./world/operation.ts";
import { prices, rules } from "./world/site-facts.ts";
import type { World } from "./world/world.ts";

/** The owner's commands, which run as processes beside the service. */
export class Owner {
  readonly #world: World;

  constructor(world: World) {
    this.#world = world;
  }

  async act(): Promise<void> {
    const { random } = this.#world;
    const action = random.weigh({
      retry: 3,
      release: 1,
      purge: 1,
      erase: 1,
      markPaid: 3,
      refund: 1,
    });
    if (action === "erase") await this.erase(random.pick(people).email);
    else await this[action]();
  }

  async retry(): Promise<void> {
    const { enquiries, notifications } = this.#world.read();
    for (const { id, state } of [...enquiries.values(), ...notifications.values()])
      if (state === "failed") this.#world.mail.beginAnew(id);
    await this.#run("requeue", ["retry", "failed"], ["retry", "failed"]);
  }

  async release(): Promise<void> {
    const waiting = [...this.#world.read().enquiries.values()].find(
      ({ state }) => state === "quarantined",
    );
    if (waiting !== undefined) await this.#run("requeue", ["release", waiting.id]);
  }

  /** Takes all payments off the list of those that need the owner. */
  async see(): Promise<void> {
    for (const reference of this.#world.inspector.listIssues())
      await this.#run("see", undefined, ["seen", reference]);
  }

  /** Confirms a transfer that is awaited. */
  async markPaid(): Promise<void> {
    const awaited = this.#list(
      ({ state, provider }) => state === "held" && provider === "transfer",
    );
    if (awaited.length === 0) return;
    const { id } = this.#world.random.pick(awaited);
    await this.#run("pay", undefined, ["paid", id], { bookingId: id });
  }

  /** Pays back what is not booked of a purchase. */
  async refund(): Promise<void> {
    const paid = this.#list(({ state }) => state === "confirmed");
    if (paid.length === 0) return;
    const { id } = this.#world.random.pick(paid);
    await this.#run("refund", undefined, ["refund", id], { bookingId: id });
  }

  #list(isIt: (booking: BookingRecord) => boolean): BookingRecord[] {
    return [...this.#world.read().bookings.values()].filter(isIt);
  }

  async purge(): Promise<void> {
    await this.#run("purge", ["purge"]);
  }

  async erase(email: string): Promise<void> {
    this.#world.erased.add(email);
    await this.#run("erase", ["erase", email], ["erase", email], { email });
    const { bookings, enquiries } = this.#world.read();
    const own = [...bookings.values(), ...enquiries.values()].filter((row) => row.email === email);
    const isPaying = own.some((row) => "paymentClosesAt" in row && row.paymentClosesAt !== null);
    // An erasure leaves what is being paid.
    if (isPaying) return;
    if (own.length > 0 || this.#world.inspector.findTraces([email]).length > 0) {
      this.#world.fail(`${email} is erased, but not gone`);
    }
  }

  async #run(
    kind: OperationKind,
    mailCommand: readonly string[] | undefined,
    bookingsCommand?: readonly string[],
    about: Partial<Operation> = {},
  ): Promise<void> {
    const { dataDir, time, locks, operations, mutation } = this.#world;
    operations.push({ kind, isDone: true, startedAt: time.now(), ...about });
    const { email = "", bookingId } = about;
    this.#world.trace(
      `owner: ${kind} ${bookingId === undefined ? email : this.#world.name(bookingId)}`,
    );
    const { timeZone } = rules;
    const stores = openFaultyStores(dataDir, time.now, locks, {
      decide: () => "done",
      kill: () => undefined,
      isAlive: () => true,
      rewrite: mutation.rewrite ?? ((sql) => sql),
      countTurns: () => 0,
    });
    mutation.changeStores?.(stores);
    const { enquiries, course } = stores;
    try {
      if (mailCommand !== undefined)
        await runMailCommand(mailCommand, { enquiries, course, timeZone, prices });
      if (bookingsCommand !== undefined) {
        const all = { ...stores, rules, prices, now: time.now };
        await runBookingsCommand(bookingsCommand, all);
      }
    } finally {
      await stores.close();
    }
  }
}
