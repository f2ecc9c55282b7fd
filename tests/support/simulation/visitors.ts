import { bookingPath } from "../../../contracts/booking.ts";
import { bookingPages } from "../../../service/booking/core/booking-addresses.ts";
import { formatSlot } from "../../../service/booking/core/slot-parameter.ts";
import { begin, call, idOf, post, readQuery, type Answer } from "./call.ts";
import * as expectations from "./expectations.ts";
import { listTaken, pickSlot } from "./hours.ts";
import { people, type Person } from "./people.ts";
import { callWebhook, payElsewhere } from "./pay-elsewhere.ts";
import type { Instance } from "./world/instance.ts";
import type { Operation } from "./world/operation.ts";
import type { World } from "./world/world.ts";
import { Writers } from "./writers.ts";

type PayingKind = "pay" | "payLater";

type KnownHold = { token: string; person: Person };

/** People who book, pay, move and cancel, and know only what pages and answers showed them. */
export class Visitors {
  readonly #world: World;
  readonly writers: Writers;
  readonly #requests: { person: Person; fields: Record<string, string>; slot: number }[] = [];
  readonly #holds: KnownHold[] = [];
  readonly #appointments: { token: string; id: string; person: Person }[] = [];
  readonly #packages: { token: string; person: Person }[] = [];

  constructor(world: World) {
    this.#world = world;
    this.writers = new Writers(world);
  }

  /** Starts one action; resolves when it is answered or cut off. */
  async act(): Promise<void> {
    const { random, alive, pages } = this.#world;
    if (alive.length === 0) return;
    const instance = random.pick(alive);
    const action = random.weigh({
      write: 6.3,
      hold: 5,
      holdAgain: 1.5,
      pay: 6,
      payLater: 1.5,
      payElsewhere: pages === undefined ? 0 : 15,
      call: pages === undefined ? 0 : 6,
      release: 0.7,
      move: 2,
      cancel: pages === undefined ? 1.5 : 7,
      bookSession: 3,
      look: 1.5,
    });
    if (action === "write") await this.writers.act(instance);
    else if (action === "call") await callWebhook(this.#world, instance);
    else if (action === "payElsewhere")
      await payElsewhere(this.#world, instance, async (...paid) =>
        this.#notePaid(instance, ...paid),
      );
    else await this[action](instance);
  }

  async hold(instance: Instance): Promise<void> {
    const { random } = this.#world;
    const slot = pickSlot(this.#world);
    const person = random.pick(people);
    const { name, email } = person;
    const fields = {
      slot: formatSlot(slot),
      request: random.hex(32),
      sessions: random.weigh({ single: 3, three: 2 }),
      zone: "Europe/Madrid",
      name,
      email,
      topic: `Topic of ${email}`,
    };
    this.#requests.push({ person, fields, slot });
    await this.#postHold(instance, person, fields, slot);
  }

  /** Sends the form again, unchanged or with another package. */
  async holdAgain(instance: Instance): Promise<void> {
    if (this.#requests.length === 0) return this.hold(instance);
    const { random } = this.#world;
    const { person, fields, slot } = random.pick(this.#requests.slice(-4));
    const sessions = random.pick(["single", "three", "five"]);
    return this.#postHold(instance, person, { ...fields, sessions }, slot);
  }

  async pay(instance: Instance, kind: PayingKind = "pay"): Promise<void> {
    if (this.#holds.length === 0) return this.hold(instance);
    await this.payHold(instance, this.#world.random.pick(this.#holds.slice(-3)), kind);
  }

  /** Chooses to pay a hold by transfer; one whose payment has begun in another way goes on with that. */
  async payLater(instance: Instance): Promise<void> {
    await this.pay(instance, "payLater");
  }

  async payHold(
    instance: Instance,
    { token, person }: KnownHold,
    kind: PayingKind = "pay",
  ): Promise<void> {
    const operation = begin(this.#world, kind, { bookingId: idOf(token) });
    const fields = { hold: token, ...(kind === "payLater" && { provider: "transfer" }) };
    const form = post(bookingPath + bookingPages.payment, fields, person.address);
    const answer = await call(this.#world, instance, operation, form);
    if (answer === undefined) return this.#world.payments.noteCutOff(idOf(token));
    await this.#notePaid(instance, operation, answer, person);
  }

  async #notePaid(
    instance: Instance,
    operation: Operation,
    answer: Answer,
    person: Person,
  ): Promise<void> {
    expectations.expectPaid(this.#world, operation, answer);
    const appointment = readQuery(answer, "booking");
    if (appointment === undefined) return;
    this.#appointments.push({ token: appointment, id: idOf(appointment), person });
    await this.#findPackage(instance, appointment, person);
  }

  /** Everybody who may have paid without an answer returns. */
  async settleAll(): Promise<void> {
    const unheard = this.#holds.filter(({ token }) => {
      const charge = this.#world.payments.find(idOf(token));
      return charge !== undefined && !charge.isReported;
    });
    for (const hold of unheard) {
      void this.payHold(this.#world.alive[0]!, hold);
      await this.#world.time.pass(1_000);
    }
  }

  async release(instance: Instance): Promise<void> {
    if (this.#holds.length === 0) return;
    const { token, person } = this.#world.random.pick(this.#holds.slice(-3));
    const operation = begin(this.#world, "release", { bookingId: idOf(token) });
    const form = post(bookingPath + bookingPages.release, { hold: token }, person.address);
    const answer = await call(this.#world, instance, operation, form);
    if (answer !== undefined) expectations.expectReleased(this.#world, operation, answer);
  }

  async move(instance: Instance): Promise<void> {
    if (this.#appointments.length === 0) return this.pay(instance);
    const { token, id, person } = this.#world.random.pick(this.#appointments.slice(-4));
    const slot = pickSlot(this.#world);
    const operation = begin(this.#world, "move", { bookingId: id, slot });
    const fields = { booking: token, slot: formatSlot(slot) };
    const form = post(bookingPath + bookingPages.move, fields, person.address);
    const answer = await call(this.#world, instance, operation, form);
    if (answer !== undefined) expectations.expectMoved(this.#world, operation, answer);
  }

  async cancel(instance: Instance): Promise<void> {
    if (this.#appointments.length === 0) return this.pay(instance);
    const { token, id, person } = this.#world.random.pick(this.#appointments.slice(-4));
    const operation = begin(this.#world, "cancel", { bookingId: id });
    const refund = this.#world.random.pick(["money", "session"]);
    const fields = { booking: token, refund };
    const form = post(bookingPath + bookingPages.cancel, fields, person.address);
    const answer = await call(this.#world, instance, operation, form);
    if (answer !== undefined) expectations.expectCancelled(this.#world, operation, answer);
  }

  /** Books a session of a package that was paid before. */
  async bookSession(instance: Instance): Promise<void> {
    if (this.#packages.length === 0) return this.pay(instance);
    const { random } = this.#world;
    const { token, person } = random.pick(this.#packages);
    const slot = pickSlot(this.#world);
    const request = random.hex(32);
    const operation = begin(this.#world, "session", { request, slot });
    const fields = { slot: formatSlot(slot), request, package: token, topic: "" };
    const form = post(bookingPath + bookingPages.hold, fields, person.address);
    const answer = await call(this.#world, instance, operation, form);
    if (answer === undefined) return;
    const appointment = readQuery(answer, "booking");
    expectations.expectSession(this.#world, operation, answer, appointment && idOf(appointment));
    if (appointment === undefined) return;
    this.#appointments.push({ token: appointment, id: idOf(appointment), person });
  }

  async look(instance: Instance): Promise<void> {
    const operation = begin(this.#world, "look", {});
    const page = { path: bookingPath, init: {}, address: people[0]!.address };
    const taken = listTaken(this.#world);
    const answer = await call(this.#world, instance, operation, page);
    if (answer !== undefined) expectations.expectFreeHours(this.#world, answer, taken);
  }

  async #postHold(
    instance: Instance,
    person: Person,
    fields: Record<string, string>,
    slot: number,
  ): Promise<void> {
    const operation = begin(this.#world, "hold", {
      request: fields["request"]!,
      slot,
      email: person.email,
    });
    const form = post(bookingPath + bookingPages.hold, fields, person.address);
    const answer = await call(this.#world, instance, operation, form);
    if (answer === undefined) return;
    const token = readQuery(answer, "hold");
    expectations.expectHeld(this.#world, operation, answer, { token, instance, person });
    if (token !== undefined) this.#holds.push({ token, person });
  }

  async #findPackage(instance: Instance, token: string, person: Person): Promise<void> {
    const operation = begin(this.#world, "look", {});
    const path = `${bookingPath}${bookingPages.appointment}?booking=${token}`;
    const page = { path, init: {}, address: person.address };
    const answer = await call(this.#world, instance, operation, page);
    const found = /package=([\w.-]+)/.exec(answer?.text ?? "")?.[1];
    if (found !== undefined) this.#packages.push({ token: found, person });
  }
}
