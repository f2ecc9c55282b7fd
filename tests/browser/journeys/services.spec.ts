import { expect, openApp, test } from "../../support/site-test.ts";

// §2, in this order
const slugs = [
  "soporte-bi",
  "airline-satisfaction",
  "ventas-bi",
  "logistica-supply-chain",
  "nps-bi",
  "compras-bi",
  "people-analytics",
  "ventas-globales",
];

test.beforeEach(async ({ page, prefix }) => openApp(page, `${prefix}/servicios`));

test("the sections stand in their order, between the hero and the footer", async ({
  page,
  copy: { servicePage: copy },
}) => {
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(
    Object.values(copy.hero.title).join(""),
  );
  await expect(main.getByRole("heading", { level: 2 })).toHaveText([
    copy.intro.title,
    copy.questions.title,
    copy.results.title,
    copy.selector.title,
    copy.options.title,
    copy.benefits.title,
    copy.challenges.title,
    copy.shared.title,
    copy.contact.title,
  ]);
});

test("the hero highlights its two words, books a consultation and leads to the services", async ({
  page,
  prefix,
  copy,
}) => {
  const { hero } = copy.servicePage;
  await expect(page.getByRole("heading", { level: 1 }).locator("mark")).toHaveText([
    hero.title.highlight,
    hero.title.highlight2,
  ]);
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: hero.cta, exact: true }).first()).toHaveAttribute(
    "href",
    `${prefix}/consultorias`,
  );
  await main.getByRole("link", { name: hero.anchor }).click();
  await expect(page).toHaveURL(/#services$/);
  await expect(
    page.getByRole("heading", { name: copy.servicePage.selector.title }),
  ).toBeInViewport();
});

test("eight real results lead to their case studies, and the buttons go from end to end", async ({
  page,
  prefix,
  copy,
  viewport,
}) => {
  const { results } = copy.servicePage;
  const carousel = page.getByRole("region", { name: results.label });
  const links = carousel.getByRole("link", { name: new RegExp(`^${results.details}: `) });
  await expect(links).toHaveCount(8);
  const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  expect(targets).toEqual(slugs.map((slug) => `${prefix}/proyectos/${slug}`));
  const titles = slugs.map((slug) => results.items[slug as "nps-bi"].title);
  await expect(carousel.getByRole("heading", { level: 3 })).toHaveText(titles);
  const previous = carousel.getByRole("button", { name: results.previous });
  const next = carousel.getByRole("button", { name: results.next });
  await expect(previous).toBeDisabled();
  const last = carousel.getByRole("heading", { name: titles.at(-1) ?? "" });
  const steps = 8 - ((viewport?.width ?? 0) >= 1024 ? 3 : 1);
  for (let step = 0; step < steps; step += 1) await next.click();
  await expect(next).toBeDisabled();
  await expect(last).toBeInViewport();
  await next.focus();
  for (let step = 0; step < steps; step += 1) await page.keyboard.press("ArrowLeft");
  await expect(previous).toBeDisabled();
  await expect(last).not.toBeInViewport();
});

test("a result whose picture fails is logged and shows the placeholder", async ({
  page,
  prefix,
  copy,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource/);
  const logged = page.waitForEvent("console", (message) => message.text().includes("nps-bi"));
  await page.route("**/images/projects/nps-bi.*", async (route) => route.abort());
  await openApp(page, `${prefix}/servicios`);
  const carousel = page.getByRole("region", { name: copy.servicePage.results.label });
  const picture = carousel.locator("img").nth(slugs.indexOf("nps-bi"));
  await picture.scrollIntoViewIfNeeded();
  await logged;
  await expect(picture).toHaveAttribute("src", "/images/placeholder.svg");
  await expect(carousel.locator("img[src*=placeholder]")).toHaveCount(1);
});

test("the selector starts at the first service and each leads where it should, by mouse and arrow keys", async ({
  page,
  prefix,
  copy,
}) => {
  const { title: label, items } = copy.servicePage.selector;
  const tabs = page.getByRole("tablist", { name: label }).getByRole("tab");
  const targets = {
    consulting: "#contact",
    dashboards: "#contact",
    mentorship: `${prefix}/consultorias`,
    training: `${prefix}/cursos`,
  };
  const names = Object.keys(targets) as (keyof typeof targets)[];
  await expect(tabs).toHaveText(names.map((name) => items[name].title));
  await expect(tabs.first()).toHaveAttribute("aria-selected", "true");

  async function expectChosen(name: keyof typeof targets): Promise<void> {
    const { title, description, cta } = items[name];
    await expect(page.getByRole("tab", { name: title, selected: true })).toBeVisible();
    const panel = page.getByRole("tabpanel", { name: title });
    await expect(panel.getByText(description)).toBeVisible();
    await expect(panel.getByRole("link", { name: cta })).toHaveAttribute("href", targets[name]);
    for (const other of names.filter((one) => one !== name))
      await expect(page.getByText(items[other].description)).toBeHidden();
  }

  await expectChosen("consulting");
  for (const name of names) {
    await page.getByRole("tab", { name: items[name].title }).click();
    await expectChosen(name);
  }
  for (const name of names) {
    await page.keyboard.press("ArrowDown");
    await expectChosen(name);
    await expect(page.getByRole("tab", { name: items[name].title })).toBeFocused();
  }
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowUp");
  await expectChosen("training");
});

test("a service's call to action leads to the contact form", async ({ page, copy }) => {
  const { consulting } = copy.servicePage.selector.items;
  await page.getByRole("link", { name: consulting.cta }).click();
  await expect(
    page.getByRole("heading", { name: copy.servicePage.contact.title }),
  ).toBeInViewport();
});

test("work is by the hour until a project is chosen", async ({ page, copy }) => {
  const { label, hours, project } = copy.servicePage.options;
  const list = page.getByRole("tablist", { name: label });
  await expect(list.getByRole("tab")).toHaveCount(2);

  async function expectShown(shown: typeof hours, other: typeof hours): Promise<void> {
    await expect(list.getByRole("tab", { name: shown.title })).toHaveAttribute(
      "aria-selected",
      "true",
    );
    await expect(page.getByText(shown.description)).toBeVisible();
    for (const feature of shown.features) await expect(page.getByText(feature)).toBeVisible();
    await expect(page.getByText(other.description)).toBeHidden();
    for (const feature of other.features) await expect(page.getByText(feature)).toBeHidden();
  }

  await expectShown(hours, project);
  await list.getByRole("tab", { name: project.title }).click();
  await expectShown(project, hours);
  await page.keyboard.press("ArrowLeft");
  await expectShown(hours, project);
  await page.keyboard.press("ArrowRight");
  await expectShown(project, hours);
});

test("four benefits open one at a time, the first at the start, and the open one closes", async ({
  page,
  copy,
}) => {
  const { title, items } = copy.servicePage.benefits;
  const section = page.getByRole("region", { name: title });
  const { cost, automation, prediction, experience } = items;
  const all = [cost, automation, prediction, experience];
  await expect(section.getByRole("heading", { level: 3 })).toHaveText(all.map((one) => one.title));

  async function expectOpen(open: typeof cost | undefined): Promise<void> {
    for (const one of all) {
      const text = section.getByText(one.description);
      if (one === open) await expect(text).toBeVisible();
      else await expect(text).toBeHidden();
    }
  }

  await expectOpen(cost);
  for (const one of [experience, automation, prediction]) {
    await section.getByText(one.title).click();
    await expectOpen(one);
  }
  await section.getByText(prediction.title).click();
  await expectOpen(undefined);
  const summary = section.locator("summary");
  await summary.first().focus();
  await page.keyboard.press("Enter");
  await expectOpen(cost);
  await page.keyboard.press("Tab");
  await expect(summary.nth(1)).toBeFocused();
  await page.keyboard.press("Space");
  await expectOpen(automation);
  await page.keyboard.press("Enter");
  await expectOpen(undefined);
});

test("seven challenges show their question and open their answer one at a time", async ({
  page,
  copy,
}) => {
  const { title, items } = copy.servicePage.challenges;
  const section = page.getByRole("region", { name: title });
  // §2, in this order
  const all = [
    items.clarity,
    items.integration,
    items.quality,
    items.successFactors,
    items.manualReports,
    items.roi,
    items.predictive,
  ];
  await expect(section.getByRole("heading", { level: 3 })).toHaveText(all.map((one) => one.title));
  for (const { question, description } of all) {
    await expect(section.getByText(question)).toBeVisible();
    await expect(section.getByText(description)).toBeHidden();
  }
  let previous: (typeof all)[number] | undefined;
  for (const one of all) {
    await section.getByText(one.question).click();
    await expect(section.getByText(one.description)).toBeVisible();
    if (previous !== undefined) await expect(section.getByText(previous.description)).toBeHidden();
    previous = one;
  }
  const last = section.locator("summary").last();
  await last.focus();
  await page.keyboard.press("Enter");
  await expect(section.getByText(items.predictive.description)).toBeHidden();
  await page.keyboard.press("Space");
  await expect(section.getByText(items.predictive.description)).toBeVisible();
});

test("the page closes with the way to a consultation and the contact form", async ({
  page,
  prefix,
  copy,
}) => {
  const { shared } = copy.servicePage;
  const section = page.getByRole("region", { name: shared.title });
  await expect(section.getByRole("link", { name: shared.cta })).toHaveAttribute(
    "href",
    `${prefix}/consultorias`,
  );
  await expect(page.locator("#contact form")).toBeVisible();
});

test("coming from far down another page shows the top", async ({ page, prefix, copy }) => {
  await openApp(page, `${prefix}/proyectos`);
  const link = page
    .getByRole("contentinfo")
    .getByRole("link", { name: copy.footer.services, exact: true });
  await link.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await link.click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(
    copy.servicePage.hero.title.highlight,
  );
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});
