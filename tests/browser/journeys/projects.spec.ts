import type { Locator, Page } from "@playwright/test";
import type { Copy } from "../../../site/copy.ts";
import { chooseLanguage, expect, openApp, readCopy, test } from "../../support/site/site-test.ts";

const areas = ["powerbi", "analisis", "etl", "ml"] as const; // §2
// What each area holds (§3); the empty ones explain what they cover (D12).
const counts = { all: 11, powerbi: 11, analisis: 11, etl: 0, ml: 0 };
const examples = { etl: "ecommercePipeline", ml: "inventoryOptimization" } as const;

type Filter = keyof typeof counts;

function sections(page: Page, copy: Copy) {
  const areaCards = page.getByRole("region", { name: copy.projectsPage.areas.title });
  const list = page.getByRole("region", { name: copy.projectsPage.list.title });
  return {
    areaLink: (area: (typeof areas)[number]): Locator =>
      areaCards.getByRole("link", { name: copy.projectsPage.areas.items[area].title, exact: true }),
    list,
    filter: (id: Filter): Locator =>
      list.getByRole("button", {
        name: [copy.projects.filters[id].replaceAll("\u00a0", " "), counts[id] || ""]
          .join(" ")
          .trim(),
      }),
    cases: list.locator(".case-place:has(img)"),
  };
}

async function expectFilter(page: Page, copy: Copy, chosen: Filter): Promise<void> {
  const { filter, cases, list } = sections(page, copy);
  for (const id of Object.keys(counts) as Filter[])
    await expect(filter(id)).toHaveAttribute("aria-pressed", String(id === chosen));
  await expect(cases).toHaveCount(counts[chosen]);
  // No zero: an empty area says what it covers.
  const plural = copy.projects.count_other.replace("{{count}}", String(counts[chosen]));
  const isEmpty = counts[chosen] === 0;
  await expect(list.getByRole("status")).toHaveText(isEmpty ? copy.projects.empty : plural);
}

test("the areas and the filter choose projects, by mouse and keyboard, and go into the address", async ({
  page,
  prefix,
  copy,
}) => {
  await openApp(page, `${prefix}/proyectos`);
  const { areaLink, filter } = sections(page, copy);
  await expectFilter(page, copy, "all");

  await test.step("an area leads to its projects", async () => {
    for (const [choose, order] of [
      ["click", areas],
      ["Enter", areas.toReversed()],
    ] as const) {
      for (const area of order) {
        const link = areaLink(area);
        if (choose === "click") await link.click();
        else await link.press(choose);
        await expect(page).toHaveURL(`${prefix}/proyectos?area=${area}#projects`);
        await expect(link).toHaveAttribute("aria-current", "true");
        await expect(page.locator("#projects")).toBeFocused();
        await expect(
          page.getByRole("heading", { name: copy.projectsPage.list.title }),
        ).toBeInViewport();
        await expectFilter(page, copy, area);
        await expect(filter(area)).toBeInViewport();
      }
      await openApp(page, `${prefix}/proyectos`);
    }
  });

  await test.step("pressing the chosen filter changes nothing", async () => {
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
});

test("the area of the address is shown on arrival and after a reload, and a change of language keeps it", async ({
  page,
  prefix,
  copy,
  edition,
}) => {
  for (const area of ["etl", "ml"] as const) {
    await openApp(page, `${prefix}/proyectos?area=${area}`);
    const { list } = sections(page, copy);
    const { title, description } = copy.projects.items[examples[area]];
    const empty = list.getByText(copy.projects.empty);
    await expect(empty).toHaveCount(2); // the status says it aloud, the page shows it
    await expect(empty.and(list.locator(":not([aria-hidden=true])"))).toHaveCount(1);
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
  const { filter } = sections(page, copy);
  await filter("analisis").click();
  await expectFilter(page, copy, "analisis");
  await expect(page).toHaveURL(/\?area=analisis\b/);
  await page.reload();
  await expectFilter(page, copy, "analisis");
  for (const query of ["?area=nope", "?area=", "?area=constructor"]) {
    await openApp(page, `${prefix}/proyectos${query}`);
    await expectFilter(page, copy, "all");
  }

  await test.step("a change of language keeps the area", async () => {
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
});

test("coming back from a case study finds the area and the place again", async ({
  page,
  prefix,
  copy,
}) => {
  await openApp(page, `${prefix}/proyectos`);
  const { areaLink, list } = sections(page, copy);
  const entries = await page.evaluate(() => history.length);
  await areaLink("powerbi").click();
  await areaLink("analisis").click();
  await expectFilter(page, copy, "analisis");
  expect(await page.evaluate(() => history.length)).toBe(entries);
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
