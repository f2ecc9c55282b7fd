import { readdir, readFile } from "node:fs/promises";
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

test("the owner's accent is that of the pages and of every picture", async ({ page, prefix }) => {
  await openApp(page, prefix || "/");
  const action = page.locator(".button-primary:visible").first();
  await expect(action).toHaveCSS("background-color", "rgb(45, 212, 167)");
  const dist = ".cache/configured-project/dist";
  const texts = (await readdir(dist, { recursive: true })).filter((name) =>
    /\.(?:css|html|js|json|svg|webmanifest)$/.test(name),
  );
  const files = await Promise.all(
    texts.map(async (name) => ({ name, text: await readFile(`${dist}/${name}`, "utf8") })),
  );
  const withAccent = (accent: string) =>
    files.filter(({ text }) => text.toLowerCase().includes(accent)).map(({ name }) => name);
  expect(withAccent("f2c811")).toEqual([]);
  expect(withAccent("ffdc45")).toEqual([]);
  expect(withAccent("2dd4a7")).toEqual(
    expect.arrayContaining(["images/icon.svg", "images/projects/ventas-bi.es.svg"]),
  );
});
