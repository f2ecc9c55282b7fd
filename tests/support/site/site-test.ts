import { expect, test as base, type FrameLocator, type Page } from "@playwright/test";
import {
  answerAll,
  consentVersion,
  makeConsentRecord,
} from "../../../contracts/privacy/consent-record.ts";
import { localePrefix, type Locale } from "../../../contracts/locale.ts";
import type { Provider } from "../../../contracts/privacy/provider.ts";
import { storageKeys } from "../../../contracts/privacy/storage-keys.ts";
import type { Copy } from "../../../site/copy.ts";
import { readBlog, type BuiltBlog } from "../blog/read-blog.ts";
import { readCopy } from "./read-copy.ts";
import { traceQuickly } from "./trace-quickly.ts";

traceQuickly();

export type SiteOptions = {
  edition: Locale;
  /** Most journeys start with a visitor who has turned down what is optional. */
  consent: "rejected" | "undecided";
  providers: Provider[];
  knownOrigins: string[];
};

type SiteFixtures = {
  copy: Copy;
  home: string;
  /** Prefix of the edition's paths: empty in Spanish, "/en" in English. */
  prefix: string;
  /** Posts of the edition's blog. */
  blog: BuiltBlog;
  /** Console errors a test provokes on purpose; any other fails it. */
  expectedErrors: RegExp[];
  guard: void;
};

/**
 * Playwright's test with the edition's copy; it fails on an unexpected console error, CSP violation, page error or
 * request to another origin.
 */
export const test = base.extend<SiteOptions & SiteFixtures>({
  edition: ["es", { option: true }],
  consent: ["rejected", { option: true }],
  providers: [[], { option: true }],
  knownOrigins: [[], { option: true }],
  context: async ({ context, consent, providers, baseURL }, use) => {
    if (consent === "rejected") {
      const record = makeConsentRecord(
        answerAll(false, providers),
        consentVersion(providers),
        new Date(),
      );
      await context.addInitScript(
        ({ key, value, origin }) => {
          if (location.origin === origin) localStorage.setItem(key, value);
        },
        {
          key: storageKeys.consent,
          value: JSON.stringify(record),
          origin: new URL(baseURL ?? "").origin,
        },
      );
    }
    await use(context);
  },
  copy: async ({ edition }, use) => use(readCopy(edition)),
  home: async ({ edition }, use) => use(edition === "es" ? "/" : "/en"),
  prefix: async ({ edition }, use) => use(localePrefix[edition]),
  blog: async ({ edition, baseURL }, use) =>
    use(await readBlog(async (path) => fetch(`${baseURL ?? ""}${path}`), edition)),
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern
  expectedErrors: async ({}, use) => use([]),
  guard: [
    async ({ page, expectedErrors, knownOrigins, baseURL }, use) => {
      const allowed = new Set([new URL(baseURL ?? "").origin, ...knownOrigins]);
      const faults: string[] = [];
      page.on("console", (message) => {
        if (message.type() === "error") faults.push(message.text());
      });
      page.on("pageerror", (error) => faults.push(error.message));
      page.on("request", (request) => {
        const { origin, protocol } = new URL(request.url());
        if (protocol.startsWith("http") && !allowed.has(origin)) {
          faults.push(`request to ${origin}`);
        }
      });
      await use();
      // A file may still be held back when a test ends.
      await page.unrouteAll({ behavior: "ignoreErrors" });
      const unexpected = faults.filter(
        (fault) => !expectedErrors.some((known) => known.test(fault)),
      );
      expect(unexpected, "unexpected errors in the page").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from "@playwright/test";
export { readCopy } from "./read-copy.ts";

/** Opens an address and waits until the app answers to clicks. */
export async function openApp(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await startApp(page);
}

/** Has the app start, as the focus does that comes to what needs it: the choice of a language, or a report. */
export async function wantApp(page: Pick<FrameLocator, "locator">): Promise<void> {
  // Before its fonts a page hears of nothing.
  await page.locator("html[data-fonts]").waitFor({ state: "attached" });
  await page.locator("a[hreflang], #report").first().dispatchEvent("focusin");
}

/**
 * Starts the app and waits until it listens and all parts are laid out: before that, a measured or pressed place moves
 * by thousands of pixels.
 */
export async function startApp(page: Page): Promise<void> {
  await wantApp(page);
  await page.locator("html[data-app=ready]:not([data-below])").waitFor();
}

/** Presses what changes the language: in the menu on a phone, in the bar on a desk. */
export async function chooseLanguage(page: Page, { nav }: Copy, locale: Locale): Promise<void> {
  const { short, name } = nav.languages[locale];
  const menu = page.getByRole("button", { name: nav.openMenu });
  if (await menu.isVisible()) {
    await menu.click();
    await page.getByRole("dialog").getByRole("link", { name, exact: true }).click();
  } else await page.getByRole("link", { name: `${short}, ${name}` }).click();
}
