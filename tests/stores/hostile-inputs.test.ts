import { expect } from "vitest";
import { stripeWebhookPath } from "../../contracts/booking.ts";
import { formatSlot } from "../../service/booking/core/slot-parameter.ts";
import { hostileInputs } from "../support/booking/hostile-inputs.ts";
import type { Place } from "../support/stores/place.ts";
import { testOnDatabases } from "../support/stores/test-on-databases.ts";
import { makeStripeBooking } from "../support/stripe/stripe-booking.ts";

const marks = ["<script>alert", "<img src=x", "<svg onload"];
const transfer = { TRANSFER_IBAN: "ES9121000418450200051332", TRANSFER_HOLDER: "Ana Dueña" };

async function makeService(place: Place) {
  const service = await makeStripeBooking(place, transfer);
  let visitors = 0;

  /** Sends a request of a visitor of their own; returns the status, and fails on markup that is not escaped. */
  async function ask(path: string, init: RequestInit = {}): Promise<number> {
    visitors += 1;
    const remoteAddress = `192.0.${String(visitors >> 8)}.${String(visitors & 255)}`;
    const peer = { incoming: { socket: { remoteAddress } } };
    const response = await service.app.request(path, init, peer);
    const text = await response.text();
    for (const mark of marks) expect(text).not.toContain(mark);
    return response.status;
  }

  const post = async (path: string, fields: Record<string, string>) =>
    ask(path, { method: "POST", body: new URLSearchParams(fields) });
  return { ...service, ask, post };
}

testOnDatabases(
  "links of a package and of a hold are refused whatever they hold",
  async (place) => {
    const { ask, post } = await makeService(place);
    expect(new Set(hostileInputs).size).toBeGreaterThan(300);
    for (const input of hostileInputs) {
      const query = new URLSearchParams({ package: input }).toString();
      for (const path of [`/booking/balance?${query}`, `/en/booking/balance?${query}`])
        expect(await ask(path)).toBe(404);
      for (const path of ["/booking/payment", "/booking/release"])
        expect([404, 413]).toContain(await post(path, { hold: input, provider: "transfer" }));
    }
  },
);

testOnDatabases("a way to pay and the fields of an invoice take any text", async (place) => {
  const { post, hold, bookings, clock } = await makeService(place);
  const visitor = await hold();
  const token = new URL(visitor.path, "https://site.example").searchParams.get("hold") ?? "";
  const slot = formatSlot((await bookings.list())[0]!.startsAt + 7 * 24 * 3_600_000);
  const form = { slot, zone: "Europe/Madrid", name: "Eva", email: "eva@example.com" };
  for (const input of hostileInputs)
    expect([303, 413]).toContain(await post("/booking/payment", { hold: token, provider: input }));
  for (const [index, input] of hostileInputs.entries()) {
    const request = index.toString(16).padStart(32, "0");
    const invoice = { ...form, request, sessions: "single", invoiceName: input, taxId: input };
    expect([303, 413, 422]).toContain(await post("/booking/hold", invoice));
    // Holds end, so that the next input is stored as well.
    clock.time += 11 * 60_000;
    await bookings.releaseExpired();
  }
  expect(await bookings.list()).toMatchObject([{ provider: "stripe", invoiceName: "" }]);
});

testOnDatabases("a call of the webhook is refused or ignored whatever it holds", async (place) => {
  const { ask, stripe, bookings, payments } = await makeService(place);
  for (const input of hostileInputs) {
    const call = (body: string, signature: string) =>
      ask(stripeWebhookPath, {
        method: "POST",
        body,
        headers: { "stripe-signature": encodeURIComponent(signature.toWellFormed()) },
      });
    expect(await call(input, input)).toBe(400);
    expect(await call("{}", `t=${input},v1=${input}`)).toBe(400);
    const { body, headers } = stripe.signText(input);
    const signed = await ask(stripeWebhookPath, { method: "POST", body, headers });
    expect([200, 400]).toContain(signed);
  }
  expect(await ask(stripeWebhookPath, { method: "POST", body: "x".repeat(300_000) })).toBe(413);
  expect([await bookings.list(), await payments.listIssues()]).toEqual([[], []]);
});
