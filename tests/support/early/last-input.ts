import { expect, type Page } from "@playwright/test";
import { storageKeys } from "../../../contracts/privacy/storage-keys.ts";
import type { SeededRandom } from "../../../dashboards/data/seeded-random.ts";
import { settle } from "../page/settle.ts";
import { followedKey, readLog } from "./page-state.ts";
import { pressOne } from "./make-input.ts";

type Visit = { page: Page; random: SeededRandom; isPhone: boolean; counts: Counts };

/** Requests since the page was opened. */
export type Counts = { documents: number; messages: number };

/**
 * Inputs that leave the page or cover it, and so come last. Each returns the check of its effect, or undefined if it is
 * not possible here.
 */
type LastInput = (visit: Visit) => Promise<(() => Promise<void>) | undefined>;

const followLink: LastInput = async ({ page, random, isPhone, counts }) => {
  const links = 'main a[href^="/"]:not([href*="#"], [hreflang], [href*="?"])';
  if (undefined === (await pressOne(page, links, random.below(1000), isPhone))) return undefined;
  return async () => {
    // The link at the position of the click, which the app may have moved meanwhile.
    const path = await readFollowed(page);
    if (path !== "") await expect.poll(() => new URL(page.url()).pathname).toBe(path);
    expect(counts.documents, "documents opened").toBeLessThanOrEqual(1);
  };
};

async function readFollowed(page: Page): Promise<string> {
  let path: string | undefined;
  await expect
    .poll(async () => {
      // Fails while one document replaces another.
      path = await page
        .evaluate((key) => sessionStorage[key] as string | undefined, followedKey)
        .catch(() => undefined);
      return path;
    })
    .toBeDefined();
  return path ?? "";
}

const chooseLanguage: LastInput = async ({ page, random, isPhone, counts }) => {
  const other = ".site-header .language-switch a:not([aria-current])";
  const lang = await page.locator(other).first().getAttribute("hreflang");
  if (undefined === (await pressOne(page, other, random.below(2), isPhone))) return undefined;
  return async () => {
    await expect(page.locator("html:not([data-pending])")).toHaveAttribute("lang", lang ?? "");
    expect(counts.documents).toBeLessThanOrEqual(1);
  };
};

const answerConsent: LastInput = async ({ page, random, isPhone }) => {
  if (
    undefined ===
    (await pressOne(page, ".consent-answers [data-consent]", random.below(2), isPhone))
  )
    return undefined;
  return async () => {
    await expect(page.locator(".consent-banner")).toBeHidden();
    const { stored } = await readLog(page);
    expect(stored.filter((key) => key === storageKeys.consent)).toHaveLength(1);
  };
};

const configureConsent: LastInput = async ({ page, isPhone }) => {
  if (undefined === (await pressOne(page, ".consent-answers [aria-haspopup]", 0, isPhone)))
    return undefined;
  return async () => expect(page.locator("dialog.consent-dialog[open]")).toHaveCount(1);
};

const openMenu: LastInput = async ({ page, isPhone }) => {
  if (
    undefined === (await pressOne(page, "[commandfor=site-menu][command=show-modal]", 0, isPhone))
  )
    return undefined;
  return async () => expect(page.locator("#site-menu[open]")).toHaveCount(1);
};

const signUp: LastInput = async ({ page, isPhone }) => {
  const form = page.locator("form.signup-hero");
  if ((await form.count()) === 0) return undefined;
  await form.locator("[name=reply_to]").focus();
  await page.keyboard.type("a@b.es");
  if (isPhone) await page.keyboard.press("Enter");
  else await pressOne(page, "form.signup-hero [type=submit]", 0, isPhone);
  return async () => expect(page.locator(".toast-info")).toHaveCount(1);
};

const sendMessage: LastInput = async ({ page, isPhone, counts }) => {
  const form = page.locator("form.contact-form");
  if ((await form.count()) === 0) return undefined;
  for (const [name, text] of [
    ["from_name", "Ana"],
    ["reply_to", "a@b.es"],
    ["message", "Hola"],
  ]) {
    // oxlint-disable-next-line no-await-in-loop -- one hand
    await form.locator(`[name=${name ?? ""}]`).focus();
    // oxlint-disable-next-line no-await-in-loop
    await page.keyboard.type(text ?? "");
  }
  if (undefined === (await pressOne(page, "form.contact-form [type=submit]", 0, isPhone)))
    return undefined;
  return async () => {
    await expect.poll(() => counts.messages).toBe(1);
    // The app empties the form; if it was sent before the app listened, the answer replaces the document.
    await expect(page.locator("form.contact-form [name=message]:valid")).toHaveCount(0);
    await settle(page);
    expect(counts.messages).toBe(1);
  };
};

const search: LastInput = async ({ page }) => {
  const field = page.locator("[type=search]");
  if ((await field.count()) === 0) return undefined;
  await field.focus();
  const before = await field.inputValue();
  await page.keyboard.type("dax");
  await page.keyboard.press("Shift+ArrowLeft");
  return async () => {
    await expect(page).toHaveURL((url) => url.searchParams.get("q") === `${before}dax`);
    await expect(field).toBeFocused();
    const chosen = await field.evaluate((input: HTMLInputElement) => [
      input.selectionStart,
      input.selectionEnd,
    ]);
    expect(chosen).toEqual([before.length + 2, before.length + 3]);
  };
};

const tabOn: LastInput = async ({ page }) => {
  // The search results would replace the focused element.
  if ((await page.locator("[type=search]").count()) > 0) return undefined;
  for (let n = 0; n < 4; n += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one hand
    await page.keyboard.press("Tab");
  }
  const focused = await page.evaluateHandle(() => document.activeElement);
  return async () => {
    expect(await focused.evaluate((element) => element === document.activeElement)).toBe(true);
  };
};

export const lastInputs = {
  link: followLink,
  language: chooseLanguage,
  consent: answerConsent,
  configure: configureConsent,
  menu: openMenu,
  signup: signUp,
  message: sendMessage,
  search,
  focus: tabOn,
} satisfies Record<string, LastInput>;
