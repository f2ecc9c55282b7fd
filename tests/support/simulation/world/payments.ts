import type {
  Payment,
  PaymentOutcome,
  PaymentProvider,
} from "../../../../service/booking/core/payment-provider.ts";
import type { Process } from "./process.ts";
import type { Surroundings } from "./surroundings.ts";

export type Charge = {
  holdId: string;
  reference: string;
  /** True once an instance knows of the charge, unless it ended before it could act on it. */
  isHeard: boolean;
  isReported: boolean;
};

const minuteMs = 60_000;

/** A payment provider that is slow, refuses, fails, and does not answer; it charges each hold once. */
export class Payments {
  readonly #world: Surroundings;
  readonly #charges = new Map<string, Charge>();
  isFair = false;

  constructor(world: Surroundings) {
    this.#world = world;
  }

  listCharges(): readonly Charge[] {
    return [...this.#charges.values()];
  }

  find(holdId: string): Charge | undefined {
    return this.#charges.get(holdId);
  }

  /** Knowledge of a process is lost when it ends (decision 048). */
  noteCutOff(holdId: string): void {
    const charge = this.#charges.get(holdId);
    if (charge !== undefined) charge.isHeard = false;
  }

  noteReported(reference: string): void {
    for (const charge of this.#charges.values()) {
      if (charge.reference === reference) charge.isReported = true;
    }
  }

  makeProvider(instance: Process): PaymentProvider {
    return {
      id: "demonstration",
      takesMoney: true,
      settle: async (payment) => {
        const { random } = this.#world;
        const isSlow = !this.isFair && random.chance(0.15);
        const beforeMs = random.below(isSlow ? 4 * minuteMs : 2_000);
        const afterMs = random.below(isSlow ? 11 * minuteMs : 2_000);
        const fate = this.isFair
          ? "paid"
          : random.weigh({ paid: 14, refused: 2, failed: 1, unanswered: 1, elsewhere: 2 });
        await instance.sleep(beforeMs);
        const outcome = this.#charge(payment, fate);
        await instance.sleep(afterMs);
        const charge = this.#charges.get(payment.holdId);
        if (charge !== undefined) charge.isHeard = outcome.status === "paid";
        if (fate === "failed" || fate === "unanswered") throw new Error("no answer");
        return outcome;
      },
    };
  }

  #charge(payment: Payment, fate: string): PaymentOutcome {
    const { holdId, sessions, totalCents, currency, expiresAt, returnAddress } = payment;
    const known = this.#charges.get(holdId);
    const isTooLate = this.#world.time.now() >= expiresAt;
    if (known === undefined && (fate === "refused" || fate === "failed" || isTooLate)) {
      return { status: "refused" };
    }
    const reference = known?.reference ?? `charge-${String(this.#charges.size + 1)}`;
    if (known === undefined) {
      this.#charges.set(holdId, { holdId, reference, isHeard: false, isReported: false });
      this.#world.trace(`provider charges ${this.#world.name(holdId)}`);
    }
    if (fate === "elsewhere") return { status: "elsewhere", address: returnAddress, session: null };
    return { status: "paid", reference, sessions, totalCents, currency };
  }
}
