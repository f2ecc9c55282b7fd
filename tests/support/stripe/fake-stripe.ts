import { createServer, type IncomingMessage } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { Stripe } from "stripe";

type Session = Pick<
  Stripe.Checkout.Session,
  | "id"
  | "status"
  | "payment_status"
  | "client_reference_id"
  | "amount_total"
  | "currency"
  | "url"
  | "created"
  | "expires_at"
> & {
  object: "checkout.session";
  payment_intent: { id: string; object: "payment_intent"; status: string } | null;
  customer_details: { email: string };
};

type Answer = { status: number; body: unknown };

const halfHour = 30 * 60;
const day = 24 * 60 * 60;
export const webhookSecret = "whsec_test";

type SignedCall = { body: string; headers: Record<string, string> };

/** The six endpoints of Stripe that the service calls, over HTTP, with the checks that the real ones make. */
export class FakeStripe {
  readonly #now: () => number;
  readonly #server = createServer((request, response) => {
    this.requests += 1;
    const { isHanging } = this;
    void this.#answer(request).then(({ status, body }) => {
      if (isHanging) return;
      response.writeHead(status, { "content-type": "application/json" });
      response.end(JSON.stringify(body));
    });
  });
  readonly sessions = new Map<string, Session>();
  readonly refunds: { id: string; payment_intent: string; amount: number; status: string }[] = [];
  /** The bodies of the requests that created something. */
  readonly created: Record<string, string>[] = [];
  readonly #replies = new Map<string, { request: string; answer: Answer }>();
  /** Takes requests, acts on them, and answers none. */
  isHanging = false;
  isDown = false;
  requests = 0;
  url = "";
  /** Origin of the payment pages; its own shows an empty one. */
  pages = "https://checkout.stripe.com";

  constructor(now: () => number) {
    this.#now = now;
  }

  async start(): Promise<this> {
    this.#server.listen(0, "127.0.0.1");
    await once(this.#server, "listening");
    this.url = `http://127.0.0.1:${String((this.#server.address() as AddressInfo).port)}`;
    return this;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, "close");
  }

  /** The only session of a hold; throws if there are more. */
  find(holdId: string): Session {
    const own = [...this.sessions.values()].filter((known) => known.client_reference_id === holdId);
    if (own.length !== 1) throw new Error(`${String(own.length)} sessions of ${holdId}`);
    return own[0]!;
  }

  /** The visitor pays; throws if the page is closed. */
  pay(session: Session): void {
    this.#expire();
    if (session.status !== "open") throw new Error(`The page is ${String(session.status)}`);
    session.status = "complete";
    session.payment_status = "paid";
    const id = session.id.replace("cs_", "pi_");
    session.payment_intent = { id, object: "payment_intent", status: "succeeded" };
  }

  /** Returns an event as Stripe sends it, signed at a time. */
  sign(
    event: { id: string; type: string; object: unknown },
    signed?: { secret?: string; at?: number },
  ): SignedCall {
    const { id, type, object } = event;
    return this.signText(JSON.stringify({ id, object: "event", type, data: { object } }), signed);
  }

  /** Returns any text, signed as an event is. */
  signText(body: string, { secret = webhookSecret, at = this.#now() } = {}): SignedCall {
    const timestamp = Math.floor(at / 1000);
    const { webhooks } = new Stripe("sk_unused");
    const signature = webhooks.generateTestHeaderString({ payload: body, secret, timestamp });
    return { body, headers: { "stripe-signature": signature } };
  }

  async #answer(request: IncomingMessage): Promise<Answer> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    if (request.url?.startsWith("/c/pay/") === true) return { status: 200, body: {} };
    if (this.isDown) return fault(503, "api_error", "down");
    if (request.headers.authorization?.startsWith("Bearer sk_") !== true)
      return fault(401, "invalid_request_error", "Invalid API Key provided");
    const body = Buffer.concat(chunks).toString();
    const { pathname, searchParams } = new URL(request.url ?? "", this.url);
    const key = request.headers["idempotency-key"];
    if (request.method !== "POST" || typeof key !== "string")
      return this.#route(request.method ?? "", pathname, searchParams);
    const known = this.#replies.get(key);
    if (known !== undefined)
      return known.request === pathname + body
        ? known.answer
        : fault(400, "idempotency_error", "Keys for idempotent requests can only be used with…");
    const answer = this.#route("POST", pathname, new URLSearchParams(body));
    // Requests that fail their validation are not remembered.
    if (answer.status === 200) this.#replies.set(key, { request: pathname + body, answer });
    return answer;
  }

  #route(method: string, path: string, fields: URLSearchParams): Answer {
    this.#expire();
    const [, id = "", action] = /^\/v1\/checkout\/sessions\/(\w+)(\/expire)?$/.exec(path) ?? [];
    if (id !== "") return action === undefined ? this.#show(id) : this.#close(id);
    const is = (wanted: string) => `${method} ${path}` === wanted;
    if (is("POST /v1/checkout/sessions")) return this.#create(fields);
    if (is("GET /v1/checkout/sessions")) return this.#list(fields);
    if (is("POST /v1/refunds")) return this.#refund(fields);
    return fault(404, "invalid_request_error", `Unrecognized request URL (${method}: ${path})`);
  }

  #create(fields: URLSearchParams): Answer {
    this.created.push(Object.fromEntries(fields));
    const now = Math.floor(this.#now() / 1000);
    const expiresAt = Number(fields.get("expires_at"));
    if (expiresAt < now + halfHour || expiresAt > now + day)
      return fault(
        400,
        "invalid_request_error",
        "`expires_at` must be 30 minutes to 24 hours away",
      );
    const id = `cs_${String(this.sessions.size + 1)}`;
    const session: Session = {
      id,
      object: "checkout.session",
      status: "open",
      payment_status: "unpaid",
      client_reference_id: fields.get("client_reference_id"),
      amount_total: Number(fields.get("line_items[0][price_data][unit_amount]")),
      currency: fields.get("line_items[0][price_data][currency]"),
      url: `${this.pages}/c/pay/${id}`,
      created: now,
      expires_at: expiresAt,
      payment_intent: null,
      customer_details: { email: fields.get("customer_email") ?? "" },
    };
    this.sessions.set(id, session);
    return { status: 200, body: { ...session } };
  }

  #show(id: string): Answer {
    const session = this.sessions.get(id);
    return session === undefined
      ? fault(404, "invalid_request_error", `No such checkout.session: ${id}`)
      : { status: 200, body: session };
  }

  #close(id: string): Answer {
    const session = this.sessions.get(id);
    if (session?.status !== "open")
      return fault(400, "invalid_request_error", "Only Checkout Sessions with a status in […]");
    session.status = "expired";
    session.url = null;
    return { status: 200, body: session };
  }

  /** Lists the newest first, page by page. */
  #list(fields: URLSearchParams): Answer {
    const since = Number(fields.get("created[gte]") ?? 0);
    const all = [...this.sessions.values()].filter(({ created }) => created >= since).toReversed();
    const after = all.findIndex(({ id }) => id === fields.get("starting_after")) + 1;
    const most = 2;
    const data = all.slice(after, after + most);
    const hasMore = after + most < all.length;
    return { status: 200, body: { object: "list", data, has_more: hasMore } };
  }

  #refund(fields: URLSearchParams): Answer {
    const intent = fields.get("payment_intent") ?? "";
    const amount = Number(fields.get("amount"));
    const paid = [...this.sessions.values()].find((known) => known.payment_intent?.id === intent);
    const before = this.refunds.filter((refund) => refund.payment_intent === intent);
    const left = before.reduce((sum, refund) => sum - refund.amount, paid?.amount_total ?? 0);
    if (left === 0 && paid !== undefined)
      return fault(400, "invalid_request_error", "already refunded", "charge_already_refunded");
    if (amount > left) return fault(400, "invalid_request_error", "greater than unrefunded amount");
    const refund = {
      id: `re_${String(this.refunds.length + 1)}`,
      payment_intent: intent,
      amount,
      status: "succeeded",
    };
    this.refunds.push(refund);
    return { status: 200, body: refund };
  }

  #expire(): void {
    for (const session of this.sessions.values()) {
      if (session.status !== "open" || session.expires_at * 1000 > this.#now()) continue;
      session.status = "expired";
      session.url = null;
    }
  }
}

function fault(status: number, type: string, message: string, code?: string): Answer {
  return { status, body: { error: { type, message, code } } };
}
