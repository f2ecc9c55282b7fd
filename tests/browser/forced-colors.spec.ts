import type { Locator, Page } from "@playwright/test";
import { visitNext } from "../support/page/visit-next.ts";
import { expect, openApp, readCopy, test } from "../support/site/site-test.ts";

test.use({ contextOptions: { forcedColors: "active", reducedMotion: "reduce" } });

const { blog, nav, projects, servicePage, services } = readCopy("es");
const schemes = ["dark", "light"] as const;

/** True where an edge of the element, or of what is drawn after it, differs from the page's ground. */
async function hasEdge(item: Locator, side: "Top" | "Bottom", pseudo?: string): Promise<boolean> {
  return item.evaluate(
    (element, [edge, part]) => {
      const style = getComputedStyle(element, part);
      const color = style[`border${edge}Color`];
      const isThick = Number.parseFloat(style[`border${edge}Width`]) > 1;
      return isThick && color !== getComputedStyle(document.documentElement).backgroundColor;
    },
    [side, pseudo] as const,
  );
}

type State = { chosen: Locator; others: Locator; pseudo?: string };

/** What can be chosen on each page: the one that is, and the rest. */
function listStates(page: Page, path: string): State[] {
  const current = "[aria-current=page]";
  const links = page.getByRole("navigation", { name: nav.label, exact: true }).getByRole("link");
  const states: State[] = [{ chosen: links.and(page.locator(current)), others: links }];
  const selected = "[aria-selected=true]";
  if (path === "/") {
    const tabs = page.getByRole("tablist", { name: services.title }).getByRole("tab");
    states.push({ chosen: tabs.and(page.locator(selected)), others: tabs, pseudo: "::after" });
    const filters = page.getByRole("region", { name: projects.label }).locator("[aria-pressed]");
    states.push({ chosen: filters.and(page.locator("[aria-pressed=true]")), others: filters });
  }
  if (path === "/servicios") {
    const tabs = page.getByRole("tablist", { name: servicePage.options.label }).getByRole("tab");
    states.push({ chosen: tabs.and(page.locator(selected)), others: tabs, pseudo: "::after" });
  }
  if (path === "/blog") {
    const categories = page
      .getByRole("navigation", { name: blog.category.filter })
      .getByRole("link");
    states.push({ chosen: categories.and(page.locator(current)), others: categories });
  }
  return states;
}

test("every page shows its headline's marked words and what is chosen", async ({ page }) => {
  for (const [path, marked] of [
    ["/", 3],
    ["/servicios", 2],
    ["/proyectos", 2],
    ["/consultorias", 1],
    ["/cursos", 1],
    ["/blog", 1],
  ] as const) {
    await visitNext(page, path);
    const words = page.getByRole("heading", { level: 1 }).locator("mark");
    await expect(words, path).toHaveCount(marked);
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme });
      const where = `${path}, ${colorScheme}`;
      const ground = await page.evaluate(
        () => getComputedStyle(document.documentElement).backgroundColor,
      );
      for (const word of await words.all()) {
        await expect.soft(word, where).not.toHaveCSS("color", ground);
        await expect.soft(word, where).toHaveCSS("text-decoration-line", "underline");
      }
      for (const { chosen, others, pseudo } of listStates(page, path)) {
        const count = await chosen.count();
        expect.soft(await others.count(), where).toBeGreaterThan(count);
        const edges = await Promise.all(
          (await others.all()).map(async (item) => hasEdge(item, "Bottom", pseudo)),
        );
        expect.soft(edges.filter(Boolean), where).toHaveLength(count);
        for (const item of await chosen.all())
          expect.soft(await hasEdge(item, "Bottom", pseudo), where).toBe(true);
      }
    }
  }
});

test("a report shows which of its pages is open", async ({ page }) => {
  await page.goto("/dashboards/airline-satisfaction");
  const tabs = page.getByRole("tab");
  await expect(tabs.and(page.locator("[aria-selected=true]"))).toHaveCount(1);
  expect(await tabs.count()).toBeGreaterThan(1);
  await expect
    .poll(async () => {
      const edges = (await tabs.all()).map(async (tab) => hasEdge(tab, "Bottom"));
      return (await Promise.all(edges)).filter(Boolean).length;
    }, "the sheet of what is pressed may come later")
    .toBe(1);
  for (const tab of await tabs.all()) expect(await hasEdge(tab, "Top")).toBe(false);
});

test("a report shows what it compares, what its reasons answer and name, and that a table goes on", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openApp(page, "/dashboards/ventas-bi#p=products&w=profit~total~~~~~rows");
  for (const [name, count] of [
    ["comparison-kinds", 3],
    ["why-kinds", 2],
  ] as const) {
    const choices = page.locator(`.${name} button`);
    await expect(choices).toHaveCount(count);
    const [chosen, other] = await choices.evaluateAll((buttons) =>
      buttons
        .toSorted((a, b) => b.ariaPressed!.localeCompare(a.ariaPressed!))
        .map((button) => getComputedStyle(button).backgroundColor),
    );
    expect(chosen, name).not.toBe(other);
  }
  const fills = await page
    .locator(".why-stairs .why-bar")
    .evaluateAll((bars) => bars.map((bar) => getComputedStyle(bar).fill));
  expect(new Set(fills).size).toBe(2);
  const edge = page.locator(".table-frame[data-more-right]");
  expect(await edge.evaluate((frame) => getComputedStyle(frame, "::after").borderRightStyle)).toBe(
    "dashed",
  );
});

test("a report shows a part, and what is actual, on the bars that they are compared with", async ({
  page,
}) => {
  const read = async (mark: string, name: "fill" | "stroke"): Promise<string> =>
    page
      .locator(`.visual .drawing :is(rect, path)${mark}`)
      .first()
      .evaluate((element, property) => getComputedStyle(element)[property], name);
  const bars = '[fill="var(--chart-strong)"]';
  const compared = [
    { state: "v.*=priority~0", over: '[fill="var(--accent)"]', name: "fill" },
    {
      state: "i.people=3&i.today=12&i.cost=36&i.hour=3",
      over: '[stroke-width="1.25"]',
      name: "stroke",
    },
  ] as const;
  for (const { state, over, name } of compared) {
    await page.goto("/robots.txt");
    await page.goto(`/dashboards/soporte-bi#p=route&${state}`);
    await expect(page.locator(".spotlight, .scenario")).toBeVisible();
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme });
      const ground = await page.evaluate(
        () => getComputedStyle(document.documentElement).backgroundColor,
      );
      expect(await read(bars, "fill")).toBe(ground);
      expect(await read(over, name)).not.toBe(ground);
    }
  }
});
