import type { Page } from "@playwright/test";
import { expect, openApp, readCopy, startApp, test } from "../support/site/site-test.ts";

const { consent, contact, footer } = readCopy("es");
const { dialog } = consent;

test.use({ contextOptions: { reducedMotion: "reduce" } });

async function findFiles(page: Page): Promise<string[]> {
  const files: string[] = [];
  // The button above the footer of home would fetch its page ahead.
  await openApp(page, "/politica-privacidad");
  const note = (request: { url: () => string }): void => {
    if (request.url().includes("/assets/")) files.push(request.url());
  };
  page.on("request", note);
  await page.getByRole("link", { name: footer.consent }).click();
  await expect(page.getByRole("dialog", { name: dialog.title })).toBeVisible();
  page.off("request", note);
  return files.filter((file) => /\.(?:js|css)$/.test(file));
}

test("a part that is gone loads the page anew once, with what was typed, and goes on", async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource/, /dynamically imported module/, /preload CSS/);
  const files = await findFiles(page);
  expect(files.length).toBeGreaterThan(0);
  const link = page.getByRole("link", { name: footer.consent });
  const shown = page.getByRole("dialog", { name: dialog.title });
  const lost = page.getByRole("alert").filter({ hasText: dialog.lost.title });
  const [name, message] = [
    page.getByLabel(contact.name, { exact: true }),
    page.getByLabel(contact.message, { exact: true }),
  ];
  let opened = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) opened += 1;
  });

  for (const file of files) {
    await test.step(`${file} is there again after the reload, as after a deploy`, async () => {
      await page.goto("/robots.txt");
      await openApp(page, "/");
      await page.evaluate(() => sessionStorage.clear());
      await name.fill("Ana");
      await message.fill("Hola");
      // The page's own draft is of no help here.
      await page.evaluate(() => sessionStorage.clear());
      opened = 0;
      await page.route(file, async (route) => route.fulfill({ status: 404 }), { times: 1 });
      await link.click();
      await expect(shown).toBeVisible();
      expect(opened).toBe(1);
      await expect(name).toHaveValue("Ana");
      await expect(message).toHaveValue("Hola");
      await page.keyboard.press("Escape");
      await page.reload();
      await startApp(page);
      await expect(shown).toBeHidden();
    });
  }

  await test.step("a part that stays away is told, and the page stays as it is", async () => {
    await page.goto("/robots.txt");
    const script = files.find((file) => file.endsWith(".js")) ?? "";
    await page.route(script, async (route) => route.fulfill({ status: 404 }));
    await openApp(page, "/");
    opened = 0;
    await name.fill("Ana");
    await link.click();
    await expect(lost).toBeVisible();
    expect(opened).toBe(1);
    await lost.getByRole("button").click();
    await expect(lost).toBeHidden();
    await link.click();
    await expect(lost).toBeVisible();
    expect(opened, "no further reload").toBe(1);
    await expect(name).toHaveValue("Ana");
    await page.unrouteAll();
    await link.click();
    await expect(shown).toBeVisible();
  });

  await test.step("a site that does not answer is not loaded anew", async () => {
    await page.goto("/robots.txt");
    await openApp(page, "/");
    await name.fill("Ana");
    opened = 0;
    await page.route("**/*", async (route) => route.abort());
    await link.click();
    await expect(lost).toBeVisible();
    expect(opened).toBe(0);
    await expect(name).toHaveValue("Ana");
  });
});
