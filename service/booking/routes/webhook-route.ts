import type { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { stripeWebhookPath } from "../../../contracts/booking.ts";
import type { BookingDependencies } from "./booking-dependencies.ts";

/** Events of Stripe hold one object each, of some kilobytes. */
const maxSize = 256 * 1024;

/**
 * Adds the address that the payment provider calls: it verifies the raw body and queues the event, nothing more; any
 * answer but 200 makes the provider repeat it.
 */
export function addWebhookRoute(
  app: Hono,
  { payments, onPaymentEvent, log }: BookingDependencies,
): void {
  const { sessions } = payments.provider;
  if (sessions === undefined) return;
  const limitBody = bodyLimit({
    maxSize,
    onError: (c) => c.text(`The body is too large. Send at most ${maxSize} bytes.`, 413),
  });
  app.post(stripeWebhookPath, limitBody, async (c) => {
    const event = sessions.readEvent(await c.req.text(), c.req.header("stripe-signature") ?? "");
    if (event === undefined) {
      log({ event: "webhook-refused" });
      return c.text("The signature is not valid. Check STRIPE_WEBHOOK_SECRET.", 400);
    }
    try {
      await payments.noteEvent(event);
    } catch (error) {
      log({ event: "webhook-not-stored", error: String(error) });
      return c.text("The event could not be stored. Send it again.", 503);
    }
    onPaymentEvent();
    return c.text("ok");
  });
}
