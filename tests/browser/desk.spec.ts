import type { Page } from "@playwright/test";
import { localePrefix, locales } from "../../contracts/locale.ts";
import { sessionMs } from "../../service/booking/core/slots.ts";
import { deskWords } from "../../service/desk/words/desk-words.ts";
import type { BookingService } from "../support/booking/booking-service.ts";
import { expect, test } from "../support/booking/booking-test.ts";
import { readTicket } from "../support/desk/desk-browser.ts";
import { expectNoSidewaysScroll, expectNoViolation } from "../support/page/expect-accessible.ts";

/** Monday, 9:00 in Madrid. */
const nine = Date.parse("2027-03-22T08:00:00Z");
const enquiry = {
  template: "contact",
  service: "dashboard",
  locale: "es",
  caseStudy: null,
} as const;

/** Fills the stores with a day's work: a paid booking, a message, one in quarantine. */
async function fill({ stores, now }: BookingService): Promise<void> {
  const { bookings, databases, enquiries } = stores;
  const span = { startsAt: nine, endsAt: nine + sessionMs, bufferMs: 0 };
  const held = await bookings.hold(span, {
    request: "0".repeat(32),
    holder: "192.0.2.1",
    offeredHours: 100,
    name: "Elena Roca",
    email: "elena@example.com",
    locale: "es",
    timeZone: "Europe/Madrid",
    sessions: 1,
    totalCents: 10_000,
    currency: "EUR",
    topic: "Elegir los KPI",
  });
  if (held.outcome !== "booked") throw new Error(held.outcome);
  const paid = { reference: "pi_1", sessions: 1, totalCents: 10_000, currency: "EUR" };
  await bookings.confirm(held.booking.id, paid, now() + 1e10);
  await databases.bookings.run("UPDATE purchase SET payment_session = 'cs_1', provider = 'stripe'");
  const message = "Tenemos once Excel para cerrar el mes y cada uno dice una cosa. ".repeat(4);
  await enquiries.add({ ...enquiry, from_name: "Nuria", reply_to: "nuria@example.com", message });
  // The first of a day is mailed as a notice.
  for (const name of ["Notice", "Spam", "Ana"])
    await enquiries.add(
      { ...enquiry, from_name: name, reply_to: `${name}@example.com`, message: `De ${name}` },
      "links",
    );
}

async function check(page: Page, state: string): Promise<void> {
  await page.emulateMedia({ colorScheme: "dark" });
  await expectNoViolation(page, state);
  await page.emulateMedia({ colorScheme: "light" });
  await expectNoViolation(page, state, "style");
  await expectNoSidewaysScroll(page, state);
  await page.setViewportSize({ width: 390, height: 844 });
}

for (const edition of locales) {
  test.describe(`in ${edition}`, () => {
    test.use({ edition, viewport: { width: 390, height: 844 } });
    test.slow();

    test("the owner's day on a phone: sign in, move one, block an afternoon, answer, release, refund", async ({
      page,
      service,
      expectedErrors,
    }) => {
      expectedErrors.push(/422 \(Unprocessable/);
      const words = deskWords[edition];
      const desk = `${localePrefix[edition]}/_desk`;
      const press = async (name: string) => page.getByRole("button", { name }).first().click();
      const expectDone = async (text: string) =>
        expect(page.getByRole("status")).toContainText(text);
      await fill(service);
      await page.goto(desk);
      await check(page, "desk: ask");
      const sent = service.smtp.mails.length;
      await page.getByLabel(words.ask.email).fill("owner@example.org");
      await press(words.ask.submit);
      await check(page, "desk: code");
      const findTicket = () =>
        service.smtp.mails
          .map(({ mail }) => mail.text ?? "")
          .find((text) => text.includes("?ticket="));
      await expect.poll(findTicket).toBeDefined();
      expect(sent).toBeLessThan(service.smtp.mails.length);
      await page.goto(readTicket(findTicket() ?? "").link);
      await check(page, "desk: enter");
      await press(words.enter.submit);
      await expect(page.getByRole("heading", { name: words.messages.title })).toBeVisible();
      await check(page, "desk: first page");

      await press(words.messages.answered);
      await expectDone(words.done.answered);
      await press(words.quarantine.release);
      await expectDone(words.done.released);
      await page.getByRole("link", { name: words.quarantine.remove }).click();
      await check(page, "desk: deletion");
      await press(words.remove.submit);
      await expectDone(words.done.removed);

      await page.getByRole("link", { name: words.weeks.block }).click();
      await page.getByLabel(words.day.pick, { exact: true }).fill("2027-03-23");
      await press(words.day.show);
      await check(page, "desk: day");
      await press(words.day.submit);
      await expectDone(words.done.blocked);

      await page.goto(`${desk}/bookings?q=elena`);
      await check(page, "desk: bookings");
      await page.getByRole("link", { name: /Elena Roca/ }).click();
      await check(page, "desk: booking");
      await press(words.booking.moveSubmit("Elena Roca"));
      await expectDone(words.done.moved);
      await press(words.booking.cancelNext);
      await check(page, "desk: cancellation");
      await page.getByRole("button", { name: /Elena Roca/ }).click();
      await expectDone(words.done.cancelled);
      expect(await service.stores.payments.listRefunds()).toMatchObject([{ cents: 10_000 }]);

      await page.goto(`${desk}/messages`);
      await check(page, "desk: messages");
      await press(words.leave);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.notices.left.title);
      await check(page, "desk: left");
    });
  });
}
