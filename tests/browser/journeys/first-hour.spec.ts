import { freeHoursPath } from "../../../contracts/booking.ts";
import { fillText } from "../../../contracts/fill-text.ts";
import { languageTags } from "../../../contracts/locale.ts";
import { expect, findSlot, test } from "../../support/booking/booking-test.ts";
import { openApp } from "../../support/site/site-test.ts";

const monday = new Date("2027-03-22T08:00Z");

test.use({ timezoneId: "America/Mexico_City" });

test("home's last button and the consultations' first are the first free hour, in the visitor's time", async ({
  page,
  home,
  prefix,
  edition,
  copy,
  bookingCopy,
}) => {
  await openApp(page, home);
  const contact = page.getByRole("region", { name: copy.contact.title });
  await contact.scrollIntoViewIfNeeded();
  const format = (options: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat(languageTags[edition], {
      timeZone: "America/Mexico_City",
      ...options,
    }).format(monday);
  const day = format({ weekday: "short", day: "numeric", month: "short" });
  const clock = format({ hour: "numeric", minute: "2-digit" });
  const name = fillText(copy.contact.hour.book, { hour: `${day}, ${clock}` });
  const hour = contact.getByRole("link", { name });
  await expect(contact.getByText(copy.contact.hour.free)).toBeVisible();
  await hour.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(bookingCopy.details.title);
  await openApp(page, `${prefix}/consultorias`);
  const opening = page.locator("#top");
  await expect(opening.getByRole("link", { name })).toHaveAttribute(
    "href",
    /slot=2027-03-22T08%3A00Z/,
  );
  await expect(opening.locator(".hours-day")).toHaveCount(6);
  await page.goto(`${prefix}/booking`);
  await expect(findSlot(page, /2:00/)).toHaveAttribute("href", /slot=2027-03-22T08%3A00Z/);
});

test("where no hour is known it leads to the calendar", async ({ page, home, prefix, copy }) => {
  await page.route(`**${freeHoursPath}`, async (route) => route.fulfill({ json: { slots: [] } }));
  const answer = page.waitForResponse(`**${freeHoursPath}`);
  await openApp(page, home);
  const contact = page.getByRole("region", { name: copy.contact.title });
  await contact.scrollIntoViewIfNeeded();
  await answer;
  await expect(contact.getByRole("link", { name: copy.contact.hour.choose })).toHaveAttribute(
    "href",
    `${prefix}/consultorias#booking`,
  );
  await expect(contact.getByText(copy.contact.hour.free)).toBeHidden();
  await openApp(page, `${prefix}/consultorias`);
  const opening = page.locator("#top");
  await expect(opening.getByRole("link", { name: copy.contact.hour.choose })).toHaveAttribute(
    "href",
    "#booking",
  );
  await expect(opening.locator(".hours-day")).toHaveCount(0);
});
