import { listViolations } from "../../support/page/expect-accessible.ts";
import { deliveryOrigin } from "../../support/site/configured-site.ts";
import {
  bookingPath,
  calendly,
  embed,
  named,
  powerBi,
  press,
  reportPath,
  viewed,
} from "../../support/site/embed-page.ts";
import { FakeHost, sending } from "../../support/site/fake-host.ts";
import { expect, openApp, readCopy, test } from "../../support/site/site-test.ts";

const { embeds: copy } = readCopy("es");
const { booking, report } = copy.kinds;
const lateMs = 8000;

test.use({ knownOrigins: [deliveryOrigin, calendly, powerBi] });
const states = copy.states;

for (const [path, host, name, kindCopy, body] of [
  [bookingPath, "calendly.com", "Calendly", booking, sending(viewed)],
  [reportPath, "app.powerbi.com", "Power BI", report, "<h1>Informe</h1>"],
] as const) {
  test(`${name} does not answer: it is late after 8 s, and can be tried again`, async ({
    page,
  }) => {
    const fakeHost = await FakeHost.at(page, host, body);
    fakeHost.behaviour = "silent";
    await page.clock.install();
    await openApp(page, path);
    await press(page, kindCopy.load);
    const status = embed(page).getByRole("status");
    await expect(status).toHaveText(named(states.loading.title, name));
    await page.clock.runFor(lateMs);
    await expect(status).toHaveText(named(states["timed-out"].title, name));
    await expect(embed(page).getByText(states["timed-out"].text)).toBeVisible();
    await expect(embed(page).getByRole("link", { name: host })).toBeVisible();
    fakeHost.behaviour = "answering";
    await embed(page).getByRole("button", { name: copy.retry }).click();
    await expect(status).toHaveText(named(states.shown.title, name));
    await expect(embed(page)).toBeFocused();
  });

  test(`${name} cannot be reached: it says so, and can be tried again`, async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(/ERR_FAILED/);
    const fakeHost = await FakeHost.at(page, host, body);
    fakeHost.behaviour = "failing";
    await openApp(page, path);
    await press(page, kindCopy.load);
    const status = embed(page).getByRole("status");
    await expect(status).toHaveText(named(states.failed.title, name));
    await expect(embed(page).getByText(states.failed.text)).toBeVisible();
    await expect(embed(page).getByRole("link", { name: host })).toBeVisible();
    expect(await listViolations(page, ".embed")).toEqual([]);
    fakeHost.behaviour = "answering";
    await embed(page).getByRole("button", { name: copy.retry }).click();
    await expect(status).toHaveText(named(states.shown.title, name));
  });
}

test("one that refuses to be framed says nothing: it is late, and its own site is a click away", async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/Refused to display|X-Frame-Options|ERR_BLOCKED_BY_RESPONSE/);
  const fakeHost = await FakeHost.at(page, "calendly.com", sending(viewed));
  fakeHost.behaviour = "refusing";
  await page.clock.install();
  await openApp(page, bookingPath);
  await press(page, booking.load);
  await expect.poll(() => fakeHost.asked.length).toBe(1);
  await page.clock.runFor(lateMs);
  await expect(embed(page).getByText(states["timed-out"].text)).toBeVisible();
  await expect(embed(page).getByRole("link", { name: "calendly.com" })).toBeVisible();
  await embed(page).getByRole("button", { name: copy.insist }).click();
  await expect(embed(page).getByText(states["timed-out"].text)).toBeHidden();
  await expect(embed(page)).toContainText(copy.notSeen);
});
