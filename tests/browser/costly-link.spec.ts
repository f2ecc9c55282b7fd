import { expect, startApp, test } from "../support/site/site-test.ts";

test("where data are saved the app is fetched at the first sign of intent", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  await page.goto("/servicios");
  await page.locator("html[data-fonts]").waitFor({ state: "attached" });
  await page.waitForLoadState("networkidle");
  // What comes after the first paint brings the fonts, and waits for the app with them.
  expect(scripts.map((address) => new URL(address).pathname)).toEqual([
    expect.stringMatching(/\/after-paint-/),
  ]);
  await page.mouse.move(300, 300);
  await startApp(page);
  expect(scripts.length).toBeGreaterThan(4);
});
