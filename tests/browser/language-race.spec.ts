import type { Page } from "@playwright/test";
import { holdData } from "../support/page/hold-data.ts";
import { expect, openApp, readCopy, test } from "../support/site/site-test.ts";

const [es, en] = [readCopy("es"), readCopy("en")];

test.use({ contextOptions: { reducedMotion: "reduce" } });

const choose = async (page: Page, name: string): Promise<void> =>
  page.getByRole("link", { name }).click();

test("what was chosen last is what is shown, in one language and of one page", async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/net::ERR_FAILED/);
  const heading = page.getByRole("heading", { level: 1 });
  const language = page.locator("html");

  await test.step("a link after a change of language", async () => {
    await openApp(page, "/cursos");
    const { asked, letGo } = await holdData(page, "**/_data/en/cursos.json");
    await choose(page, "EN, English");
    await asked;
    await page.getByRole("link", { name: es.footer.notice }).click();
    await expect(heading).toHaveText(en.footer.notice);
    const late = page.waitForResponse("**/_data/en/cursos.json");
    letGo();
    await (await late).finished();
    await expect(page).toHaveURL("/aviso-legal");
    await expect(language).toHaveAttribute("lang", "en");
    await expect(heading).toHaveText(en.footer.notice);
    await expect(page.getByRole("link", { name: en.footer.privacy, exact: true })).toBeVisible();
  });

  await test.step("Spanish after English", async () => {
    await page.unrouteAll();
    await choose(page, "ES, Español");
    await expect(language).toHaveAttribute("lang", "es");
    await page.getByRole("link", { name: es.footer.privacy, exact: true }).click();
    await expect(heading).toHaveText(es.footer.privacy);
    const { asked, letGo } = await holdData(page, "**/_data/en/politica-privacidad.json");
    await choose(page, "EN, English");
    await asked;
    await choose(page, "ES, Español");
    const late = page.waitForResponse("**/_data/en/politica-privacidad.json");
    letGo();
    await (await late).finished();
    await page.getByRole("link", { name: es.nav.blog, exact: true }).first().click();
    await expect(heading).toHaveText(es.blog.title);
    await expect(language).toHaveAttribute("lang", "es");
  });

  await test.step("a language that is lost after the reader went on", async () => {
    await page.unrouteAll();
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
    const asked = page.waitForRequest("**/_data/en/blog.json");
    await page.route("**/_data/en/blog.json", async (route) => {
      await held;
      await route.abort();
    });
    await choose(page, "EN, English");
    await asked;
    const failed = page.waitForEvent("requestfailed");
    await choose(page, "ES, Español");
    letGo();
    await failed;
    await page.getByRole("link", { name: es.footer.cookies, exact: true }).click();
    await expect(heading).toHaveText(es.footer.cookies);
    await page.goBack();
    await expect(heading).toHaveText(es.blog.title);
  });

  await test.step("a post after a change of language in the blog", async () => {
    await page.unrouteAll();
    const { asked, letGo } = await holdData(page, "**/_data/en/blog.json");
    await choose(page, "EN, English");
    await asked;
    const post = page.locator("main .post-link").first();
    const address = (await post.getAttribute("href")) ?? "";
    await post.click();
    await expect(page).toHaveURL(address);
    await expect(language).toHaveAttribute("lang", "en");
    const title = await heading.innerText();
    const late = page.waitForResponse("**/_data/en/blog.json");
    letGo();
    await (await late).finished();
    await expect(page.getByRole("link", { name: en.footer.notice })).toBeVisible();
    await expect(heading).toHaveText(title);
    expect(title).not.toBe(en.blog.title);
  });
});
