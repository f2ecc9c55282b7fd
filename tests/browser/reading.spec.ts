import { settle } from "../support/page/settle.ts";
import { expect, readCopy, test, wantApp } from "../support/site/site-test.ts";

// A visitor who only reads gets no app (decision 061).
test.use({ consent: "undecided", viewport: { width: 1440, height: 900 } });

const { consent } = readCopy("es");
const addresses =
  "/ /servicios /proyectos /proyectos/soporte-bi /cursos /aviso-legal /blog /blog/elegir-cinco-kpi";

for (const address of addresses.split(" ")) {
  test(`${address} is read to its end without the app`, async ({ page }) => {
    await page.goto(address);
    await page.locator("html[data-fonts]").waitFor();
    await page.getByRole("button", { name: consent.reject }).click();
    await expect(page.getByRole("button", { name: consent.reject })).toBeHidden();
    await expect(page.locator("html")).not.toHaveAttribute("data-scrolled");
    await page.keyboard.press("PageDown");
    await expect(page.locator("html")).toHaveAttribute("data-scrolled");
    const summary = page.locator("main summary:not([data-wants-app] *)").locator("visible=true");
    if ((await summary.count()) > 0) await summary.first().click();
    // A jump skips sections, which count as read.
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
    await page.keyboard.press("End");
    await expect(page.getByRole("contentinfo")).toBeInViewport();
    await expect(page.locator("[data-reveal=waiting]")).toHaveCount(0);
    await expect(async () => {
      await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
      await expect(page.locator("html")).not.toHaveAttribute("data-scrolled", { timeout: 500 });
    }).toPass();
    await settle(page);
    await expect(page.locator("html")).not.toHaveAttribute("data-app");
    await wantApp(page);
    await expect(page.locator("html")).toHaveAttribute("data-app", "ready");
  });
}
