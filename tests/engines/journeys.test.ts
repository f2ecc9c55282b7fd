import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { localePrefix, type Locale } from "../../contracts/locale.ts";
import { reportPath } from "../../contracts/paths/report-paths.ts";
import { storageKeys } from "../../contracts/privacy/storage-keys.ts";
import { findEngines } from "../../scripts/suite/find-engines.ts";
import bookingEn from "#folder/content/copy/en/bookingPage.json" with { type: "json" };
import bookingEs from "#folder/content/copy/es/bookingPage.json" with { type: "json" };
import { startBookingService, type BookingService } from "../support/booking/booking-service.ts";
import { findConfirmationLink } from "../support/booking/find-confirmation-link.ts";
import { loadReportModel } from "../support/report-model.ts";
import { readCopy } from "../support/site/read-copy.ts";
import { startFirefox } from "./firefox.ts";
import { startWebKit } from "./webkit.ts";
import type { Target, EngineVisitor } from "./engine-visitor.ts";

// The main journeys in engines other than Chromium: Spanish on a phone, English in a wide window.
const devices = [
  // WebKitGTK's browser has no narrower window.
  { device: "phone", locale: "es", viewport: { width: 450, height: 844 } },
  { device: "desk", locale: "en", viewport: { width: 1440, height: 900 } },
] as const;

const visitorData = { name: "Ana Núñez", email: "ana@example.com" };
const { firefox, webkit } = findEngines();
const engines = [
  ...(firefox === undefined ? [] : [{ engine: "Firefox", program: firefox }]),
  ...(webkit === undefined ? [] : [{ engine: "WebKit", program: webkit }]),
];

for (const { engine, program } of engines) {
  for (const { device, locale, viewport } of devices) {
    describe(`${engine}, ${device}, ${locale}`, () => {
      let service: BookingService;
      let visitor: EngineVisitor;
      const copy = readCopy(locale);
      const booking = { es: bookingEs, en: bookingEn }[locale];
      const prefix = localePrefix[locale];
      const home = prefix === "" ? "/" : prefix;

      beforeAll(async () => {
        service = await startBookingService();
        visitor =
          typeof program === "string"
            ? await startFirefox(program, viewport, locale)
            : await startWebKit(program, viewport, service.url);
      });

      afterAll(async () => {
        await visitor.close();
        await service.stop();
      });

      const openApp = async (path: string): Promise<void> => {
        await visitor.open(service.url + path);
        await waitForApp();
      };
      /** Has the app start, as the focus does that comes to what needs it. */
      const waitForApp = async (): Promise<void> =>
        expect
          .poll(async () =>
            visitor.read(() => {
              const focus = new FocusEvent("focusin", { bubbles: true });
              document.querySelector("a[hreflang], #report")?.dispatchEvent(focus);
              return document.documentElement.dataset["app"];
            }, null),
          )
          .toBe("ready");
      const expectText = async (selector: string, text: string): Promise<void> =>
        expect
          .poll(async () =>
            visitor.read((one) => document.querySelector(one)?.textContent ?? "", selector),
          )
          .toContain(text);
      const expectPath = async (path: string): Promise<void> =>
        expect.poll(async () => visitor.read(() => location.pathname, null)).toBe(path);
      const count = async (selector: string): Promise<number> =>
        visitor.read(
          (one) =>
            [...document.querySelectorAll(one)].filter((element) =>
              element.checkVisibility({ visibilityProperty: true }),
            ).length,
          selector,
        );
      const expectNoErrors = async (): Promise<void> =>
        expect((await visitor.listErrors()).splice(0).join("; ")).toBe("");
      const choose = async (target: Target): Promise<void> => visitor.click(target);

      test("the question about cookies is answered once", async () => {
        await openApp(home);
        await choose({ role: "button", name: copy.consent.reject });
        await expect.poll(async () => count(".consent-banner")).toBe(0);
        const record = await visitor.read((key) => localStorage.getItem(key), storageKeys.consent);
        expect(JSON.parse(record ?? "{}")).toMatchObject({ necessary: true, analytics: false });
        await openApp(home);
        expect(await count(".consent-banner")).toBe(0);
        await expectNoErrors();
      });

      test("pages are read by their links, the menu and the way back", async () => {
        await openApp(home);
        await openMenu(device, locale);
        await choose({ role: "link", name: copy.nav.blog });
        await expectPath(`${prefix}/blog`);
        await expectText("h1", copy.blog.title);
        await waitForApp();
        await choose("a.post-link");
        await expect.poll(async () => count("#article-title")).toBe(1);
        await visitor.back();
        await expectPath(`${prefix}/blog`);
        await expectText("h1", copy.blog.title);
        await expectNoErrors();
      });

      if (device === "phone") {
        test("the menu locks the page, and Escape closes it", async () => {
          await openApp(home);
          await choose({ role: "button", name: copy.nav.openMenu });
          await expect.poll(async () => count("dialog[open], [role=dialog]")).toBe(1);
          await visitor.press("Escape");
          await expect.poll(async () => count("dialog[open], [role=dialog]")).toBe(0);
          await expectNoErrors();
        });
      }

      test("the language changes in place", async () => {
        await openApp(`${prefix}/servicios`);
        const other: Locale = locale === "es" ? "en" : "es";
        await openMenu(device, locale);
        const { name, short } = copy.nav.languages[other];
        await choose({ role: "link", name: device === "phone" ? name : `${short}, ${name}` });
        await expect
          .poll(async () => visitor.read(() => document.documentElement.lang, null))
          .toBe(other);
        await expectText("h1", readCopy(other).servicePage.hero.title.before);
        await visitor.read((key) => localStorage.removeItem(key), storageKeys.language);
        await expectNoErrors();
      });

      test("an enquiry names what is missing, and is sent", async () => {
        await openApp(home);
        const { contact } = copy;
        const within = "#contact form";
        await choose({ role: "button", name: contact.submit, within });
        await expectText(within, contact.errors.from_name.missing);
        await visitor.type({ role: "textbox", name: contact.name, within }, visitorData.name);
        await visitor.type({ role: "textbox", name: contact.email, within }, visitorData.email);
        await visitor.type({ role: "textbox", name: contact.message, within }, "No cuadran.");
        await choose({ role: "button", name: contact.submit, within });
        const mails = await service.smtp.waitForMails(1);
        expect(mails[0]?.mail.text).toContain("No cuadran.");
        await expectText("body", contact.success.title);
        await expectNoErrors();
      });

      test("an hour is booked to the end", async () => {
        const before = service.smtp.mails.length;
        await openApp(`${prefix}/consultorias`);
        await visitor.enterFrame(`iframe[title="${copy.consultations.booking.own.title}"]`);
        await choose(".booking-slots a");
        const { details, payment, confirmation, appointment } = booking;
        await visitor.type({ role: "textbox", name: details.name }, visitorData.name);
        await visitor.type({ role: "textbox", name: details.email }, visitorData.email);
        await choose({ role: "button", name: details.submit });
        await expectText("body", payment.providers.demonstration.notice);
        await choose({ role: "button", name: confirmation.button });
        await expectText("h1", confirmation.sentTitle);
        const mails = await service.smtp.waitForMails(before + 1);
        await visitor.open(service.url + findConfirmationLink(mails[before]?.mail.text ?? ""));
        await choose({ role: "button", name: confirmation.confirm });
        await expectText("h1", appointment.titleConfirmed);
        await expectNoErrors();
      });

      test("a report is filtered, marked, drilled into, explained, tried out and taken back", async () => {
        const { copy: texts } = await loadReportModel("ventas-bi", locale);
        const { shell } = texts;
        const readFigure = async () =>
          visitor.read(() => document.querySelector(".card-figure")?.textContent ?? "", null);
        const readHash = async () => visitor.read(() => location.hash, null);
        const focus = async (selector: string) =>
          visitor.read((one) => document.querySelector<HTMLElement>(one)?.focus(), selector);
        const undo = async (): Promise<void> => {
          if (device === "phone") await choose({ role: "button", name: shell.toolbar.all });
          await choose({ role: "button", name: shell.toolbar.undo });
        };
        await openApp(reportPath("ventas-bi", locale));
        const whole = await readFigure();
        if (device === "phone") await choose(".filters-action");
        const filters = device === "phone" ? ".filter-sheet" : "#slicers";
        await choose(`${filters} .slicer:nth-of-type(2) input[type=checkbox]`);
        await expect.poll(readFigure).not.toBe(whole);
        await expect.poll(readHash).toContain("f.channel=");
        const filtered = await readFigure();
        if (device === "phone") await choose(".sheet-result");

        await choose("figure [role=option]");
        await expect.poll(readFigure).not.toBe(filtered);
        await undo();
        await expect.poll(readFigure).toBe(filtered);

        const path = `nav[aria-label="${shell.drill.path}"]`;
        await expect.poll(async () => count("#families [role=option]")).toBeGreaterThan(0);
        await focus("#families [role=option]");
        await visitor.press("+");
        await expect.poll(async () => count(path)).toBe(1);
        await choose(`${path} button`);
        await expect.poll(async () => count(path)).toBe(0);

        await choose(".why-button");
        await expect.poll(async () => count(".why")).toBe(1);
        await visitor.press("Escape");
        await expect.poll(async () => count(".why")).toBe(0);

        await choose({ role: "button", name: shell.toolbar.whatIf });
        await expect.poll(async () => count(".scenario input[type=range]")).toBeGreaterThan(0);
        const untried = await readHash();
        await focus(".scenario input[type=range]");
        await visitor.press("ArrowRight");
        await expect.poll(readHash).not.toBe(untried);
        await undo();
        await expectNoErrors();
      });

      test("the blog is searched, and the way back finds the results again", async () => {
        await openApp(`${prefix}/blog`);
        await visitor.type("input[type=search]", "DAX");
        await expectText("main", copy.blog.search.title);
        await expect
          .poll(async () => visitor.read(() => new URLSearchParams(location.search).get("q"), null))
          .toBe("DAX");
        await choose(".post-section a.post-link");
        await expect.poll(async () => count("#article-title")).toBe(1);
        await visitor.back();
        await expectText("main", copy.blog.search.title);
        await expectNoErrors();
      });

      async function openMenu(on: "phone" | "desk", language: Locale): Promise<void> {
        if (on === "phone") await choose({ role: "button", name: readCopy(language).nav.openMenu });
      }
    });
  }
}
