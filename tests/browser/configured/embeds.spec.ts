import type { Page } from "@playwright/test";
import type { ConsentRecord } from "../../../contracts/privacy/consent-record.ts";
import { storageKeys } from "../../../contracts/privacy/storage-keys.ts";
import { listViolations } from "../../support/page/expect-accessible.ts";
import {
  configuredEnvironment,
  configuredReports,
  deliveryOrigin,
} from "../../support/site/configured-site.ts";
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
import { expect, openApp, readCopy, startApp, test } from "../../support/site/site-test.ts";
import { sending, FakeHost } from "../../support/site/fake-host.ts";

const { embeds: copy, consent: consentCopy, footer, contact } = readCopy("es");
const booking = copy.kinds.booking;
const report = copy.kinds.report;

async function readRecord(page: Page): Promise<ConsentRecord | undefined> {
  const text = await page.evaluate((key) => localStorage.getItem(key), storageKeys.consent);
  return text === null ? undefined : (JSON.parse(text) as ConsentRecord);
}

/** Turns everything down in the dialog, by keyboard: Chromium may still take a click right after a scroll for one on the frame that stood there. */
async function withdraw(page: Page): Promise<void> {
  await page.getByRole("contentinfo").getByRole("link", { name: footer.consent }).press("Enter");
  await page.getByRole("dialog").getByRole("button", { name: consentCopy.reject }).press("Enter");
}

test.describe("before the visitor asks", () => {
  for (const path of [bookingPath, reportPath]) {
    test(`${path} asks no other origin, and says whose it is, what is sent and where else it is`, async ({
      page,
    }) => {
      for (const edition of ["", "/en"]) {
        const document = await page.request.get(edition + path);
        expect(await document.text()).not.toContain("<iframe");
      }
      await openApp(page, path);
      await embed(page).scrollIntoViewIfNeeded();
      const [kindCopy, name, address] =
        path === bookingPath
          ? [booking, "Calendly", configuredEnvironment.VITE_BOOKING_URL]
          : [report, "Power BI", configuredReports["nps-bi"]];
      await expect(embed(page).getByRole("heading")).toHaveText(named(kindCopy.title, name));
      await expect(embed(page)).toContainText(named(kindCopy.sent, name));
      const link = embed(page).getByRole("link", { name: new URL(address).host });
      await expect(link).toHaveAttribute("href", address);
      await expect(link).toHaveAttribute("rel", "noopener noreferrer");
      await expect(page.locator("iframe")).toHaveCount(0);
      expect(await listViolations(page, ".embed")).toEqual([]);
    });
  }
});

test.describe("once it is loaded", () => {
  test.use({ knownOrigins: [deliveryOrigin, calendly, powerBi] });

  test("the calendar is framed with no more than it needs, in its place of 500 px, and forgotten", async ({
    page,
  }) => {
    const host = await FakeHost.at(page, "calendly.com", sending(viewed));
    await openApp(page, bookingPath);
    const foot = embed(page).getByRole("link", { name: "calendly.com" });
    await foot.scrollIntoViewIfNeeded();
    const before = await foot.evaluate((element) => element.getBoundingClientRect().top);
    await press(page, booking.load);
    const title = booking.frame.replace("{{host}}", "calendly.com");
    const frame = page.locator("iframe");
    await expect(embed(page).getByRole("status")).toHaveText(
      named(copy.states.shown.title, "Calendly"),
    );
    await expect(frame).toHaveAttribute("title", title);
    await expect(frame).toHaveAttribute("allow", "");
    await expect(frame).toHaveAttribute("referrerpolicy", "strict-origin-when-cross-origin");
    await expect(frame).toHaveAttribute(
      "sandbox",
      "allow-scripts allow-same-origin allow-popups allow-forms allow-popups-to-escape-sandbox",
    );
    expect(await frame.evaluate((element) => element.clientHeight)).toBe(500); // §9
    expect(await foot.evaluate((element) => element.getBoundingClientRect().top)).toBe(before);
    await expect(page.getByRole("region", { name: title })).toBeFocused();
    const [address] = host.asked;
    expect(address?.origin).toBe(calendly);
    expect(Object.fromEntries(address?.searchParams ?? [])).toMatchObject({
      embed_type: "Inline",
      locale: "es",
    });
    expect(address?.searchParams.has("name")).toBe(false);
    expect((await readRecord(page))?.embeds).toEqual({ calendly: false, "power-bi": false });
    expect(await listViolations(page, ".embed")).toEqual([]);
    await page.reload();
    await startApp(page);
    await embed(page).scrollIntoViewIfNeeded();
    await expect(embed(page).getByRole("button", { name: booking.load })).toBeVisible();
    expect(host.asked).toHaveLength(1);
  });

  test("the report takes the place of its still, 16:9 on a desk, and may fill the screen", async ({
    page,
  }) => {
    const host = await FakeHost.at(page, "app.powerbi.com", "<h1>Informe</h1>");
    await openApp(page, reportPath);
    await press(page, report.load);
    const frame = page.locator("iframe");
    await expect(embed(page).getByRole("status")).toHaveText(
      named(copy.states.shown.title, "Power BI"),
    );
    await expect(frame).toHaveAttribute("sandbox", "allow-scripts allow-same-origin allow-popups");
    await expect(frame).toHaveAttribute("allow", "fullscreen");
    const { width = 0, height = 1 } = (await frame.boundingBox()) ?? {};
    expect(width / height).toBeCloseTo(16 / 9, 1);
    expect(host.asked.map(String)).toEqual([configuredReports["nps-bi"]]);
  });

  test("what was typed into the form is not asked for again", async ({ page }) => {
    const host = await FakeHost.at(page, "calendly.com", sending(viewed));
    await openApp(page, bookingPath);
    const form = page.locator("#contact form");
    await form.getByLabel(contact.name, { exact: true }).fill(" Ana Peña ");
    await form.getByLabel(contact.email, { exact: true }).fill("ana+1@example.com");
    await press(page, booking.load);
    await expect.poll(() => host.asked.length).toBe(1);
    expect(host.asked[0]?.searchParams.get("name")).toBe("Ana Peña");
    expect(host.asked[0]?.searchParams.get("email")).toBe("ana+1@example.com");
  });

  test("turning everything down closes it at once", async ({ page }) => {
    await FakeHost.at(page, "calendly.com", sending(viewed));
    await openApp(page, bookingPath);
    await press(page, booking.load);
    await expect(page.locator("iframe")).toHaveCount(1);
    await withdraw(page);
    await expect(page.locator("iframe")).toHaveCount(0);
    await expect(embed(page).getByRole("button", { name: booking.load })).toBeVisible();
  });

  test("always: it comes by itself on later visits, until it is withdrawn", async ({ page }) => {
    const host = await FakeHost.at(page, "app.powerbi.com", "<h1>Informe</h1>");
    await openApp(page, reportPath);
    await press(page, named(copy.always, "Power BI"));
    await expect(page.locator("iframe")).toHaveCount(1);
    await expect(page.getByRole("status").filter({ hasText: "Power BI" }).first()).toBeAttached();
    const record = await readRecord(page);
    expect(record).toMatchObject({
      analytics: false,
      embeds: { calendly: false, "power-bi": true },
    });
    const text = JSON.stringify(record);
    await page.addInitScript(
      ([key = "", value = ""]) => {
        if (location.hostname === "localhost") localStorage.setItem(key, value);
      },
      [storageKeys.consent, text],
    );
    await openApp(page, bookingPath);
    await openApp(page, reportPath);
    await expect(embed(page)).not.toBeInViewport();
    expect(host.asked).toHaveLength(1);
    await embed(page).scrollIntoViewIfNeeded();
    await expect.poll(() => host.asked.length).toBe(2);
    await withdraw(page);
    await expect(page.locator("iframe")).toHaveCount(0);
    expect((await readRecord(page))?.embeds).toEqual({ calendly: false, "power-bi": false });
  });

  test.describe("by a visitor who was not asked yet", () => {
    test.use({ consent: "undecided" });

    test("always grants this and nothing else", async ({ page }) => {
      await FakeHost.at(page, "calendly.com", sending(viewed));
      await openApp(page, bookingPath);
      await press(page, named(copy.always, "Calendly"));
      await expect(page.locator("iframe")).toHaveCount(1);
      expect(await readRecord(page)).toMatchObject({
        analytics: false,
        embeds: { calendly: true, "power-bi": false },
      });
    });
  });
});

test("the legal texts name who embeds something", async ({ page }) => {
  await openApp(page, "/politica-cookies");
  for (const name of ["Power BI", "Calendly"]) {
    await expect(page.getByRole("row").filter({ hasText: name })).toHaveCount(1);
  }
  await openApp(page, "/politica-privacidad");
  const { processors } = readCopy("es").legal;
  const main = page.getByRole("main");
  await expect(main).toContainText(processors.powerBi.name);
  await expect(main).toContainText(processors.booking.name.replace("{{host}}", "calendly.com"));
});
