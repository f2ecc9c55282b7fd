import type { Locator } from "@playwright/test";
import type { Locale } from "../../../contracts/locale.ts";
import { listSeen } from "../../support/page/list-seen.ts";
import { chooseLanguage, expect, openApp, readCopy, test } from "../../support/site/site-test.ts";

test("every part answers to the pointer and to the keyboard", async ({
  page,
  prefix,
  copy,
  edition,
  isMobile,
}) => {
  await openApp(page, `${prefix}/servicios`);

  await test.step("the hero leads to the services", async () => {
    const { hero } = copy.servicePage;
    await page.getByRole("main").getByRole("link", { name: hero.anchor }).click();
    await expect(page).toHaveURL(/#services$/);
    await expect(
      page.getByRole("heading", { name: copy.servicePage.selector.title }),
    ).toBeInViewport();
  });

  await test.step("eight results go from end to end", async () => {
    const { results } = copy.servicePage;
    const carousel = page.getByRole("region", { name: results.label });
    const titles = carousel.getByRole("heading", { level: 3 });
    await expect(titles).toHaveCount(8);
    const previous = carousel.getByRole("button", { name: results.previous });
    const next = carousel.getByRole("button", { name: results.next });
    await expect(previous).toBeDisabled();
    const last = carousel.getByRole("listitem").last();
    const steps = 8 - (isMobile ? 1 : 3);
    for (let step = 0; step < steps; step += 1) await next.click();
    await expect(next).toBeDisabled();
    await expect(last).toBeInViewport();
    await next.focus();
    for (let step = 0; step < steps; step += 1) await page.keyboard.press("ArrowLeft");
    await expect(previous).toBeDisabled();
    await expect(last).not.toBeInViewport();
  });

  await test.step("the services start at the first, and each leads where it should", async () => {
    const { title: label, items } = copy.servicePage.selector;
    const tabs = page.getByRole("tablist", { name: label }).getByRole("tab");
    const targets = {
      consulting: "#contact",
      dashboards: "#contact",
      mentorship: `${prefix}/consultorias`,
      training: `${prefix}/cursos`,
    };
    const names = Object.keys(targets) as (keyof typeof targets)[];
    const section = page.locator("#services");
    const descriptions = names.map((name) => items[name].description);
    await expect(tabs).toHaveText(names.map((name) => items[name].title));
    await expect(tabs.first()).toHaveAttribute("aria-selected", "true");

    async function expectChosen(name: keyof typeof targets): Promise<void> {
      const { title, description, cta } = items[name];
      await expect(page.getByRole("tab", { name: title, selected: true })).toBeVisible();
      const panel = page.getByRole("tabpanel", { name: title });
      await expect(panel.getByText(description)).toBeVisible();
      await expect(panel.getByRole("link", { name: cta })).toHaveAttribute("href", targets[name]);
      await expect.poll(async () => listSeen(section, descriptions)).toEqual([description]);
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

  await test.step("work is by the hour until a project is chosen", async () => {
    const { label, hours, project } = copy.servicePage.options;
    type Option = typeof hours | typeof project;
    const list = page.getByRole("tablist", { name: label });
    await expect(list.getByRole("tab")).toHaveCount(2);

    async function expectShown(shown: Option, other: Option): Promise<void> {
      await expect(list.getByRole("tab", { name: shown.title })).toHaveAttribute(
        "aria-selected",
        "true",
      );
      const own = [shown.description, ...shown.features];
      const others = [other.description, ...other.features];
      await expect
        .poll(async () => listSeen(page.getByRole("main"), [...own, ...others]))
        .toEqual(own);
    }

    await expectShown(hours, project);
    await list.getByRole("tab", { name: project.title }).click();
    await expectShown(project, hours);
    await page.keyboard.press("ArrowLeft");
    await expectShown(hours, project);
    await page.keyboard.press("ArrowRight");
    await expectShown(project, hours);
  });

  await test.step("four benefits open one at a time, the first at the start, and the open one closes", async () => {
    const { title, items } = copy.servicePage.benefits;
    const section = page.getByRole("region", { name: title });
    const { cost, automation, prediction, experience } = items;
    const all = [cost, automation, prediction, experience];
    await expect(section.getByRole("heading", { level: 3 })).toHaveText(
      all.map((one) => one.title),
    );

    async function expectOpen(open: typeof cost | undefined): Promise<void> {
      const texts = all.map(({ description }) => description);
      await expect
        .poll(async () => listSeen(section, texts))
        .toEqual(open ? [open.description] : []);
    }

    await expectOpen(cost);
    // Motion is reduced here: no panel takes its time.
    const times = await page
      .locator("main details")
      .evaluateAll((panels) =>
        panels.map((one) => getComputedStyle(one, "::details-content").transitionDuration),
      );
    expect(new Set(times)).toEqual(new Set(["0s"]));
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

  await test.step("seven challenges show their question and open their answer one at a time", async () => {
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
    await expect(section.getByRole("heading", { level: 3 })).toHaveText(
      all.map((one) => one.title),
    );
    const questions = all.map(({ question }) => question);
    const answers = all.map(({ description }) => description);
    expect(await listSeen(section, [...questions, ...answers])).toEqual(questions);
    for (const one of all) {
      await section.getByText(one.question).click();
      await expect.poll(async () => listSeen(section, answers)).toEqual([one.description]);
    }
    const last = section.locator("summary").last();
    await last.focus();
    await page.keyboard.press("Enter");
    await expect(section.getByText(items.predictive.description)).toBeHidden();
    await page.keyboard.press("Space");
    await expect(section.getByText(items.predictive.description)).toBeVisible();
  });

  await test.step("a service's call to action leads to the contact form", async () => {
    const { consulting } = copy.servicePage.selector.items;
    await page.getByRole("tab", { name: consulting.title }).click();
    await page.getByRole("link", { name: consulting.cta }).click();
    await expect(
      page.getByRole("heading", { name: copy.servicePage.contact.title }),
    ).toBeInViewport();
  });

  await test.step("a change of language leaves the results where they are", async () => {
    const shown = (locale: Locale) => {
      const { label, next } = readCopy(locale).servicePage.results;
      const carousel = page.getByRole("region", { name: label });
      return { carousel, next: carousel.getByRole("button", { name: next }) };
    };
    await shown(edition).next.click();
    const second = shown(edition).carousel.getByRole("listitem").nth(1);
    await expect.poll(() => leftOf(second)).toBeLessThan(100);
    const other = edition === "es" ? "en" : "es";
    await chooseLanguage(page, copy, other);
    await expect(shown(other).carousel).toBeVisible();
    const same = shown(other).carousel.getByRole("listitem").nth(1);
    await expect.poll(() => leftOf(same)).toBeLessThan(100);
  });
});

async function leftOf(element: Locator): Promise<number> {
  return (await element.boundingBox())?.x ?? Number.NaN;
}
