import { expect, vi } from "vitest";
import es from "#folder/content/copy/es/bookingPage.json" with { type: "json" };
import type { Payment, PaymentProvider } from "../../service/booking/core/payment-provider.ts";
import { makeBookingService } from "../contract/make-booking.ts";
import { testOnDatabases } from "../support/stores/test-on-databases.ts";

const ana = { name: "Ana", email: "ana@example.com" };
const { button } = es.payment.providers.demonstration;

/** A provider with its own pages, which charges the first amount that it was asked for. */
function makeRedirectingProvider(taken: Partial<Payment> = {}) {
  const asked: Payment[] = [];
  const provider: PaymentProvider = {
    id: "demonstration",
    takesMoney: true,
    settle: async (payment) => {
      asked.push(payment);
      const [{ sessions, totalCents, currency }] = asked as [Payment];
      return Promise.resolve(
        asked.length === 1
          ? { status: "elsewhere", address: "https://pay.example/session", session: null }
          : { status: "paid", reference: "P-1", sessions, totalCents, currency, ...taken },
      );
    },
  };
  return { provider, asked };
}

/** Returns a visitor who has started to pay for one session, with the form's path. */
async function startPaying({ visit, app }: ReturnType<typeof makeBookingService>) {
  const visitor = await visit().open("/booking");
  await visitor.follow("9:00");
  const details = visitor.path;
  const retype = async (fields: Record<string, string>) => {
    const form = visitor.fillForm(es.details.submit, { ...ana, ...fields });
    return () => visitor.send(form.path, form.init);
  };
  const resend = await retype({ sessions: "ten", name: "Eva" });
  await visitor.press(es.details.submit, { ...ana, sessions: "single" });
  const { path, init } = visitor.fillForm(button);
  const leaving = await app.request(path, init);
  expect(leaving.headers.get("location")).toBe("https://pay.example/session");
  return { visitor, resend, details };
}

testOnDatabases("a running payment cannot be changed to another offer", async (place) => {
  const { provider, asked } = makeRedirectingProvider();
  const service = makeBookingService({ place, payment: provider });
  const { visitor, resend } = await startPaying(service);
  await resend();
  expect(visitor.heading).toBe(es.payment.title);
  expect(visitor.text).toContain(`${es.details.single}, 100 €`);
  expect(visitor.text).toContain(es.payment.started);
  await visitor.press(button);
  expect(visitor.heading).toBe(es.appointment.titleConfirmed);
  expect(asked.map(({ totalCents }) => totalCents)).toEqual([10_000, 10_000]);
  expect(await service.bookings.list()).toMatchObject([
    { state: "confirmed", name: "Ana", sessions: 1, totalCents: 10_000 },
  ]);
});

testOnDatabases(
  "who comes back from the provider's pages is confirmed at once, and only once",
  async (place) => {
    const { provider, asked } = makeRedirectingProvider();
    const service = makeBookingService({ place, payment: provider });
    const { visitor } = await startPaying(service);
    const { pathname, search } = new URL(asked[0]!.returnAddress);
    await visitor.open(pathname + search);
    expect(visitor.heading).toBe(es.appointment.titleConfirmed);
    await visitor.open(pathname + search);
    expect(visitor.heading).toBe(es.appointment.titleConfirmed);
    expect(asked).toHaveLength(2);
    expect(await service.bookings.list()).toMatchObject([{ state: "confirmed" }]);
  },
);

testOnDatabases(
  "who comes back without having paid sees the payment again, and is not sent away",
  async (place) => {
    const asked: Payment[] = [];
    const settle: PaymentProvider["settle"] = async (payment) => {
      asked.push(payment);
      return Promise.resolve({
        status: "elsewhere",
        address: "https://pay.example/session",
        session: null,
      });
    };
    const payment = { id: "demonstration", takesMoney: true, settle } as const;
    const service = makeBookingService({ place, payment });
    const { visitor } = await startPaying(service);
    const { pathname, search } = new URL(asked[0]!.returnAddress);
    await visitor.open(pathname + search);
    expect([visitor.status, visitor.heading]).toEqual([200, es.payment.title]);
    expect(visitor.text).toContain(es.payment.started);
    expect(await service.bookings.list()).toMatchObject([{ state: "held" }]);
  },
);

for (const taken of [{ totalCents: 100 }, { currency: "USD" }, { sessions: 10 }])
  testOnDatabases(
    `a payment of something else (${JSON.stringify(taken)}) confirms nothing, and says so with its reference`,
    async (place) => {
      const { provider } = makeRedirectingProvider(taken);
      const service = makeBookingService({ place, payment: provider });
      const { visitor } = await startPaying(service);
      await visitor.press(button);
      expect([visitor.status, visitor.heading]).toEqual([409, es.notices.paidOtherwise.title]);
      expect(visitor.text).toContain("P-1");
      expect(await service.bookings.list()).toMatchObject([{ state: "held", paidAt: null }]);
      expect(await service.takeMails()).toEqual([]);
      expect(service.log).toContainEqual(
        expect.objectContaining({ event: "payment-differs", reference: "P-1" }),
      );
    },
  );

testOnDatabases(
  "a payment that cannot be stored is shown with its reference, and confirmed at a retry",
  async (place) => {
    const { provider } = makeRedirectingProvider();
    const service = makeBookingService({ place, payment: provider });
    const { visitor } = await startPaying(service);
    const { path, init } = visitor.fillForm(button);
    const failing = vi.spyOn(service.bookings, "confirm");
    failing.mockRejectedValueOnce(new Error("database or disk is full"));
    await visitor.send(path, init);
    expect([visitor.status, visitor.heading]).toEqual([503, es.notices.notStored.title]);
    expect(service.log).toContainEqual(
      expect.objectContaining({ event: "paid-not-stored", reference: "P-1" }),
    );
    await visitor.send(path, init);
    expect(visitor.heading).toBe(es.appointment.titleConfirmed);
  },
);

testOnDatabases("before its payment starts, a hold has the form's last values", async (place) => {
  const { visit, bookings } = makeBookingService({ place });
  const visitor = await visit().open("/booking");
  await visitor.follow("9:00");
  const { path, init } = visitor.fillForm(es.details.submit, { ...ana, sessions: "three" });
  await visitor.press(es.details.submit, ana);
  await visitor.send(path, init);
  expect(visitor.text).not.toContain(es.payment.started);
  expect(await bookings.list()).toMatchObject([{ sessions: 3 }]);
});
