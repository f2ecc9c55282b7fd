import type { Page } from "@playwright/test";
import { localePrefix } from "../../../contracts/locale.ts";
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
import type { NetworkFault } from "../../support/site/network-fault.ts";
import { expect, openApp, readCopy, test } from "../../support/site/site-test.ts";
import {
  expectApart,
  expectText,
  phone,
  readIn,
  throughFaults,
} from "../../support/site/third-party-cell.ts";

test.use({ viewport: phone, knownOrigins: [deliveryOrigin, calendly, powerBi] });

const lateMs = 8000;
const words = { name: "Ana Peña", email: "ana@example.com", message: "No cuadran las ventas." };

type Outcome = "failed" | "timed-out" | "shown";

// No browser tells what another site answered: a calendar that says nothing is late, and of a report it shows what came.
const parties = [
  {
    name: "Calendly",
    host: "calendly.com",
    path: bookingPath,
    kind: "booking",
    body: sending(viewed),
    answered: "timed-out",
  },
  {
    name: "Power BI",
    host: "app.powerbi.com",
    path: reportPath,
    kind: "report",
    body: "<h1>Informe</h1>",
    answered: "shown",
  },
] as const;

function foresee(fault: NetworkFault, answered: Outcome): Outcome {
  if (fault === "blocked" || fault === "unresolved") return "failed";
  return fault === "silent" ? "timed-out" : answered;
}

async function write(page: Page): Promise<void> {
  await page.locator("#from_name").fill(words.name);
  await page.locator("#reply_to").fill(words.email);
  await page.locator("#message").fill(words.message);
}

for (const { name, host, path, kind, body, answered } of parties) {
  test(`${name} is missed: it is said within 8 s, with a way on, and the page goes on`, async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(/Failed to load resource/);
    const fakeHost = await FakeHost.at(page, host, body);
    await page.clock.install();
    const looked = new Set<Outcome>();
    await throughFaults(async ({ fault, locale, other }) => {
      fakeHost.behaviour = fault;
      const asked = fakeHost.asked.length;
      await openApp(page, localePrefix[locale] + path);
      await write(page);
      await press(page, readCopy(locale).embeds.kinds[kind].load);
      await expect.poll(() => fakeHost.asked.length).toBe(asked + 1);
      const outcome = foresee(fault, answered);
      if (outcome === "timed-out") await page.clock.runFor(lateMs);
      const status = embed(page).getByRole("status");
      const { states } = readCopy(locale).embeds;
      await expect(status).toHaveText(named(states[outcome].title, name));
      await expectText(page);
      await expectApart(page);
      await readIn(page, locale, other);
      const told = readCopy(other).embeds;
      await expect(status).toHaveText(named(told.states[outcome].title, name));
      await expect(embed(page).getByRole("link", { name: host })).toBeVisible();
      await expect(page.locator("#message")).toHaveValue(words.message);
      if (outcome === "shown") return;
      await expect(embed(page).getByText(told.states[outcome].text)).toBeVisible();
      if (!looked.has(outcome)) expect(await listViolations(page, ".embed")).toEqual([]);
      looked.add(outcome);
      fakeHost.behaviour = "answering";
      await embed(page).getByRole("button", { name: told.retry }).click();
      await expect(status).toHaveText(named(told.states.shown.title, name));
      await expect(embed(page)).toBeFocused();
    });
  });
}

test("one that refuses to be framed says nothing: it is late, and its own site is a click away", async ({
  page,
  expectedErrors,
}) => {
  const { embeds: copy } = readCopy("es");
  expectedErrors.push(/Refused to display|X-Frame-Options|ERR_BLOCKED_BY_RESPONSE/);
  const fakeHost = await FakeHost.at(page, "calendly.com", sending(viewed));
  fakeHost.behaviour = "refusing";
  await page.clock.install();
  await openApp(page, bookingPath);
  await press(page, copy.kinds.booking.load);
  await expect.poll(() => fakeHost.asked.length).toBe(1);
  await page.clock.runFor(lateMs);
  await expect(embed(page).getByText(copy.states["timed-out"].text)).toBeVisible();
  await expect(embed(page).getByRole("link", { name: "calendly.com" })).toBeVisible();
  await embed(page).getByRole("button", { name: copy.insist }).click();
  await expect(embed(page).getByText(copy.states["timed-out"].text)).toBeHidden();
  await expect(embed(page)).toContainText(copy.notSeen);
});
