import { expect } from "vitest";
import es from "#folder/content/copy/es/bookingPage.json" with { type: "json" };
import { testOnDatabases } from "../support/stores/test-on-databases.ts";
import { makeStripeBooking, payButton } from "../support/stripe/stripe-booking.ts";

testOnDatabases("a payment at Stripe is one session, whoever presses how often", async (place) => {
  const { stripe, hold, leave, bookings, clock } = await makeStripeBooking(place);
  const visitor = await hold({ sessions: "three" });
  expect(visitor.html).toContain('target="_top"');
  const policy = visitor.headers.get("content-security-policy");
  expect(policy).toContain("form-action 'self' https://checkout.stripe.com;");
  expect(visitor.text).toContain(es.payment.closedTab.paid);
  const addresses = [await leave(visitor), await leave(visitor)];
  expect(addresses).toEqual(Array(2).fill("https://checkout.stripe.com/c/pay/cs_1"));
  const [booking] = await bookings.list();
  const created = Object.fromEntries(new URLSearchParams(stripe.created[0]));
  expect(stripe.created).toHaveLength(1);
  expect(created).toMatchObject({
    mode: "payment",
    client_reference_id: booking?.id,
    customer_email: "ana@example.com",
    locale: "es",
    "allowed_payment_method_types[0]": "card",
    "allowed_payment_method_types[1]": "bizum",
    "line_items[0][price_data][currency]": "eur",
    "line_items[0][price_data][unit_amount]": "28500",
    "line_items[0][price_data][product_data][name]":
      "Paquete de 3: lunes, 22 de marzo de 2027, 9:00",
    expires_at: String(clock.time / 1000 + 35 * 60),
    success_url: `https://site.example${visitor.path}&returned=yes`,
  });
  expect(JSON.stringify(created)).not.toContain("metadata");
});

testOnDatabases("who pays and comes back is confirmed, and can be mailed", async (place) => {
  const { stripe, startPaying, bookings, takeMails } = await makeStripeBooking(place);
  const { visitor, session, returnPath } = await startPaying();
  stripe.pay(session);
  await visitor.open(returnPath);
  expect(visitor.heading).toBe(es.appointment.titleConfirmed);
  expect(visitor.text).toContain(es.payment.providers.stripe.receipt);
  expect(await bookings.list()).toMatchObject([
    { state: "confirmed", paymentReference: "pi_1", paymentClosesAt: null },
  ]);
  expect(await takeMails()).toHaveLength(2);
});

testOnDatabases("who pays and closes the tab is confirmed by Stripe's call", async (place) => {
  const { stripe, startPaying, send, tick, bookings } = await makeStripeBooking(place);
  const { session } = await startPaying();
  stripe.pay(session);
  const event = { id: "evt_1", type: "checkout.session.completed", object: session };
  for (const call of [stripe.sign(event), stripe.sign(event)])
    expect((await send(call)).status).toBe(200);
  await tick();
  expect(await bookings.list()).toMatchObject([{ state: "confirmed", paymentReference: "pi_1" }]);
});

testOnDatabases("a lost call is made up for within minutes", async (place) => {
  const { stripe, startPaying, pass, bookings } = await makeStripeBooking(place);
  stripe.pay((await startPaying()).session);
  await pass(6);
  expect(await bookings.list()).toMatchObject([{ state: "confirmed" }]);
});

testOnDatabases("only Stripe's own, recent calls are believed", async (place) => {
  const { stripe, startPaying, send, tick, bookings, clock, log } = await makeStripeBooking(place);
  const { session } = await startPaying();
  const paid = { ...session, status: "complete", payment_status: "paid" };
  const event = { id: "evt_1", type: "checkout.session.completed", object: paid };
  const forged = stripe.sign(event, { secret: "whsec_other" });
  const old = stripe.sign(event, { at: clock.time - 301_000 });
  const changed = {
    ...stripe.sign(event),
    body: stripe.sign(event).body.replace("evt_1", "evt_2"),
  };
  const unsigned = { body: "{}", headers: {} };
  for (const call of [forged, old, changed, unsigned]) expect((await send(call)).status).toBe(400);
  expect(log.filter(({ event: name }) => name === "webhook-refused")).toHaveLength(4);
  // A signed call is only a reason to ask: Stripe's own record says that nothing was paid.
  for (const secret of ["whsec_next", "whsec_test"])
    expect((await send(stripe.sign({ ...event, id: secret }, { secret }))).status).toBe(200);
  await tick();
  expect(await bookings.list()).toMatchObject([{ state: "held", paidAt: null }]);
});

testOnDatabases(
  "the hour stays held until Stripe has closed its page, and is free then",
  async (place) => {
    const { stripe, startPaying, pass, bookings, visit } = await makeStripeBooking(place);
    const { visitor, returnPath } = await startPaying();
    await pass(34);
    await visitor.open(returnPath);
    expect(visitor.heading).toBe(es.payment.title);
    stripe.isDown = true;
    await pass(60);
    expect(await bookings.list()).toMatchObject([{ state: "held", email: "ana@example.com" }]);
    await visitor.open(returnPath);
    expect(visitor.heading).toBe(es.payment.pendingTitle);
    expect(visitor.html).toContain('http-equiv="refresh"');
    const other = await visit("198.51.100.7").open("/booking");
    expect(other.slots()[0]).toBe("10:00");
    stripe.isDown = false;
    await pass(1);
    expect(await bookings.list()).toEqual([]);
    await visitor.open(returnPath);
    expect([visitor.status, visitor.heading]).toEqual([410, es.notices.paymentEnded.title]);
    expect(visitor.text).not.toContain("no se ha cobrado nada");
  },
);

testOnDatabases("money that was paid while Stripe was away confirms its hour", async (place) => {
  const { stripe, startPaying, pass, bookings, listWarnings } = await makeStripeBooking(place);
  const { session } = await startPaying();
  stripe.pay(session);
  stripe.isDown = true;
  await pass(120);
  expect((await listWarnings()).join()).toMatch(/has not answered since 2027-03-19T10:0\d/);
  stripe.isDown = false;
  await pass(1);
  expect(await bookings.list()).toMatchObject([{ state: "confirmed" }]);
  await pass(6);
  expect((await listWarnings()).join()).not.toContain("has not answered");
});

testOnDatabases("a released hour can be paid no more", async (place) => {
  const { stripe, startPaying, bookings } = await makeStripeBooking(place);
  const { visitor, session, returnPath } = await startPaying();
  await visitor.open(returnPath);
  await visitor.press(es.payment.release);
  expect(session.status).toBe("expired");
  expect(await bookings.list()).toEqual([]);
  expect(() => stripe.pay(session)).toThrow("expired");
});

testOnDatabases("an hour that is paid is not released but confirmed", async (place) => {
  const { stripe, startPaying, bookings } = await makeStripeBooking(place);
  const { visitor, session, returnPath } = await startPaying();
  await visitor.open(returnPath);
  stripe.pay(session);
  await visitor.press(es.payment.release);
  expect(visitor.heading).toBe(es.appointment.titleConfirmed);
  expect(await bookings.list()).toMatchObject([{ state: "confirmed" }]);
});

testOnDatabases("one visitor pays for one hour at a time", async (place) => {
  const { startPaying, hold } = await makeStripeBooking(place);
  await startPaying();
  const visitor = await hold({ email: "ana+2@example.com" }, "203.0.113.5");
  await visitor.press(payButton);
  expect([visitor.status, visitor.heading]).toEqual([429, es.notices.otherPayment.title]);
});

testOnDatabases("a creation that is not answered is found again", async (place) => {
  const { stripe, hold, leave, pass, bookings } = await makeStripeBooking(place);
  const visitor = await hold();
  stripe.isHanging = true;
  const left = leave(visitor);
  await expect.poll(() => stripe.sessions.size).toBe(1);
  stripe.isHanging = false;
  const [session] = stripe.sessions.values();
  stripe.pay(session!);
  await pass(6);
  expect(await bookings.list()).toMatchObject([{ state: "confirmed", paymentReference: "pi_1" }]);
  await left;
  expect(stripe.sessions.size).toBe(1);
});

testOnDatabases("who cancels in time chooses to be paid back, once", async (place) => {
  const { stripe, startPaying, pass, bookings, takeMails, visit } = await makeStripeBooking(place);
  const { visitor, session, returnPath } = await startPaying();
  stripe.pay(session);
  await visitor.open(returnPath);
  await visitor.follow(es.appointment.cancel);
  expect(visitor.text).toContain("Devolverme 100 €");
  const { path, init } = visitor.fillForm(es.change.cancelConfirm);
  await visitor.send(path, init);
  await visitor.send(path, init);
  expect(visitor.text).toContain("Te devuelvo 100 €");
  expect(visitor.text).not.toContain(es.appointment.bookNext);
  await pass(3);
  expect(stripe.refunds).toMatchObject([{ payment_intent: "pi_1", amount: 10_000 }]);
  const mail = (await takeMails()).find(({ notification }) => notification.kind === "cancelled");
  expect(mail?.text).toMatch(/Te devuelvo 100\s€/);
  expect(await bookings.list()).toMatchObject([{ state: "cancelled", refundedCents: 10_000 }]);
  expect((await visit().open("/booking")).slots()[0]).toBe("9:00");
});

testOnDatabases("who keeps the session can book it again, and is paid back then", async (place) => {
  const { stripe, startPaying, pass } = await makeStripeBooking(place);
  const { visitor, session, returnPath } = await startPaying({ sessions: "three" });
  stripe.pay(session);
  await visitor.open(returnPath);
  await visitor.follow(es.appointment.bookNext);
  await visitor.follow(es.balance.all);
  await visitor.follow("10:00");
  await visitor.press(es.details.submitPackage);
  await visitor.follow(es.appointment.cancel);
  // Three for 285 €, and one of them stays booked at the price of a single session.
  expect(visitor.text).toContain("Devolverme 185 €");
  await visitor.press(es.change.cancelConfirm, { refund: "session" });
  await visitor.follow(es.appointment.bookNext);
  await visitor.follow(es.balance.all);
  await visitor.follow("11:00");
  await visitor.press(es.details.submitPackage);
  await visitor.follow(es.appointment.cancel);
  await visitor.press(es.change.cancelConfirm);
  await pass(2);
  expect(stripe.refunds).toMatchObject([{ payment_intent: "pi_1", amount: 18_500 }]);
});

testOnDatabases("a refund waits for Stripe, and one that it refuses is reported", async (place) => {
  const { stripe, startPaying, pass, listWarnings, payments } = await makeStripeBooking(place);
  const { visitor, session, returnPath } = await startPaying();
  stripe.pay(session);
  await visitor.open(returnPath);
  stripe.isDown = true;
  await visitor.follow(es.appointment.cancel);
  await visitor.press(es.change.cancelConfirm);
  await pass(61);
  expect((await listWarnings()).join()).toContain("pi_1 is not paid back yet");
  stripe.isDown = false;
  session.amount_total = 5_000;
  await pass(1);
  expect(await payments.listIssues()).toMatchObject([
    { kind: "refundFailed", reference: "pi_1", cents: 10_000, email: "ana@example.com" },
  ]);
  expect((await listWarnings()).join()).toContain("npm run bookings -- seen pi_1");
});

testOnDatabases(
  "money of an unknown booking and a dispute are lines for the owner",
  async (place) => {
    const { stripe, startPaying, send, pass, databases, payments } = await makeStripeBooking(place);
    const { session } = await startPaying();
    stripe.pay(session);
    // A copy of the data from before the booking.
    await databases.bookings.run("DELETE FROM purchase");
    const dispute = { payment_intent: "pi_9", amount: 10_000, currency: "eur" };
    const event = { id: "evt_9", type: "charge.dispute.created", object: dispute };
    for (const call of [stripe.sign(event), stripe.sign(event)]) await send(call);
    await pass(6);
    await pass(6);
    expect(await payments.listIssues()).toMatchObject([
      { kind: "dispute", reference: "pi_9", cents: 10_000, currency: "EUR" },
      { kind: "unknown", reference: "pi_1", email: "" },
    ]);
    expect(stripe.refunds).toEqual([]);
  },
);

testOnDatabases("a second payment for one booking is paid back and reported", async (place) => {
  const { stripe, startPaying, pass, payments } = await makeStripeBooking(place);
  const { session, visitor, returnPath } = await startPaying();
  stripe.pay(session);
  await visitor.open(returnPath);
  const payment = { id: "pi_8", object: "payment_intent", status: "succeeded" } as const;
  stripe.sessions.set("cs_8", { ...session, id: "cs_8", payment_intent: payment });
  await pass(12);
  expect(stripe.refunds).toMatchObject([{ payment_intent: "pi_8", amount: 10_000 }]);
  expect(await payments.listIssues()).toMatchObject([{ kind: "twice", reference: "pi_8" }]);
});

testOnDatabases("a payment that Stripe does not know any more holds up no other", async (place) => {
  const { stripe, startPaying, send, tick, bookings } = await makeStripeBooking(place);
  const lost = await startPaying();
  const eva = { name: "Eva", email: "eva@example.com" };
  const { session } = await startPaying(eva, "203.0.113.9");
  stripe.sessions.delete(lost.session.id);
  stripe.pay(session);
  for (const object of [lost.session, session])
    await send(stripe.sign({ id: object.id, type: "checkout.session.completed", object }));
  await tick();
  const found = (await bookings.list()).map(({ email, state }) => `${email} ${state}`);
  expect(found).toEqual(["ana@example.com held", "eva@example.com confirmed"]);
});
