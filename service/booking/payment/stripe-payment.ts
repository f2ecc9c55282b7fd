import { Stripe } from "stripe";
import type {
  Payment,
  PaymentEvent,
  PaymentOutcome,
  PaymentProvider,
  PaymentSessions,
} from "../core/payment-provider.ts";

export type StripeConfig = {
  secretKey: string;
  /** Two while the secret is rotated. */
  webhookSecrets: readonly string[];
  /** Address of the API; Stripe's own if undefined. */
  apiUrl: string | undefined;
  /** Origin of the payment pages; Stripe's own if undefined. */
  checkoutOrigin: string | undefined;
  now: () => number;
};

type Session = Stripe.Checkout.Session;

const timeoutMs = 10_000;
const toleranceSeconds = 300;
/** Clocks differ: a session may seem older than the payment that made it. */
const skewSeconds = 120;

/** Takes payments by card and Bizum on the pages of Stripe Checkout (decision 089). */
export function createStripePayment({
  secretKey,
  webhookSecrets,
  apiUrl,
  checkoutOrigin = "https://checkout.stripe.com",
  now,
}: StripeConfig): PaymentProvider {
  const stripe = new Stripe(secretKey, {
    ...describeHost(apiUrl),
    timeout: timeoutMs,
    // Rounds and the visitor's page ask again.
    maxNetworkRetries: 0,
    telemetry: false,
  });
  const { sessions: checkout } = stripe.checkout;
  const retrieve = async (id: string) => checkout.retrieve(id, { expand: ["payment_intent"] });
  const listSince = (since: number) =>
    checkout.list({ created: { gte: toSeconds(since) - skewSeconds }, limit: 100 });

  async function find({ session, holdId, startedAt }: Payment): Promise<Session | undefined> {
    if (session !== null) return retrieve(session);
    for await (const { id, client_reference_id: reference } of listSince(startedAt))
      if (reference === holdId) return retrieve(id);
    return undefined;
  }

  async function ask(payment: Payment): Promise<PaymentOutcome> {
    const session = await find(payment);
    return session === undefined ? { status: "refused" } : toOutcome(session, payment);
  }

  async function close(payment: Payment): Promise<PaymentOutcome> {
    // A creation may be under way: this one gets the same session, or is refused as that one will be.
    const session = (await find(payment)) ?? (await create(payment).catch(ignoreInvalid));
    if (session?.status === "open") {
      // Stripe refuses if the session was completed meanwhile.
      await checkout.expire(session.id).catch(ignoreInvalid);
      return ask({ ...payment, session: session.id });
    }
    return session === undefined ? { status: "refused" } : toOutcome(session, payment);
  }

  async function settle(payment: Payment): Promise<PaymentOutcome> {
    const id = payment.session ?? (await create(payment)).id;
    return ask({ ...payment, session: id });
  }

  /** One attempt creates one session: its time is part of the idempotency key. */
  async function create(payment: Payment): Promise<Session> {
    const { holdId, email, locale, description, currency, totalCents, startedAt } = payment;
    return checkout.create(
      {
        mode: "payment",
        client_reference_id: holdId,
        customer_email: email,
        locale,
        allowed_payment_method_types: ["card", "bizum"],
        line_items: [
          {
            quantity: 1,
            price_data: {
              currency: currency.toLowerCase(),
              unit_amount: totalCents,
              product_data: { name: description },
            },
          },
        ],
        payment_intent_data: { description, receipt_email: email },
        expires_at: toSeconds(payment.expiresAt),
        success_url: payment.returnAddress,
        cancel_url: payment.returnAddress,
      },
      { idempotencyKey: `${holdId}-${String(startedAt)}` },
    );
  }

  function verify(body: string, signature: string): Stripe.Event | undefined {
    for (const secret of webhookSecrets) {
      try {
        const { webhooks } = stripe;
        return webhooks.constructEvent(body, signature, secret, toleranceSeconds, undefined, now());
      } catch {
        // Signed with another secret, or by somebody else.
      }
    }
    return undefined;
  }

  const sessions: PaymentSessions = {
    origin: checkoutOrigin,
    ask,
    close,
    readEvent: (body, signature) => {
      const event = verify(body, signature);
      return event === undefined || !isEvent(event) ? undefined : toPaymentEvent(event);
    },
    listPaid: async (since) => {
      const paid = [];
      for await (const session of listSince(since))
        if (session.payment_status === "paid") paid.push(toCharge(session));
      return paid;
    },
    refund: async ({ id, reference, cents }) => {
      try {
        const refund = { payment_intent: reference, amount: cents };
        const { status } = await stripe.refunds.create(refund, { idempotencyKey: id });
        return status !== "failed" && status !== "canceled";
      } catch (error) {
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
        return error.code === "charge_already_refunded";
      }
    },
  };
  return { id: "stripe", takesMoney: true, settle, sessions };
}

function toOutcome(session: Session, { sessions }: Payment): PaymentOutcome {
  const { id, status, payment_status: paid, url, payment_intent: intent } = session;
  if (paid === "paid") {
    const { reference, cents: totalCents, currency } = toCharge(session);
    return { status: "paid", reference, totalCents, currency, sessions };
  }
  if (status === "open" && url !== null) return { status: "elsewhere", address: url, session: id };
  const hasFailed =
    typeof intent === "object" &&
    (intent?.status === "canceled" || intent?.status === "requires_payment_method");
  return { status: status === "complete" && !hasFailed ? "pending" : "refused" };
}

function toCharge({
  id,
  client_reference_id: holdId,
  payment_intent: intent,
  amount_total: cents,
  currency,
  customer_details: payer,
}: Session) {
  return {
    holdId: holdId ?? "",
    reference: nameOf(intent) ?? id,
    cents: cents ?? 0,
    currency: (currency ?? "").toUpperCase(),
    email: payer?.email ?? "",
  };
}

/** A signature does not prove the shape of what is signed. */
function isEvent(signed: unknown): signed is Stripe.Event {
  const { id, type, data } = Object(signed) as Partial<Record<keyof Stripe.Event, unknown>>;
  const { object } = Object(data) as { object?: unknown };
  return [id, type].every((text) => typeof text === "string") && Object(object) === object;
}

function toPaymentEvent({ id, type, data }: Stripe.Event): PaymentEvent {
  if (type.startsWith("checkout.session.")) {
    const { client_reference_id: holdId } = data.object as Session;
    return holdId === null ? { id, type: "other" } : { id, type: "session", holdId };
  }
  if (type === "charge.dispute.created" || type === "refund.failed") {
    const { payment_intent: intent, amount, currency } = data.object as Stripe.Dispute;
    const money = {
      reference: nameOf(intent) ?? "",
      cents: amount,
      currency: currency.toUpperCase(),
    };
    return { id, type: type === "refund.failed" ? "refundFailed" : "dispute", ...money };
  }
  return { id, type: "other" };
}

function nameOf(object: string | { id: string } | null): string | undefined {
  return typeof object === "string" ? object : object?.id;
}

function describeHost(apiUrl: string | undefined) {
  if (apiUrl === undefined) return {};
  const { hostname: host, port, protocol } = new URL(apiUrl);
  const isPlain = protocol === "http:";
  return {
    host,
    port: port || (isPlain ? 80 : 443),
    protocol: isPlain ? "http" : "https",
  } as const;
}

function toSeconds(timeMs: number): number {
  return Math.floor(timeMs / 1000);
}

function ignoreInvalid(error: unknown): undefined {
  if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
}
