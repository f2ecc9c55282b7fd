import type { SendMailOptions } from "nodemailer";
import type {
  DeliveryFault,
  DeliveryOutcome,
  Send,
} from "../../../../service/delivery/smtp-sender.ts";
import { mostCopies } from "../../../../service/delivery/retry-schedule.ts";
import { rfc5321Timeouts } from "../../../../service/delivery/smtp-phase.ts";
import { fairWeather, type MailWeather } from "./mail-weather.ts";
import type { Process } from "./process.ts";
import type { Surroundings } from "./surroundings.ts";

type Attempt = {
  mailId: string;
  instance: Process;
  faultsBefore: number;
  leapsBefore: number;
  isAnswered: boolean;
  isAccepted: boolean;
};

const { command: longestSilenceMs, dot: longestLateMs } = rfc5321Timeouts;
const longestAnswerMs = 3_000;

/** The mail server of the simulation, and the rules for everything that reaches it. */
export class MailServer {
  readonly #world: Surroundings;
  readonly #attempts = new Map<string, Attempt[]>();
  readonly #contents = new Map<string, string>();
  readonly #mailIds = new Map<string, string>();
  readonly refused = new Set<string>();
  /** Copies of each mail since it was stored or the owner retried it. */
  readonly #copies = new Map<string, number>();
  worstCopies = 0;
  weather = fairWeather;

  constructor(world: Surroundings) {
    this.#world = world;
  }

  countAccepted(mailId: string): number {
    return this.#listAttempts(mailId).filter(({ isAccepted }) => isAccepted).length;
  }

  /** Resets the count of a mail that the owner retries, knowing of earlier copies. */
  beginAnew(mailId: string): void {
    this.#copies.delete(mailId);
  }

  /** Returns an instance's `send`, which behaves as that of `createSmtpSender`. */
  makeSend<Item extends { id: string }>(
    instance: Process,
    kind: "enquiries" | "notifications",
    compose: (item: Item) => SendMailOptions | Promise<SendMailOptions>,
  ): Send<Item> {
    return async (item) => {
      const mail = await this.#composeOrFail(async () => compose(item));
      if (!instance.isAlive) return new Promise<never>(() => undefined);
      if (mail === undefined) return fail("unreachable", "nothing could be read");
      this.#checkClaim(kind, item.id);
      this.#checkContent(item.id, mail);
      return this.#receive(instance, item.id);
    };
  }

  async #composeOrFail(
    compose: () => Promise<SendMailOptions>,
  ): Promise<SendMailOptions | undefined> {
    try {
      return await compose();
    } catch {
      return undefined;
    }
  }

  async #receive(instance: Process, mailId: string): Promise<DeliveryOutcome> {
    const { time, random, trace } = this.#world;
    const name = this.#world.name(mailId);
    const attempt = {
      mailId,
      instance,
      faultsBefore: instance.faults,
      leapsBefore: time.leaps,
      isAnswered: false,
      isAccepted: false,
    };
    this.#checkCopies(attempt);
    this.#attempts.set(mailId, [...this.#listAttempts(mailId), attempt]);
    const [draw, firstMs, secondMs] = [
      random.next(),
      random.below(longestAnswerMs),
      random.below(longestAnswerMs),
    ];
    const answer = async (outcome: DeliveryOutcome, waitMs: number) => {
      await time.sleep(waitMs);
      // A dead process receives no answer.
      if (!instance.isAlive) return new Promise<never>(() => undefined);
      attempt.isAnswered = true;
      return outcome;
    };
    const rudeness = this.weather.isDown ? "isDown" : this.#draw(draw);
    switch (rudeness) {
      case "isDown":
        return answer(fail("unreachable", "connect ECONNREFUSED"), firstMs);
      case "hanging":
        return answer(fail("unreachable", "no end"), longestSilenceMs);
      case "closing":
        return answer(fail("unreachable", "421 bye"), firstMs);
      case "lockedOut":
        return answer(fail("account", "530 log in"), firstMs);
      case "deferred":
        return answer(fail("deferred", "451 later"), firstMs);
      case "refused":
        this.refused.add(mailId);
        return answer(fail("refused", "550 never"), firstMs);
      case "late":
      case "unanswered":
      case undefined:
        break;
    }
    await time.sleep(firstMs);
    if (!instance.isAlive) return new Promise<never>(() => undefined);
    if (this.countAccepted(mailId) === 0) this.#checkOrder(mailId);
    attempt.isAccepted = true;
    this.#countCopy(mailId);
    trace(`mail server takes ${name} from #${String(instance.number)}`);
    if (rudeness === "unanswered") {
      const outcome = await answer(fail("unanswered", "connection lost"), secondMs);
      attempt.isAnswered = false;
      return outcome;
    }
    const lateMs = rudeness === "late" ? secondMs * (longestLateMs / longestAnswerMs) : secondMs;
    return answer({ isDelivered: true }, lateMs);
  }

  #draw(draw: number): keyof MailWeather | undefined {
    let sum = 0;
    const { isDown: _isDown, ...shares } = this.weather;
    for (const [rudeness, share] of Object.entries(shares)) {
      sum += share;
      if (draw < sum) return rudeness as keyof MailWeather;
    }
    return undefined;
  }

  /** No mail is sent more than a few times, whatever the server and the processes do (decision 057). */
  #countCopy(mailId: string): void {
    const copies = (this.#copies.get(mailId) ?? 0) + 1;
    this.#copies.set(mailId, copies);
    this.worstCopies = Math.max(this.worstCopies, copies);
    if (copies > mostCopies)
      this.#world.fail(`${this.#world.name(mailId)} leaves ${String(copies)} times`);
  }

  /** A mail is sent only under a claim, and neither after its erasure nor after its delivery. */
  #checkClaim(kind: "enquiries" | "notifications", mailId: string): void {
    const { audited, time, fail: report } = this.#world;
    const record = this.#world.read()[kind].get(mailId);
    const name = this.#world.name(mailId);
    // A mail erased while being read for sending may still go.
    if (record === undefined && audited[kind].has(mailId)) return;
    if (record === undefined) return report(`${name} is sent, but erased`);
    if (record.state !== "stored") return report(`${name} is sent, but ${record.state}`);
    if (record.claimedUntil <= time.now()) return report(`${name} is sent unclaimed`);
  }

  #checkContent(mailId: string, { messageId, to, subject }: SendMailOptions): void {
    const content = JSON.stringify([messageId, to, subject]);
    const name = this.#world.name(mailId);
    if ((this.#contents.get(mailId) ?? content) !== content) {
      this.#world.fail(`${name} is sent again as another mail`);
    }
    this.#contents.set(mailId, content);
    const owner = this.#mailIds.get(String(messageId));
    if (owner !== undefined && owner !== mailId) {
      this.#world.fail(`${name} has the Message-ID of ${this.#world.name(owner)}`);
    }
    this.#mailIds.set(String(messageId), mailId);
  }

  /** A second copy needs a reason: a lost answer or process, failed storage, or a suspended machine. */
  #checkCopies({ mailId, instance }: Attempt): void {
    for (const earlier of this.#listAttempts(mailId)) {
      const isExcused =
        !earlier.instance.isAlive ||
        earlier.instance.faults > earlier.faultsBefore ||
        this.#world.time.leaps > earlier.leapsBefore;
      if (isExcused) continue;
      const isUnderWay = !earlier.isAnswered && !earlier.isAccepted;
      const name = this.#world.name(mailId);
      if (isUnderWay && earlier.instance !== instance) {
        this.#world.fail(`${name} is sent by two instances at once`);
      }
      if (earlier.isAccepted && earlier.isAnswered) {
        this.#world.fail(`${name} is sent again after it was accepted`);
      }
    }
  }

  /** Mails about a booking arrive in order, unless the owner retried a refused one. */
  #checkOrder(mailId: string): void {
    const { notifications } = this.#world.read();
    const notification = notifications.get(mailId);
    if (notification === undefined || this.refused.has(mailId)) return;
    const later = [...notifications.values()].find(
      ({ id, bookingId, recipient, sequence }) =>
        bookingId === notification.bookingId &&
        recipient === notification.recipient &&
        sequence > notification.sequence &&
        this.countAccepted(id) > 0,
    );
    if (later === undefined) return;
    const [late, early] = [this.#world.name(mailId), this.#world.name(later.id)];
    this.#world.fail(`${late}, ${notification.kind}, comes after ${early}, ${later.kind}`);
  }

  #listAttempts(mailId: string): readonly Attempt[] {
    return this.#attempts.get(mailId) ?? [];
  }
}

function fail(fault: DeliveryFault, reason: string): DeliveryOutcome {
  return { isDelivered: false, fault, error: reason, reason };
}
