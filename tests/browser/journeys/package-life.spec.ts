import { stripeWebhookPath } from "../../../contracts/booking.ts";
import { createTimeFormats } from "../../../service/booking/copy/time-formats.ts";
import { findPaymentProvider } from "../../../service/booking/payment/find-payment-provider.ts";
import { expect, fillDetails, test as base, visitor } from "../../support/booking/booking-test.ts";
import { startFakeCalendar, type FakeCalendar } from "../../support/calendar/fake-calendar.ts";
import { FakeStripe, webhookSecret } from "../../support/stripe/fake-stripe.ts";

type Outside = { calendar: FakeCalendar; stripe?: FakeStripe };

/** A service that takes payments at a fake Stripe and writes to a fake calendar. */
const test = base.extend<{ outside: Outside }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern
  outside: async ({}, use) => {
    const outside: Outside = { calendar: await startFakeCalendar() };
    await use(outside);
    outside.calendar.stop();
    await outside.stripe?.stop();
  },
  around: async ({ outside }, use) => {
    const { caldav } = outside.calendar;
    await use({
      calendar: { caldav, icsUrl: undefined, pauseHours: "never" },
      makePayment: async (now) => {
        const stripe = await new FakeStripe(now).start();
        stripe.pages = stripe.url;
        outside.stripe = stripe;
        const settings = {
          STRIPE_SECRET_KEY: "sk_test_1",
          STRIPE_WEBHOOK_SECRET: [webhookSecret],
          STRIPE_API_URL: stripe.url,
          STRIPE_CHECKOUT_ORIGIN: stripe.url,
        };
        return findPaymentProvider(settings, now);
      },
    });
  },
});

/** Nine in Madrid, after and before the change of clocks on 28 March. */
const after = Date.parse("2027-03-29T07:00:00Z");
const before = Date.parse("2027-03-24T08:00:00Z");

for (const zone of ["Europe/Madrid", "America/New_York"]) {
  test.describe(zone, () => {
    test.use({ timezoneId: zone });

    test("a package is bought, moved over the change of clocks, used on, and paid back", async ({
      page,
      prefix,
      edition,
      bookingCopy,
      service,
      outside,
      expectedErrors,
    }) => {
      const { appointment, balance, calendar, change, details, notifications } = bookingCopy;
      const { moment } = createTimeFormats(edition, zone);
      const heading = page.getByRole("heading", { level: 1 });
      const hour = (slot: number) =>
        page.locator(`a:has(time[datetime="${new Date(slot).toISOString()}"])`);
      const readEntries = () =>
        outside.calendar
          .listEntries()
          .map(({ start }) => start)
          .toSorted((one, other) => one.localeCompare(other));
      const readMail = async (count: number) =>
        (await service.smtp.waitForMails(count)).findLast(({ envelopeTo }) =>
          envelopeTo.includes(visitor.email),
        )?.mail;
      await page.goto(`${prefix}/booking`);
      await expect(page.getByLabel(calendar.zoneLabel)).toHaveValue(zone);
      await page.getByRole("link", { name: calendar.next }).click();
      await hour(after).click();
      await fillDetails(page, bookingCopy);
      await page.getByRole("radio", { name: /3/ }).check();
      await page.getByRole("button", { name: details.submit }).click();
      await page.getByRole("button", { name: bookingCopy.payment.providers.stripe.button }).click();
      const stripe = outside.stripe!;
      expectedErrors.push(new RegExp(`^request to ${stripe.url}$`));
      await expect(page).toHaveURL(`${stripe.url}/c/pay/cs_1`);
      const [session] = stripe.sessions.values();
      stripe.pay(session!);
      await page.goto(stripe.created[0]?.["success_url"] ?? "");
      await expect(heading).toHaveText(appointment.titleConfirmed);
      const bought = await readMail(2);
      expect(bought?.subject).toBe(`${notifications.confirmed}: ${moment(after)}`);
      expect(bought?.text).toContain(bookingCopy.payment.providers.stripe.receipt);
      await expect.poll(readEntries).toEqual(["2027-03-29T07:00"]);

      await page.getByRole("link", { name: appointment.move }).click();
      await hour(before).click();
      await page.getByRole("button", { name: change.moveConfirm }).click();
      await expect(page.getByText(appointment.moved)).toBeVisible();
      expect((await readMail(4))?.subject).toBe(`${notifications.moved}: ${moment(before)}`);
      await expect.poll(readEntries).toEqual(["2027-03-24T08:00"]);

      const [link = ""] = /http\S+balance\?\S+/.exec(bought?.text ?? "") ?? [];
      await page.goto(link);
      await expect(heading).toHaveText(
        balance.title_other.replace("{{count}}", balance.numbers[2] ?? ""),
      );
      await page.locator(".booking-next").click();
      await page.getByRole("button", { name: details.submitPackage }).click();
      await expect(heading).toHaveText(appointment.titleConfirmed);
      await readMail(6);
      await expect.poll(readEntries).toEqual(["2027-03-22T08:00", "2027-03-24T08:00"]);

      await page.getByRole("link", { name: appointment.cancel }).click();
      await expect(page.getByRole("radio", { name: /185/ })).toBeChecked();
      await page.getByRole("button", { name: change.cancelConfirm }).click();
      await expect(heading).toHaveText(appointment.titleCancelled);
      expect((await readMail(8))?.text).toContain("185");
      // Any call of Stripe starts the round that pays back.
      const event = { id: "evt_1", type: "checkout.session.completed", object: session };
      const { body: data, headers } = stripe.sign(event);
      const answer = await page.request.post(service.url + stripeWebhookPath, { data, headers });
      expect(answer.status()).toBe(200);
      await expect
        .poll(() => stripe.refunds)
        .toMatchObject([{ payment_intent: "pi_1", amount: 18_500 }]);
      await expect.poll(readEntries).toEqual(["2027-03-24T08:00"]);
      await page.goto(link);
      await expect(heading).toHaveText(balance.titleRefunded);
    });
  });
}
