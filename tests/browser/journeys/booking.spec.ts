import { expectOwnZone } from "../../support/page/expect-own-zone.ts";
import { expectSteady, watchShifts } from "../../support/page/layout-shift.ts";
import {
  askForLink,
  confirmByLink,
  expect,
  fillDetails,
  findSlot,
  test,
  visitor,
} from "../../support/booking/booking-test.ts";
import { findConfirmationLink } from "../../support/booking/find-confirmation-link.ts";
import {
  parseCalendarFile,
  readInstant,
  readText,
} from "../../support/booking/parse-calendar-file.ts";
import { openApp } from "../../support/site/site-test.ts";

/** The calendar file of a mail, byte for byte. */
function readAttachment(raw: string): string {
  const [, encoded = ""] =
    /Content-Type: application\/ics(?:.+\r\n)+\r\n([A-Za-z0-9+/=\r\n]+)/.exec(raw) ?? [];
  return Buffer.from(encoded, "base64").toString();
}

// The first hour of the week after the change: nine in Madrid, then at UTC+2.
const firstAfterChange = Date.parse("2027-03-29T07:00:00Z");
const zones = [
  { zone: "Europe/Madrid", city: "madrid", es: "9:00", en: "9:00 AM" },
  {
    zone: "America/Mexico_City",
    city: "mexicoCity",
    es: "1:00 9:00 en Madrid",
    en: "1:00 AM 9:00 AM in Madrid",
  },
  {
    zone: "Asia/Tokyo",
    city: "tokyo",
    es: "16:00 9:00 en Madrid",
    en: "4:00 PM 9:00 AM in Madrid",
  },
] as const;

for (const { zone, city, ...times } of zones) {
  test.describe(zone, () => {
    test.use({ timezoneId: zone });

    test("an hour after the change of clocks is booked in the page, from the first look to the mail", async ({
      page,
      context,
      prefix,
      edition,
      copy,
      bookingCopy,
      service,
    }) => {
      await openApp(page, `${prefix}/consultorias`);
      const { own } = copy.consultations.booking;
      const frame = page.frameLocator(`iframe[title="${own.title}"]`);
      await page.getByTitle(own.title).scrollIntoViewIfNeeded();
      await expect(frame.getByLabel(bookingCopy.calendar.zoneLabel)).toHaveValue(zone);
      await expect(frame.locator("option:checked")).toHaveText(bookingCopy.zones[city]);
      await frame.getByRole("link", { name: bookingCopy.calendar.next }).click();
      // Both weeks have such hours.
      const slot = `time[datetime="${new Date(firstAfterChange).toISOString()}"]`;
      await expect(frame.locator(slot)).toBeVisible();
      await findSlot(frame, times[edition]).click();
      await fillDetails(frame, bookingCopy);
      await frame.getByLabel(bookingCopy.details.topic).fill("Mi informe va lento.");
      await frame.getByRole("button", { name: bookingCopy.details.submit }).click();
      const link = await askForLink(frame, bookingCopy, service);
      await expect(page).toHaveURL(`${prefix}/consultorias`);
      // A mail program opens its links beside what is open; the frame knows once it is looked at again.
      await confirmByLink(await context.newPage(), link, bookingCopy);
      await frame.locator("body").evaluate(() => location.reload());
      await expect(frame.getByRole("link", { name: bookingCopy.appointment.open })).toHaveAttribute(
        "href",
        /\/booking\/appointment\?booking=/,
      );

      const [asked, ...mails] = await service.smtp.waitForMails(3);
      expect(asked?.envelopeTo).toEqual([visitor.email]);
      expect(asked?.mail.subject).toContain(bookingCopy.notifications.confirm);
      expect(asked?.raw).not.toMatch(/BEGIN:VCALENDAR|application\/ics/);
      const visitors = mails.find(({ envelopeTo }) => envelopeTo.includes(visitor.email));
      const theirs = mails.find(({ envelopeTo }) => envelopeTo.includes("owner@example.org"));
      expect(visitors?.mail.subject).toContain(bookingCopy.notifications.confirmed);
      expect(visitors?.mail.text).toContain(`${service.url}${prefix}/booking/appointment?booking=`);
      expect(theirs?.mail.text).toContain("Mi informe va lento.");
      expect(theirs?.mail.replyTo?.[0]?.address).toBe(visitor.email);
      for (const caught of [visitors, theirs]) {
        const event = parseCalendarFile(readAttachment(caught?.raw ?? ""));
        expect(readInstant(event, "DTSTART")).toBe(firstAfterChange);
        expect(readInstant(event, "DTEND")).toBe(firstAfterChange + 3_600_000);
        expect(readText(event, "SUMMARY")).not.toBe("");
      }

      // The link in the mail opens the appointment, whose file can be saved.
      const [appointment = ""] = /http\S+appointment\?\S+/.exec(visitors?.mail.text ?? "") ?? [];
      await page.goto(appointment);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        bookingCopy.appointment.titleConfirmed,
      );
      const download = page.waitForEvent("download");
      await page.getByRole("link", { name: bookingCopy.appointment.download }).click();
      expect((await download).suggestedFilename()).toMatch(/\.ics$/);
    });
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the page leads to the calendar, which books, moves and cancels", async ({
    page,
    prefix,
    copy,
    bookingCopy,
    service,
    expectedErrors,
  }) => {
    expectedErrors.push(/422 \(Unprocessable Entity\)/);
    await page.goto(`${prefix}/consultorias`);
    const { own, byMessage } = copy.consultations.booking;
    const section = page.locator("#booking");
    await expect(section).toContainText(byMessage.lead, { useInnerText: true });
    await page.getByRole("link", { name: own.open }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(bookingCopy.calendar.title);
    await page.getByLabel(bookingCopy.calendar.zoneLabel).selectOption(bookingCopy.zones.bogota);
    await page.getByRole("button", { name: bookingCopy.calendar.zoneShow }).click();
    await findSlot(page, /^3:00/).click();
    const { details } = bookingCopy;
    await page.getByRole("button", { name: details.submit }).click();
    await expect(page.getByRole("alert")).toBeFocused();
    await expect(page.getByRole("alert").getByRole("link")).toHaveText([
      details.errors.name.missing,
      details.errors.email.missing,
    ]);
    await expect(page).toHaveTitle(
      new RegExp(details.errorTitle.replace("{{title}}", details.title)),
    );
    await fillDetails(page, bookingCopy);
    await page.getByRole("radio", { name: /3/ }).check();
    await page.getByRole("button", { name: bookingCopy.details.submit }).click();
    await confirmByLink(page, await askForLink(page, bookingCopy, service), bookingCopy);

    await page.getByRole("link", { name: bookingCopy.appointment.move }).click();
    await findSlot(page, /^5:00/).click();
    await page.getByRole("button", { name: bookingCopy.change.moveConfirm }).click();
    await expect(page.getByText(bookingCopy.appointment.moved)).toBeVisible();
    await page.getByRole("link", { name: bookingCopy.appointment.cancel }).click();
    await page.getByRole("button", { name: bookingCopy.change.cancelConfirm }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      bookingCopy.appointment.titleCancelled,
    );
    const mails = await service.smtp.waitForMails(7);
    const methods = mails
      .filter(({ envelopeTo }) => envelopeTo.includes(visitor.email))
      .map(({ raw }) => /method=(\w+)/.exec(raw)?.[1]);
    expect(methods).toEqual([undefined, "REQUEST", "REQUEST", "CANCEL"]);

    await page.getByRole("link", { name: bookingCopy.appointment.bookNext }).click();
    await page.getByRole("link", { name: bookingCopy.balance.all }).click();
    await findSlot(page, /^4:00/).click();
    await page.getByRole("button", { name: bookingCopy.details.submitPackage }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      bookingCopy.appointment.titleConfirmed,
    );
  });
});

test(
  "the keyboard alone books an hour in the page",
  { tag: "@desk" },
  async ({ page, prefix, copy, bookingCopy, service, expectedErrors }) => {
    expectedErrors.push(/422 \(Unprocessable Entity\)/);
    await openApp(page, `${prefix}/consultorias`);
    const { title } = copy.consultations.booking.own;
    const frame = page.frameLocator(`iframe[title="${title}"]`);
    await page.getByTitle(title).scrollIntoViewIfNeeded();
    await expectOwnZone(page, frame);
    const first = findSlot(frame, /^9:00/);
    await first.focus();
    await page.keyboard.press("Enter");
    const name = frame.getByLabel(bookingCopy.details.name, { exact: true });
    const heading = frame.getByRole("heading", { level: 1 });
    await expect(heading).toHaveText(bookingCopy.details.title);
    await expect(heading).toBeFocused();
    await frame.getByRole("button", { name: bookingCopy.details.submit }).press("Enter");
    await expect(frame.getByRole("alert")).toBeFocused();
    await frame.getByRole("radio").first().focus();
    await page.keyboard.press("ArrowDown");
    await expect(frame.getByRole("radio").nth(1)).toBeChecked();
    await page.keyboard.press("Tab");
    await expect(name).toBeFocused();
    await page.keyboard.type(visitor.name);
    await page.keyboard.press("Tab");
    await page.keyboard.type(visitor.email);
    await page.keyboard.press("Enter");
    await expect(heading).toHaveText(bookingCopy.payment.title);
    await expect(heading).toBeFocused();
    const { button, sentTitle, confirm } = bookingCopy.confirmation;
    await frame.getByRole("button", { name: button }).focus();
    await page.keyboard.press("Enter");
    await expect(frame.getByRole("heading", { level: 1 })).toHaveText(sentTitle);
    const [asked] = await service.smtp.waitForMails(1);
    await page.goto(findConfirmationLink(asked?.mail.text ?? ""));
    await page.getByRole("button", { name: confirm }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      bookingCopy.appointment.titleConfirmed,
    );
  },
);

test(
  "the frame comes without moving anything",
  { tag: "@size" },
  async ({ page, prefix, copy }) => {
    await watchShifts(page);
    await page.goto(`${prefix}/consultorias#booking`);
    const { title } = copy.consultations.booking.own;
    await expect(
      page.frameLocator(`iframe[title="${title}"]`).getByRole("heading", { level: 1 }),
    ).toBeVisible();
    await expectSteady(page, 0.01, "once the frame is there");
  },
);
