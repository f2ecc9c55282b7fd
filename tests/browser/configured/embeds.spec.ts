import AxeBuilder from "@axe-core/playwright";
import type { Locator, Page } from "@playwright/test";
import type { ConsentRecord } from "../../../contracts/consent-record.ts";
import { storageKeys } from "../../../contracts/storage-keys.ts";
import {
  configuredEnvironment,
  configuredReports,
  deliveryOrigin,
} from "../../support/configured-site.ts";
import { expect, openApp, readCopy, startApp, test } from "../../support/site-test.ts";
import { sending, StandIn } from "../../support/stand-in.ts";

const { embeds: copy, consent: consentCopy, footer, contact } = readCopy("es");
const bookingPath = "/consultorias";
const reportPath = "/proyectos/nps-bi";
const calendly = "https://calendly.com";
const powerBi = "https://app.powerbi.com";
const viewed = { event: "calendly.event_type_viewed", payload: {} };
const scheduled = { event: "calendly.event_scheduled", payload: {} };
const booking = copy.kinds.booking;
const report = copy.kinds.report;
const lateMs = 8000;

const named = (text: string, name: string) => text.replace("{{name}}", name);

function embed(page: Page): Locator {
  return page.locator(".embed");
}

async function load(page: Page, button: string): Promise<void> {
  await embed(page).getByRole("button", { name: button }).click();
}

async function readRecord(page: Page): Promise<ConsentRecord | undefined> {
  const text = await page.evaluate((key) => localStorage.getItem(key), storageKeys.consent);
  return text === null ? undefined : (JSON.parse(text) as ConsentRecord);
}

/** Turns everything down in the dialog, two acts from any page; by keyboard, as Chromium may still take a click right after a scroll for one on the frame that stood there. */
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
      const [words, name, address] =
        path === bookingPath
          ? [booking, "Calendly", configuredEnvironment.VITE_BOOKING_URL]
          : [report, "Power BI", configuredReports["nps-bi"]];
      await expect(embed(page).getByRole("heading")).toHaveText(named(words.title, name));
      await expect(embed(page)).toContainText(words.sent.replaceAll("{{name}}", name));
      const link = embed(page).getByRole("link", { name: new URL(address).host });
      await expect(link).toHaveAttribute("href", address);
      await expect(link).toHaveAttribute("rel", "noopener noreferrer");
      await expect(page.locator("iframe")).toHaveCount(0);
      const { violations } = await new AxeBuilder({ page }).include(".embed").analyze();
      expect(violations).toEqual([]);
    });
  }
});

test.describe("once it is loaded", () => {
  test.use({ knownOrigins: [deliveryOrigin, calendly, powerBi] });

  test("the calendar is framed with no more than it needs, in its place of 500 px, and forgotten", async ({
    page,
  }) => {
    const host = await StandIn.at(page, "calendly.com", sending(viewed));
    await openApp(page, bookingPath);
    const foot = embed(page).getByRole("link", { name: "calendly.com" });
    await foot.scrollIntoViewIfNeeded();
    const before = await foot.evaluate((element) => element.getBoundingClientRect().top);
    await load(page, booking.load);
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
    const { violations } = await new AxeBuilder({ page })
      .include(".embed")
      .exclude("iframe")
      .analyze();
    expect(violations).toEqual([]);
    await page.reload();
    await startApp(page);
    await embed(page).scrollIntoViewIfNeeded();
    await expect(embed(page).getByRole("button", { name: booking.load })).toBeVisible();
    expect(host.asked).toHaveLength(1);
  });

  test("the report takes the place of its still, 16:9 on a desk, and may fill the screen", async ({
    page,
  }) => {
    const host = await StandIn.at(page, "app.powerbi.com", "<h1>Informe</h1>");
    await openApp(page, reportPath);
    await load(page, report.load);
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
    const host = await StandIn.at(page, "calendly.com", sending(viewed));
    await openApp(page, bookingPath);
    const form = page.locator("#contact form");
    await form.getByLabel(contact.name, { exact: true }).fill(" Ana Peña ");
    await form.getByLabel(contact.email, { exact: true }).fill("ana+1@example.com");
    await load(page, booking.load);
    await expect.poll(() => host.asked.length).toBe(1);
    expect(host.asked[0]?.searchParams.get("name")).toBe("Ana Peña");
    expect(host.asked[0]?.searchParams.get("email")).toBe("ana+1@example.com");
  });

  test("turning everything down closes it at once", async ({ page }) => {
    await StandIn.at(page, "calendly.com", sending(viewed));
    await openApp(page, bookingPath);
    await load(page, booking.load);
    await expect(page.locator("iframe")).toHaveCount(1);
    await withdraw(page);
    await expect(page.locator("iframe")).toHaveCount(0);
    await expect(embed(page).getByRole("button", { name: booking.load })).toBeVisible();
  });

  test("always: it comes by itself on later visits, until it is withdrawn", async ({ page }) => {
    const host = await StandIn.at(page, "app.powerbi.com", "<h1>Informe</h1>");
    await openApp(page, reportPath);
    await load(page, named(copy.always, "Power BI"));
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
      await StandIn.at(page, "calendly.com", sending(viewed));
      await openApp(page, bookingPath);
      await load(page, named(copy.always, "Calendly"));
      await expect(page.locator("iframe")).toHaveCount(1);
      expect(await readRecord(page)).toMatchObject({
        analytics: false,
        embeds: { calendly: true, "power-bi": false },
      });
    });
  });
});

test.describe("a host that does not do its part", () => {
  test.use({ knownOrigins: [deliveryOrigin, calendly, powerBi] });
  const states = copy.states;

  for (const [path, host, name, words, body] of [
    [bookingPath, "calendly.com", "Calendly", booking, sending(viewed)],
    [reportPath, "app.powerbi.com", "Power BI", report, "<h1>Informe</h1>"],
  ] as const) {
    test(`${name} does not answer: it is late after 8 s, and can be tried again`, async ({
      page,
    }) => {
      const standIn = await StandIn.at(page, host, body);
      standIn.behaviour = "silent";
      await page.clock.install();
      await openApp(page, path);
      await load(page, words.load);
      const status = embed(page).getByRole("status");
      await expect(status).toHaveText(named(states.loading.title, name));
      await page.clock.runFor(lateMs);
      await expect(status).toHaveText(named(states["timed-out"].title, name));
      await expect(embed(page).getByText(states["timed-out"].text)).toBeVisible();
      await expect(embed(page).getByRole("link", { name: host })).toBeVisible();
      standIn.behaviour = "answering";
      await embed(page).getByRole("button", { name: copy.retry }).click();
      await expect(status).toHaveText(named(states.shown.title, name));
      await expect(embed(page)).toBeFocused();
    });

    test(`${name} cannot be reached: it says so, and can be tried again`, async ({
      page,
      expectedErrors,
    }) => {
      expectedErrors.push(/ERR_FAILED/);
      const standIn = await StandIn.at(page, host, body);
      standIn.behaviour = "failing";
      await openApp(page, path);
      await load(page, words.load);
      const status = embed(page).getByRole("status");
      await expect(status).toHaveText(named(states.failed.title, name));
      await expect(embed(page).getByText(states.failed.text)).toBeVisible();
      await expect(embed(page).getByRole("link", { name: host })).toBeVisible();
      const { violations } = await new AxeBuilder({ page })
        .include(".embed")
        .exclude("iframe")
        .analyze();
      expect(violations).toEqual([]);
      standIn.behaviour = "answering";
      await embed(page).getByRole("button", { name: copy.retry }).click();
      await expect(status).toHaveText(named(states.shown.title, name));
    });
  }

  test("one that refuses to be framed says nothing: it is late, and its own site is a click away", async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(/Refused to display|X-Frame-Options|ERR_BLOCKED_BY_RESPONSE/);
    const standIn = await StandIn.at(page, "calendly.com", sending(viewed));
    standIn.behaviour = "refusing";
    await page.clock.install();
    await openApp(page, bookingPath);
    await load(page, booking.load);
    await expect.poll(() => standIn.asked.length).toBe(1);
    await page.clock.runFor(lateMs);
    await expect(embed(page).getByText(states["timed-out"].text)).toBeVisible();
    await expect(embed(page).getByRole("link", { name: "calendly.com" })).toBeVisible();
    await embed(page).getByRole("button", { name: copy.insist }).click();
    await expect(embed(page).getByText(states["timed-out"].text)).toBeHidden();
    await expect(embed(page)).toContainText(copy.notSeen);
  });
});

test.describe("what a frame tells", () => {
  const evil = "https://evil.example";
  test.use({ knownOrigins: [deliveryOrigin, calendly, evil] });

  test("its height makes room, and never less than before", async ({ page }) => {
    const height = (value: string) => ({
      event: "calendly.page_height",
      payload: { height: value },
    });
    const body = sending(height("2px"), height("902px"), height("640px"));
    await StandIn.at(page, "calendly.com", body);
    await openApp(page, bookingPath);
    await load(page, booking.load);
    await expect(page.locator("iframe")).toHaveAttribute("height", "902");
    const message = (value: unknown) => `parent.postMessage(${JSON.stringify(value)}, "*")`;
    const frame = page.frameLocator("iframe").locator("body");
    await frame.evaluate((_, script) => new Function(script)(), message(height("99999px")));
    await expect(page.locator("iframe")).toHaveAttribute("height", "2000");
  });

  test("a booking is thanked for, with how to prepare, in the page's language", async ({
    page,
  }) => {
    await StandIn.at(page, "calendly.com", sending(viewed, scheduled));
    for (const [prefix, words] of [
      ["", copy],
      ["/en", readCopy("en").embeds],
    ] as const) {
      await openApp(page, prefix + bookingPath);
      await load(page, words.kinds.booking.load);
      await expect(embed(page).getByRole("status")).toHaveText(words.booked.title);
      const thanks = embed(page).locator(".embed-thanks");
      await expect(thanks.getByRole("heading")).toHaveText(words.booked.title);
      await expect(thanks.getByRole("listitem")).toHaveText(
        words.booked.prepare.map((text) => text.replace("{{hours}}", "24")), // §9
      );
      await expect(page.locator("iframe")).toBeVisible();
    }
  });

  test("nothing that is forged, or garbage, is believed", async ({ page }) => {
    // Of another origin, of the right origin but another frame, of this very page, and no message of Calendly's.
    const forger = `<script>top.postMessage(${JSON.stringify(scheduled)}, "*"); parent.postMessage("forged", "*")</script>`;
    await StandIn.at(page, "evil.example", forger);
    await page.route(`${calendly}/inner`, async (route) =>
      route.fulfill({ contentType: "text/html", body: forger }),
    );
    const inner = `<iframe src="${evil}/"></iframe><iframe src="${calendly}/inner"></iframe>
      <script>
        let forged = 0;
        addEventListener("message", ({ data }) => {
          forged += data === "forged" ? 1 : 0;
          if (forged === 2) document.title = "forged";
        });
        for (const garbage of [null, 7, "calendly.event_scheduled", [], { event: 1 }, { event: "calendly.booked" }])
          parent.postMessage(garbage, "*");
        parent.postMessage(${JSON.stringify(viewed)}, "*");
      </script>`;
    await page.route(`${calendly}/tu-perfil/**`, async (route) =>
      route.fulfill({ contentType: "text/html", body: `<!doctype html>${inner}` }),
    );
    await openApp(page, bookingPath);
    await load(page, booking.load);
    const status = embed(page).getByRole("status");
    await expect(status).toHaveText(named(copy.states.shown.title, "Calendly"));
    await page.evaluate((message) => postMessage(message, "*"), scheduled);
    const frame = page.frames().find((one) => one.url().startsWith(`${calendly}/tu-perfil`));
    await expect.poll(async () => frame?.title()).toBe("forged");
    await page.evaluate(async () => new Promise((resolve) => requestAnimationFrame(resolve)));
    await expect(embed(page).locator(".embed-thanks")).toHaveCount(0);
    await expect(status).toHaveText(named(copy.states.shown.title, "Calendly"));
    await frame?.evaluate((message) => parent.postMessage(message, "*"), scheduled);
    await expect(status).toHaveText(copy.booked.title);
  });
});

test.describe("a frame that goes elsewhere", () => {
  test.use({ knownOrigins: [deliveryOrigin, calendly, powerBi] });

  test("no longer speaks for its provider", async ({ page }) => {
    await StandIn.at(page, "app.powerbi.com", sending(viewed, scheduled));
    await StandIn.at(page, "calendly.com", `<script>location = "${powerBi}/view"</script>`);
    await openApp(page, bookingPath);
    await load(page, booking.load);
    const frame = page.frameLocator("iframe");
    await expect
      .poll(async () => frame.locator("body").evaluate(() => location.origin))
      .toBe(powerBi);
    await page.evaluate(async () => new Promise((resolve) => requestAnimationFrame(resolve)));
    await expect(embed(page).getByRole("status")).toHaveText(
      named(copy.states.loading.title, "Calendly"),
    );
  });

  test("is stopped where the policy knows nothing of the place, and says so", async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(/Content Security Policy/, /evil\.example/);
    const evil = await StandIn.at(page, "evil.example", "<h1>Evil</h1>");
    await StandIn.at(page, "calendly.com", `<script>location = "https://evil.example/"</script>`);
    await openApp(page, bookingPath);
    await load(page, booking.load);
    await expect(embed(page).getByText(copy.states.failed.text)).toBeVisible();
    expect(evil.asked).toEqual([]);
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
