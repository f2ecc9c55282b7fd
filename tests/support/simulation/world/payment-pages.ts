import { retention } from "../../../../contracts/privacy/retention.ts";
import { addMonths } from "../../../../service/add-months.ts";
import type { Charge } from "../../../../service/booking/core/booking.ts";
import type {
  Payment,
  PaymentOutcome,
  PaymentProvider,
} from "../../../../service/booking/core/payment-provider.ts";
import type { Process } from "./process.ts";
import type { Surroundings } from "./surroundings.ts";

export type Page = Charge & {
  session: string;
  holdId: string;
  email: string;
  reference: string;
  expiresAt: number;
  createdAt: number;
  returnPath: string;
  status: "open" | "paid" | "expired";
};

/** A call to the service's webhook, signed or forged. */
export type WebhookCall = { body: string; signature: string };

const [secondMs, minuteMs] = [1_000, 60_000];
/** A page is open for half an hour or longer. */
const leastOpenMs = 30 * minuteMs;
const provider = { id: "stripe", takesMoney: true } as const;

/**
 * A payment provider with pages of its own: it is slow, fails before and after it has acted, and its calls are lost,
 * late, doubled or forged.
 */
export class PaymentPages {
  readonly #world: Surroundings;
  readonly #pages = new Map<string, Page>();
  /** Refunded cents by the idempotency key of the refund. */
  readonly #refunds = new Map<string, { reference: string; cents: number }>();
  /** Calls that are not delivered yet. */
  calls: WebhookCall[] = [];
  /** References whose booking has been seen as paid. */
  readonly settled = new Set<string>();
  isFair = false;

  constructor(world: Surroundings) {
    this.#world = world;
  }

  list(): readonly Page[] {
    this.#expire();
    return [...this.#pages.values()];
  }

  /** Returns true while money may come, or has come, for a hold. */
  mayBePaid(holdId: string): boolean {
    return this.list().some((page) => page.holdId === holdId && page.status !== "expired");
  }

  isPaid(holdId: string): boolean {
    return this.list().some((page) => page.holdId === holdId && page.status === "paid");
  }

  /** Returns true if the booking of a hold may be erased: by the owner, or by its age. */
  isErased(holdId: string): boolean {
    const { erased, time } = this.#world;
    const oldest = addMonths(time.now(), -12 * retention.bookingYears);
    return this.list().some(
      (page) => page.holdId === holdId && (erased.has(page.email) || page.createdAt < oldest),
    );
  }

  listRefunds(reference: string): number[] {
    const own = [...this.#refunds.values()].filter((refund) => refund.reference === reference);
    return own.map(({ cents }) => cents);
  }

  pay(page: Page): void {
    page.status = "paid";
    this.#world.trace(`visitor pays ${page.reference} for ${this.#world.name(page.holdId)}`);
    this.#announce(page);
  }

  makeProvider(instance: Process): PaymentProvider {
    const { random } = this.#world;
    const fail = () => {
      if (!this.isFair && random.chance(0.15)) throw new Error("no answer");
    };
    /** Rounds wait for the provider like for a timer. */
    const wait = async () => {
      if (this.isFair || random.chance(0.8)) return;
      await this.#world.time.sleep(random.below(2 * minuteMs));
      if (!instance.isAlive) await new Promise(() => undefined);
    };
    return {
      ...provider,
      settle: async (payment) => {
        await instance.sleep(random.below(this.isFair ? secondMs : 20 * secondMs));
        fail();
        const page = this.#find(payment) ?? this.#create(payment);
        await instance.sleep(random.below(this.isFair ? secondMs : 20 * secondMs));
        fail();
        return toOutcome(page);
      },
      sessions: {
        origin: "https://pay.example",
        ask: async (payment) => {
          await wait();
          fail();
          return toOutcome(this.#find(payment));
        },
        close: async (payment) => {
          fail();
          const canOpen = payment.expiresAt >= this.#world.time.now() + leastOpenMs;
          const page = this.#find(payment) ?? (canOpen ? this.#create(payment) : undefined);
          if (page?.status === "open") page.status = "expired";
          fail();
          return toOutcome(page);
        },
        readEvent: (body, signature) =>
          signature === "signed"
            ? (JSON.parse(body) as { id: string; holdId: string; type: "session" })
            : undefined,
        listPaid: async (since) => {
          await wait();
          fail();
          return this.list()
            .filter(({ status, createdAt }) => status === "paid" && createdAt >= since)
            .map(({ holdId, email, reference, totalCents: cents, currency }) => ({
              holdId,
              email,
              reference,
              cents,
              currency,
            }));
        },
        refund: async ({ id, reference, cents }) => {
          await wait();
          fail();
          if (!this.#refunds.has(id)) this.#world.trace(`provider pays ${reference} back`);
          this.#refunds.set(id, { reference, cents });
          fail();
          return true;
        },
      },
    };
  }

  /** Takes the next call to deliver; it may be lost, stay for a second time, or be forged. */
  takeCall(): WebhookCall | undefined {
    const { random } = this.#world;
    const [call, ...others] = this.calls;
    if (call === undefined) return undefined;
    const fate = random.weigh({ once: 5, twice: 2, lost: 2, forged: 1, later: 2 });
    if (fate === "once" || fate === "lost") this.calls = others;
    if (fate === "later") this.calls = [...others, call];
    if (fate === "forged") return { ...call, signature: "forged" };
    return fate === "lost" ? undefined : call;
  }

  #find({ session, holdId }: Payment): Page | undefined {
    return this.list().find((page) =>
      session === null ? page.holdId === holdId : page.session === session,
    );
  }

  #create(payment: Payment): Page {
    const { holdId, email, expiresAt, sessions, totalCents, currency } = payment;
    const createdAt = this.#world.time.now();
    if (expiresAt < createdAt + leastOpenMs) throw new Error("the page would close too early");
    const number = String(this.#pages.size + 1);
    const { pathname, search } = new URL(payment.returnAddress);
    const page: Page = {
      session: `cs_${number}`,
      holdId,
      email,
      reference: `pi_${number}`,
      expiresAt,
      createdAt,
      returnPath: pathname + search,
      status: "open",
      sessions,
      totalCents,
      currency,
    };
    this.#pages.set(page.session, page);
    this.#world.trace(`provider opens ${page.session} for ${this.#world.name(holdId)}`);
    return page;
  }

  #expire(): void {
    for (const page of this.#pages.values()) {
      if (page.status !== "open" || page.expiresAt > this.#world.time.now()) continue;
      page.status = "expired";
      this.#announce(page);
    }
  }

  #announce({ session, holdId, status }: Page): void {
    const body = JSON.stringify({ id: `evt_${session}_${status}`, type: "session", holdId });
    this.calls.push({ body, signature: "signed" });
  }
}

function toOutcome(page: Page | undefined): PaymentOutcome {
  if (page === undefined || page.status === "expired") return { status: "refused" };
  const { session, reference, sessions, totalCents, currency } = page;
  if (page.status === "paid") return { status: "paid", reference, sessions, totalCents, currency };
  return { status: "elsewhere", address: `https://pay.example/${session}`, session };
}
