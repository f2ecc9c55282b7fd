import type { Page } from "@playwright/test";
import { siteConfig } from "#folder/site.config.ts";
import { settle } from "../support/page/settle.ts";
import { expect, test, wantApp } from "../support/site/site-test.ts";

// The question about consent is part of what may be blocked.
test.use({
  consent: "undecided",
  contextOptions: { reducedMotion: "reduce" },
  // The owner's: in another zone the framed calendar would be opened anew while it loads.
  timezoneId: siteConfig.booking.timeZone,
});

const kinds = {
  home: "/",
  services: "/servicios",
  projects: "/proyectos",
  "case study": "/proyectos/soporte-bi",
  blog: "/blog",
  article: "/blog/elegir-cinco-kpi",
  consultations: "/consultorias",
  course: "/cursos",
  legal: "/aviso-legal",
  "not found": "/no-such-page",
};
const modes = ["aborted", "answered 503"] as const;
const isFile = (address: string): boolean => /\/assets\/[^/]+\.(?:js|css)$/.test(address);

type Visit = {
  address: string;
  part: string;
  open: () => Promise<void>;
  check: () => Promise<void>;
};

/**
 * How to lose each file that an address asks for: in every way, but for those that the documents of several kinds name. These are
 * lost in one way on a kind and in the other on the next.
 */
async function listLosses(page: Page, files: readonly string[], address: string) {
  const documents = new Map<string, string>();
  for (const kind of Object.values(kinds)) {
    documents.set(kind, await (await page.request.get(kind)).text());
  }
  return files.flatMap((file) => {
    const { pathname } = new URL(file);
    const sharing = [...documents].filter(([, text]) => text.includes(pathname));
    const turn = sharing.findIndex(([kind]) => kind === address);
    const isOwn = turn === -1 || sharing.length === 1;
    return modes
      .filter((_, index) => isOwn || turn % modes.length === index)
      .map((mode) => ({ file, mode }));
  });
}

/** Opens an address once for each way to lose a script or style it asks for, and expects the text to be there; tells how many there were. */
async function loseEach(page: Page, { address, part, open, check }: Visit): Promise<string> {
  const files = new Set<string>();
  page.on("request", (request) => isFile(request.url()) && files.add(request.url()));
  await page.goto(address);
  await open();
  await page.locator("html[data-app=ready]").waitFor({ state: "attached" });
  await settle(page);
  const asked = [...files];
  expect(asked.length).toBeGreaterThan(3);
  const losses = await listLosses(page, asked, address);
  // The app may say less than the document, e.g. where a calendar replaces its description.
  const least = Math.min(await measureText(page, part), await measureText(page, part, true));
  expect(least).toBeGreaterThan(100);
  for (const { file, mode } of losses) {
    await test.step(`${file} ${mode}`, async () => {
      let isLost = false;
      await page.route(file, async (route) => {
        isLost = true;
        await (mode === "aborted" ? route.abort() : route.fulfill({ status: 503 }));
      });
      await page.goto(address, { waitUntil: "domcontentloaded" });
      await open();
      await expect.poll(() => isLost, `${file} is asked for`).toBe(true);
      await check();
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect.poll(async () => measureText(page, part)).toBeGreaterThanOrEqual(least);
      await page.unroute(file);
    });
  }
  const ways = modes.map((mode) => {
    const count = losses.filter((loss) => loss.mode === mode).length;
    return `${String(count)} ${mode}`;
  });
  return `${String(asked.length)} files, ${ways.join(" and ")}`;
}

/** Length of a part's text, in the page or in its document, without what waits to be filled. */
async function measureText(page: Page, part: string, isServed = false): Promise<number> {
  return page.evaluate(
    async ([selector, wantsServed]) => {
      let source: Document | null = document;
      if (wantsServed) {
        const request = new XMLHttpRequest();
        request.open("GET", location.href);
        request.responseType = "document";
        request.send();
        await new Promise((resolve) => request.addEventListener("loadend", resolve));
        source = request.responseXML;
      }
      const copy = source?.querySelector(selector)?.cloneNode(true) as Element | undefined;
      for (const hidden of copy?.querySelectorAll("noscript, [role=status]") ?? []) hidden.remove();
      return copy?.textContent.replaceAll(/\s+/g, "").length ?? 0;
    },
    [part, isServed] as const,
  );
}

for (const [kind, address] of Object.entries(kinds)) {
  test(`${kind} keeps its text and what is typed, whatever file is lost`, async ({
    page,
    expectedErrors,
  }) => {
    test.setTimeout(360_000);
    expectedErrors.push(/Failed to load resource/, /dynamically imported module/, /was not loaded/);
    expectedErrors.push(/Unable to preload CSS/, /no-such-page/);
    // The page itself must keep what was typed, not a draft.
    await page.addInitScript(() => {
      sessionStorage.clear();
      // The files of this page, and not those of the pages that it may lead to.
      Object.defineProperty(navigator, "connection", { value: { saveData: true } });
    });
    const field = page.locator("main form input:not([type=hidden], [type=search])").first();
    const typed = "ana@example.com";
    let hasField = false;
    const open = async (): Promise<void> => {
      hasField = (await field.count()) > 0 && (await field.isVisible());
      if (hasField) await field.fill(typed);
      await page
        .locator("html[data-fonts], html:has(#start-notice > :not([hidden]))")
        .waitFor({ state: "attached" });
      await page.keyboard.press("Shift");
      await page
        .locator("html[data-app=ready], html:has(#start-notice > :not([hidden]))")
        .waitFor({ state: "attached" });
    };
    const check = async (): Promise<void> => {
      await settle(page);
      if (!hasField) return;
      await expect(field).toHaveValue(typed);
      await expect(field).toBeEditable();
    };
    const lost = await loseEach(page, { address, part: "main", open, check });
    console.log(`lost files: ${kind}, ${lost}`);
  });
}

test("a report gives its figures in words, whatever file is lost", async ({
  page,
  expectedErrors,
}) => {
  test.setTimeout(360_000);
  expectedErrors.push(/Failed to load resource/, /Failed to fetch/, /was not loaded/);
  const address = "/dashboards/soporte-bi";
  const open = async (): Promise<void> => wantApp(page);
  const check = async (): Promise<void> => {
    // As if the 8 s had passed.
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.finish();
    });
  };
  const lost = await loseEach(page, { address, part: "#report", open, check });
  await test.step("and its words", async () => {
    await page.route("**/_reports/es/**", async (route) => route.abort());
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible({ timeout: 5000 });
    await wantApp(page);
    await expect(page.getByRole("definition").first()).toBeVisible();
    await page.unrouteAll();
  });
  console.log(`lost files: report, ${lost}`);
});
