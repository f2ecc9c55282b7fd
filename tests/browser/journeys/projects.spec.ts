import type { Locator, Page } from "@playwright/test";
import type { Copy } from "../../../site/copy.ts";
import { expect, openApp, readCopy, test } from "../../support/site-test.ts";

const areas = ["powerbi", "analisis", "etl", "ml"] as const; // §2
// What each area holds (§3); the empty ones explain what they cover (D12).
const counts = { all: 11, powerbi: 11, analisis: 11, etl: 0, ml: 0 };
const examples = { etl: "ecommercePipeline", ml: "inventoryOptimization" } as const;

type Filter = keyof typeof counts;

function sections(page: Page, copy: Copy) {
  const areaCards = page.getByRole("region", { name: copy.projectsPage.areas.title });
  const list = page.getByRole("region", { name: copy.projects.label });
  return {
    areaLink: (area: (typeof areas)[number]): Locator =>
      areaCards.getByRole("link", { name: copy.projectsPage.areas.items[area].title, exact: true }),
    list,
    filter: (id: Filter): Locator =>
      list.getByRole("button", {
        name: `${copy.projects.filters[id].replaceAll("\u00a0", " ")} ${String(counts[id])}`,
      }),
    slides: list.locator(".carousel-slide"),
  };
}

async function expectFilter(page: Page, copy: Copy, chosen: Filter): Promise<void> {
  const { filter, slides, list } = sections(page, copy);
  for (const id of Object.keys(counts) as Filter[])
    await expect(filter(id)).toHaveAttribute("aria-pressed", String(id === chosen));
  await expect(slides).toHaveCount(counts[chosen]);
  const plural = copy.projects.count_other.replace("{{count}}", String(counts[chosen]));
  await expect(list.getByRole("status")).toHaveText(plural);
}

async function chooseLanguage(page: Page, copy: Copy, locale: "es" | "en"): Promise<void> {
  const { short, name } = copy.nav.languages[locale];
  const menu = page.getByRole("button", { name: copy.nav.openMenu });
  if (await menu.isVisible()) {
    await menu.click();
    await page.getByRole("dialog").getByRole("link", { name, exact: true }).click();
  } else await page.getByRole("link", { name: `${short}, ${name}` }).click();
}

test("the hero highlights data and success, and all eleven projects are shown", async ({
  page,
  prefix,
  copy,
}) => {
  await openApp(page, `${prefix}/proyectos`);
  const { title } = copy.projectsPage.hero;
  await expect(page.getByRole("heading", { level: 1 }).locator("mark")).toHaveText([
    title.highlight,
    title.highlight2,
  ]);
  await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText([
    copy.projectsPage.areas.title,
    copy.projectsPage.list.title,
    copy.projectsPage.contact.title,
  ]);
  await expectFilter(page, copy, "all");
});

for (const area of areas) {
  test(`the area ${area} chooses its projects, goes into the address and leads to them, by mouse and keyboard`, async ({
    page,
    prefix,
    copy,
  }) => {
    for (const choose of ["click", "Enter"]) {
      await openApp(page, `${prefix}/proyectos`);
      const { areaLink, filter } = sections(page, copy);
      const link = areaLink(area);
      if (choose === "click") await link.click();
      else await link.press(choose);
      await expect(page).toHaveURL(`${prefix}/proyectos?area=${area}#projects`);
      await expect(link).toHaveAttribute("aria-current", "true");
      await expect(
        page.getByRole("heading", { name: copy.projectsPage.list.title }),
      ).toBeInViewport();
      await expectFilter(page, copy, area);
      await expect(filter(area)).toBeInViewport();
    }
  });
}

test("the filter buttons go into the address, and pressing the chosen one changes nothing", async ({
  page,
  prefix,
  copy,
}) => {
  await openApp(page, `${prefix}/proyectos`);
  const { filter } = sections(page, copy);
  for (const id of areas) {
    await filter(id).click();
    await expectFilter(page, copy, id);
    await expect(page).toHaveURL(`${prefix}/proyectos?area=${id}`);
    await filter(id).click();
    await expectFilter(page, copy, id);
  }
  await filter("all").focus();
  await page.keyboard.press("Enter");
  await expectFilter(page, copy, "all");
  await expect(page).toHaveURL(`${prefix}/proyectos`);
});

test("the area of the address is shown on arrival and after a reload, an unknown one shows all", async ({
  page,
  prefix,
  copy,
}) => {
  await openApp(page, `${prefix}/proyectos?area=etl`);
  await expectFilter(page, copy, "etl");
  const { filter } = sections(page, copy);
  await filter("analisis").click();
  await page.reload();
  await expectFilter(page, copy, "analisis");
  for (const query of ["?area=nope", "?area=", "?area=constructor"]) {
    await openApp(page, `${prefix}/proyectos${query}`);
    await expectFilter(page, copy, "all");
  }
});

test("an area without a project says what it covers and leads to the contact form", async ({
  page,
  prefix,
  copy,
}) => {
  for (const area of ["etl", "ml"] as const) {
    await openApp(page, `${prefix}/proyectos?area=${area}`);
    const { list } = sections(page, copy);
    const { title, description } = copy.projects.items[examples[area]];
    await expect(list).toContainText(copy.projects.empty);
    await expect(list.getByRole("heading", { name: title })).toBeVisible();
    await expect(list.getByText(description)).toBeVisible();
    const write = list.getByRole("link", { name: copy.projects.emptyCta });
    await expect(write).toHaveAttribute("href", "#contact");
    await write.click();
    await expect(
      page.getByRole("heading", { name: copy.projectsPage.contact.title }),
    ).toBeInViewport();
    await expectFilter(page, copy, area);
  }
});

test("coming back from a case study finds the area and the place again", async ({
  page,
  prefix,
  copy,
}) => {
  await openApp(page, `${prefix}/proyectos`);
  const { areaLink, list } = sections(page, copy);
  await areaLink("analisis").click();
  await expectFilter(page, copy, "analisis");
  const { title } = copy.projects.items.soporteBI;
  const link = list.getByRole("link", { name: `${copy.projects.details}: ${title}` });
  await link.hover(); // waits until the jump to the projects has come to rest
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(0);
  await link.click();
  await expect(page).toHaveURL(`${prefix}/proyectos/soporte-bi`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    copy.caseStudies.soporteBI.title,
  );
  await page.goBack();
  await expect(page).toHaveURL(`${prefix}/proyectos?area=analisis#projects`);
  await expectFilter(page, copy, "analisis");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
});

test("a change of language keeps the area", async ({ page, prefix, edition, copy }) => {
  const other = edition === "es" ? "en" : "es";
  await openApp(page, `${prefix}/proyectos?area=ml`);
  await expectFilter(page, copy, "ml");
  await chooseLanguage(page, copy, other);
  const translated = readCopy(other);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(
    translated.projectsPage.hero.title.before.trim(),
  );
  await expect(page).toHaveURL("/proyectos?area=ml");
  await expectFilter(page, translated, "ml");
});

test("without JavaScript an area is a link that opens the projects", async ({
  browser,
  baseURL,
  prefix,
  copy,
}) => {
  const context = await browser.newContext({ baseURL: baseURL ?? "", javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${prefix}/proyectos`);
  await sections(page, copy).areaLink("powerbi").click();
  await expect(page).toHaveURL(`${prefix}/proyectos?area=powerbi#projects`);
  await expect(page.getByRole("heading", { name: copy.projectsPage.list.title })).toBeInViewport();
  await expect(sections(page, copy).slides).toHaveCount(11);
  await context.close();
});
