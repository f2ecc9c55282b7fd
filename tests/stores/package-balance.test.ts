import { expect } from "vitest";
import es from "#folder/content/copy/es/bookingPage.json" with { type: "json" };
import { testOnDatabases } from "../support/stores/test-on-databases.ts";
import { makeStripeBooking } from "../support/stripe/stripe-booking.ts";
import type { Place } from "../support/stores/place.ts";

const dayMs = 24 * 3_600_000;

/** Buys a package of three at Stripe and opens its balance. */
async function buyPackage(place: Place) {
  const service = await makeStripeBooking(place);
  const { visitor, id, session, returnPath } = await service.startPaying({ sessions: "three" });
  service.stripe.pay(session);
  await visitor.open(returnPath);
  await visitor.follow(es.appointment.bookNext);
  const balance = visitor.path;
  const squares = () =>
    [...visitor.page.querySelectorAll(".booking-squares li")].map((square) =>
      square.textContent?.replaceAll(/\s+/g, " ").trim(),
    );
  return { ...service, visitor, id, balance, squares };
}

testOnDatabases(
  "the balance says what is left and until when, and books the next",
  async (place) => {
    const { visitor, balance, squares, bookings } = await buyPackage(place);
    expect(visitor.heading).toBe("Quedan dos, reserva la siguiente");
    expect(visitor.text).toContain("Paquete de 3 de Ana");
    expect(visitor.text).toContain("hasta el 19 de marzo de 2028");
    expect(visitor.text.replaceAll("\u00A0", " ")).toContain("Te devuelvo 185 €");
    expect(squares()).toEqual(["22 mar reservada", "tuya", "tuya"]);
    await visitor.open(balance.replace("/booking", "/en/booking"));
    expect(visitor.heading).toBe("You have two left, book the next one");
    expect(squares()).toEqual(["Mar 22 booked", "yours", "yours"]);
    await visitor.open(balance);
    await visitor.follow("lunes, 22 de marzo, 10:00");
    await visitor.press(es.details.submitPackage);
    expect(visitor.heading).toBe(es.appointment.titleConfirmed);
    await visitor.open(balance);
    expect(visitor.heading).toBe("Queda una, resérvala");
    expect(await bookings.list()).toHaveLength(2);
  },
);

testOnDatabases(
  "what is over or paid back cannot be booked, and the balance says so",
  async (place) => {
    const { visitor, id, balance, squares, bookings, clock } = await buyPackage(place);
    const calendar = balance.replace("/balance", "");
    clock.time += 367 * dayMs;
    await visitor.open(balance);
    expect(visitor.heading).toBe(es.balance.titleEnded);
    expect(squares()).toEqual(["22 mar hecha", "sin usar", "sin usar"]);
    expect(visitor.text).not.toContain(es.balance.unusedTitle);
    await visitor.open(calendar);
    expect([visitor.status, visitor.heading]).toEqual([409, es.notices.usedUp.title]);
    clock.time -= 366 * dayMs;
    expect(await bookings.refund(id, 18_500)).toBe("done");
    await visitor.open(balance);
    expect(visitor.heading).toBe(es.balance.titleRefunded);
    expect(visitor.text.replaceAll("\u00A0", " ")).toContain("Te devuelvo 185 €");
    await visitor.open(calendar);
    expect(visitor.status).toBe(409);
    await visitor.open(`${balance}x`);
    expect([visitor.status, visitor.heading]).toEqual([404, es.notices.forged.title]);
  },
);

testOnDatabases("a refund of the rest is paid by Stripe and mailed", async (place) => {
  const { id, bookings, stripe, pass, takeMails } = await buyPackage(place);
  await takeMails();
  await bookings.refund(id, 18_500);
  await pass(2);
  expect(stripe.refunds).toMatchObject([{ payment_intent: "pi_1", amount: 18_500 }]);
  const [toVisitor, toOwner] = await takeMails();
  expect(toVisitor?.text).toMatch(/Te devuelvo 185\s€/);
  expect(toOwner?.mail.subject).toContain(es.notifications.owner.refunded);
});
