import { expect, openApp, test } from "../../support/site/site-test.ts";

test("a site that is no demonstration says nothing of one, and marks its illustrations one by one", async ({
  page,
  prefix,
  copy,
  expectedErrors,
}) => {
  expectedErrors.push(/404 \(Not Found\)/);
  await openApp(page, prefix || "/");
  await expect(page.getByRole("link", { name: copy.common.demonstration })).toHaveCount(0);
  await expect(page.locator(".hero-caption")).toContainText(copy.hero.chart.note);
  await expect(page.locator(".example:visible figcaption").first()).toContainText(
    copy.services.exampleNote,
  );
  expect((await page.request.get(`${prefix}/demostracion`)).status()).toBe(404);
});
