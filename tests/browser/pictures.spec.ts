import { expect, openApp, readCopy, test } from "../support/site/site-test.ts";

const placeholder = "/images/placeholder.svg";

test("a picture that fails is logged and shows the placeholder", async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource/);
  const { servicePage, projects } = readCopy("es");
  await page.route(/\/images\/projects\/(?:nps|soporte)-bi\./, async (route) => route.abort());
  for (const [address, label, name] of [
    ["/", projects.label, "soporte-bi"],
    ["/servicios", servicePage.results.label, "nps-bi"],
  ] as const) {
    const logged = page.waitForEvent("console", (message) => message.text().includes(name));
    await openApp(page, address);
    const carousel = page.getByRole("region", { name: label });
    const card = carousel.getByRole("listitem").filter({ has: page.locator(`a[href$="${name}"]`) });
    const picture = card.locator("img");
    await picture.scrollIntoViewIfNeeded();
    await logged;
    await expect(picture).toHaveAttribute("src", placeholder);
  }
});
