import { viewPath } from "../../../contracts/paths/view-path.ts";
import { expect, openApp, test } from "../../support/site/site-test.ts";

test("a page that is seen is counted by its path alone, each page that the app moves to as well", async ({
  page,
  copy,
}) => {
  const sent: unknown[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === viewPath)
      sent.push([request.postData(), "cookie" in request.headers()]);
  });
  await openApp(page, "/servicios");
  await expect.poll(() => sent).toEqual([["/servicios", false]]);
  const bar = page.getByRole("banner");
  await bar.getByRole("link", { name: copy.nav.projects, exact: true }).click();
  await expect(page).toHaveURL(/\/proyectos$/);
  await expect
    .poll(() => sent)
    .toEqual([
      ["/servicios", false],
      ["/proyectos", false],
    ]);
});

test("who asks not to be tracked is not counted", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "globalPrivacyControl", { value: true });
  });
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await openApp(page, "/servicios");
  await page.goto("/robots.txt");
  expect(asked).toContain("/robots.txt");
  expect(asked).not.toContain(viewPath);
});
