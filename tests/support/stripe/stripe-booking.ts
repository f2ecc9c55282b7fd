import { expect, onTestFinished } from "vitest";
import es from "#folder/content/copy/es/bookingPage.json" with { type: "json" };
import { stripeWebhookPath } from "../../../contracts/booking.ts";
import {
  findPaymentProvider,
  type PaymentConfig,
} from "../../../service/booking/payment/find-payment-provider.ts";
import { makeBookingService } from "../../contract/make-booking.ts";
import type { Visitor } from "../../contract/visitor.ts";
import type { Place } from "../stores/place.ts";
import { FakeStripe, webhookSecret } from "./fake-stripe.ts";

const ana = { name: "Ana", email: "ana@example.com" };
export const payButton = es.payment.providers.stripe.button;
const minuteMs = 60_000;

/** Makes a service that takes payments at a fake Stripe, by Stripe's own client. */
export async function makeStripeBooking(place: Place, others: PaymentConfig = {}) {
  const time = { now: Date.parse("2027-03-19T10:00:00Z") };
  const stripe = await new FakeStripe(() => time.now).start();
  onTestFinished(async () => stripe.stop());
  const settings = {
    STRIPE_SECRET_KEY: "sk_test_1",
    STRIPE_WEBHOOK_SECRET: ["whsec_next", webhookSecret],
    STRIPE_API_URL: stripe.url,
    ...others,
  };
  const payment = await findPaymentProvider(settings, () => time.now);
  const service = makeBookingService({ place, payment });
  // The service's first round has begun.
  await expect.poll(() => stripe.requests).toBeGreaterThan(0);

  /** Lets minutes pass, with the service's round in each. */
  async function pass(minutes: number): Promise<void> {
    for (let minute = 0; minute < minutes; minute += 1) {
      time.now += minuteMs;
      service.clock.time = time.now;
      await service.tick();
    }
  }

  async function send({ body, headers }: { body: string; headers: Record<string, string> }) {
    return service.app.request(stripeWebhookPath, { method: "POST", body, headers });
  }

  /** Returns a visitor who holds the first hour and stands before its payment. */
  async function hold(fields: Record<string, string> = {}, address?: string): Promise<Visitor> {
    const visitor = await service.visit(address).open("/booking");
    await visitor.follow(visitor.slots()[0]!);
    return visitor.press(es.details.submit, { ...ana, sessions: "single", ...fields });
  }

  /** Presses the button of the payment; returns the address of Stripe's page. */
  async function leave(visitor: Visitor): Promise<string> {
    const { path, init } = visitor.fillForm(payButton);
    const answer = await service.app.request(path, init);
    return answer.headers.get("location") ?? "";
  }

  /** Holds the first hour and opens its page at Stripe. */
  async function startPaying(fields?: Record<string, string>, address?: string) {
    const visitor = await hold(fields, address);
    const back = visitor.path;
    await leave(visitor);
    const { id = "" } = (await service.bookings.listPaying()).at(-1) ?? {};
    return { visitor, id, session: stripe.find(id), returnPath: `${back}&returned=yes` };
  }

  return { ...service, stripe, pass, send, hold, leave, startPaying };
}
