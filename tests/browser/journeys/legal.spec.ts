import { expect, openApp, test } from "../../support/site/site-test.ts";

test("the contents of the legal texts land on their sections, below the bar", async ({
  page,
  prefix,
  copy: { legal },
}) => {
  // §2
  for (const path of ["aviso-legal", "politica-privacidad", "politica-cookies", "accesibilidad"]) {
    await openApp(page, `${prefix}/${path}`);
    const contents = page.getByRole("navigation", { name: legal.contents });
    const links = contents.getByRole("link");
    const fold = contents.locator("summary");
    if (await fold.isVisible()) {
      await expect(links.first()).toBeHidden();
      await fold.press("Enter");
    }
    await expect(links.first()).toBeVisible();
    for (const link of await links.all()) {
      const id = (await link.getAttribute("href")) ?? "";
      await link.click();
      await expect(page).toHaveURL(`${prefix}/${path}${id}`);
      const section = page.locator(`[id="${decodeURIComponent(id.slice(1))}"]`);
      await expect(section).toBeInViewport();
      const below = async () =>
        section.evaluate((element) => {
          const bar = document.querySelector(".site-header")!.getBoundingClientRect();
          return element.getBoundingClientRect().top - bar.height;
        });
      await expect.poll(below, `${id} is below the bar`).toBeGreaterThanOrEqual(-1);
    }
  }
});
