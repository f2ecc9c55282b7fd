import { findParts } from "../support/blog/blog-list.ts";
import { expect, readCopy, startApp, test } from "../support/site/site-test.ts";

const { blog: copy, notFound } = readCopy("es");

for (const address of ["/blog/no-existe-zz", "/blog/categoria/nope", "/blog?page=99"]) {
  const isOfNoPage = !address.endsWith("zz");
  const stays = isOfNoPage ? ", and the page for a missing one," : "";
  test(`${address} stays out of search engines${stays} once the app has started`, async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(/404 \(Not Found\)/);
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await startApp(page);
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).toBeVisible();
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
    await expect(page.locator("link[rel=canonical], link[hreflang]")).toHaveCount(0);
    await expect(page.locator("body")).not.toContainText(/nope|no-existe-zz/);
    if (!isOfNoPage) return;
    await expect(heading).toContainText(notFound.title);
    await expect(page).toHaveTitle(new RegExp(notFound.meta.title));
    await page.getByRole("main").getByRole("link", { name: notFound.home }).click();
    await expect(page).toHaveURL("/");
    await expect(heading).not.toContainText(notFound.title);
  });
}

test("a later page of the list is in its document, and names itself", async ({ page, request }) => {
  const html = await (await request.get("/blog?page=2")).text();
  const [, oldest = ""] =
    /class="post-card[^]*?href="(\/blog\/(?!categoria)[^"]+)"/.exec(html) ?? [];
  expect(oldest).toMatch(/^\/blog\//);
  await page.goto("/blog?page=2");
  const canonical = page.locator("link[rel=canonical]");
  await expect(canonical).toHaveAttribute("href", /\/blog\?page=2$/);
  await startApp(page);
  await expect(page.locator(`main a[href="${oldest}"]`).first()).toBeVisible();
  await expect(canonical).toHaveAttribute("href", /\/blog\?page=2$/);
  await expect(page).toHaveTitle(/, página 2 de \d+/);
  await findParts(page, copy).pages.getByRole("link", { name: copy.pages.previous }).click();
  await expect(page).toHaveURL("/blog");
  await expect(canonical).toHaveAttribute("href", /\/blog$/);
  await expect(page).not.toHaveTitle(/página/);
});

test.describe("an English visitor", () => {
  test.use({ locale: "en-US" });

  test("reads the page that is asked for in English, under the address's own name", async ({
    page,
  }) => {
    await page.goto("/blog?page=2");
    await startApp(page);
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await expect(page).toHaveTitle(/, page 2 of \d+/);
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute(
      "href",
      /[^n]\/blog\?page=2$/,
    );
  });
});
