import type { Locator, Page } from "@playwright/test";
import cards from "../../../content/catalogue/project-cards.json" with { type: "json" };
import { expect, openApp, test } from "../../support/site-test.ts";

const ids = [13, 14, 1, 11, 10, 9, 5, 2, 3, 4, 6]; // §3

/** Slides whose whole width is inside the track. */
async function countInView(page: Page): Promise<number> {
  return page.locator(".carousel-track").evaluate((track) => {
    const { left, right } = track.getBoundingClientRect();
    return [...track.children].filter((slide) => {
      const box = slide.getBoundingClientRect();
      return box.left >= left - 2 && box.right <= right + 2;
    }).length;
  });
}

async function firstInView(track: Locator): Promise<number> {
  return track.evaluate((element) => {
    const { left } = element.getBoundingClientRect();
    return [...element.children].findIndex(
      (slide) => slide.getBoundingClientRect().left >= left - 2,
    );
  });
}

test.beforeEach(async ({ page, home }) => openApp(page, home));

test("the hero offers the consultation, by its short name on a phone, and the services", async ({
  page,
  copy,
  viewport,
}) => {
  const hero = page.locator("#home");
  const isPhone = (viewport?.width ?? 0) < 768;
  const book = hero.getByRole("link", {
    name: isPhone ? copy.hero.bookShort : copy.hero.book,
    exact: true,
  });
  await expect(book).toHaveAttribute("href", /\/consultorias$/);
  await hero.getByRole("link", { name: copy.hero.services }).click();
  await expect(page.locator("#services")).toBeInViewport();
});

test("the hero's texts enter at 0.3, 0.6 and 0.9 s and are painted from the start", async ({
  page,
  home,
}) => {
  await page.goto(home);
  const delays = await page.locator(".hero").evaluate((hero) =>
    [".hero-title", ".hero-subtitle", ".hero-actions"].map((part) => {
      const style = getComputedStyle(hero.querySelector(part) ?? hero);
      return [style.animationDelay, style.opacity];
    }),
  );
  expect(delays).toEqual([
    ["0.3s", "1"],
    ["0.6s", "1"],
    ["0.9s", "1"],
  ]);
});

test("every anchor lands below the fixed bar", async ({ page, home }) => {
  for (const anchor of ["services", "about", "testimonials", "social", "contact"]) {
    await page.goto(`${home}#${anchor}`);
    const [top, bar] = await page.evaluate(
      (id) => [
        document.querySelector(`#${id}`)?.getBoundingClientRect().top ?? 0,
        document.querySelector("header")?.getBoundingClientRect().bottom ?? 0,
      ],
      anchor,
    );
    expect(top, anchor).toBeGreaterThanOrEqual((bar ?? 0) - 1);
  }
});

test("four achievements stand in the about section", async ({ page, copy }) => {
  const ledger = page.getByRole("list", { name: copy.about.achievements.label });
  await expect(ledger.getByRole("listitem")).toHaveCount(4);
  await expect(page.getByRole("img", { name: copy.about.portrait.alt })).toBeAttached();
});

test("the services selector starts at the first, shows the chosen one and leads where it should", async ({
  page,
  copy,
}) => {
  const { items } = copy.services;
  const tabs = page.getByRole("tablist", { name: copy.services.title }).getByRole("tab");
  await expect(tabs).toHaveCount(4);
  await expect(tabs.first()).toHaveAttribute("aria-selected", "true");
  const targets = {
    businessProblem: /#contact$/,
    dashboard: /#contact$/,
    guidance: /\/consultorias#top$/,
    training: /\/cursos$/,
  };
  for (const [id, target] of Object.entries(targets)) {
    const { title, description, cta } = items[id as keyof typeof targets];
    await page.getByRole("tab", { name: title }).click();
    const panel = page.getByRole("tabpanel", { name: title });
    await expect(panel).toContainText(description);
    await expect(panel.getByRole("link", { name: cta })).toHaveAttribute("href", target);
  }
  await tabs.last().focus();
  await page.keyboard.press("ArrowDown");
  await expect(tabs.first()).toBeFocused();
  await expect(page.getByRole("tabpanel")).toContainText(items.businessProblem.description);
  await page.keyboard.press("End");
  await expect(tabs.last()).toHaveAttribute("aria-selected", "true");
});

test("the carousel shows eleven projects in order, 1, 2 or 3 in view, with its ends disabled", async ({
  page,
  copy,
  viewport,
}) => {
  expect(cards.map(({ id }) => id)).toEqual(ids);
  const carousel = page.getByRole("region", { name: copy.projects.label });
  const track = carousel.locator(".carousel-track");
  const titles = cards.map(({ key }) => copy.projects.items[key as "nps"].title);
  await expect(track.getByRole("heading", { level: 3 })).toHaveText(titles);
  const inView = (viewport?.width ?? 0) >= 1024 ? 3 : 1;
  expect(await countInView(page)).toBe(inView);
  const previous = carousel.getByRole("button", { name: copy.projects.previous });
  const next = carousel.getByRole("button", { name: copy.projects.next });
  await expect(previous).toBeDisabled();
  for (let step = 1; step <= cards.length - inView; step += 1) {
    await expect(next).toBeEnabled();
    await next.click();
    await expect.poll(() => firstInView(track)).toBe(step);
  }
  await expect(next).toBeDisabled();
  await expect(previous).toBeEnabled();
  await previous.focus();
  await page.keyboard.press("ArrowLeft");
  await expect.poll(() => firstInView(track)).toBe(cards.length - inView - 1);
  await page.keyboard.press("ArrowRight");
  await expect(next).toBeDisabled();
});

test("two projects are in view between 768 and 1024 px", async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 900 });
  await expect.poll(() => countInView(page)).toBe(2);
});

test("a mouse drags the carousel, and a drag is not a click", async ({ page, viewport }) => {
  test.skip((viewport?.width ?? 0) < 1100, "a phone has no mouse");
  const track = page.locator(".carousel-track");
  await track.scrollIntoViewIfNeeded();
  const box = await track.boundingBox();
  const y = (box?.y ?? 0) + 120;
  await page.mouse.move(1200, y);
  await page.mouse.down();
  await page.mouse.move(1195, y);
  expect(await firstInView(track), "below the threshold nothing moves").toBe(0);
  await page.mouse.move(700, y, { steps: 8 });
  await page.mouse.up();
  await expect.poll(() => firstInView(track)).toBe(1);
  await expect(page).not.toHaveURL(/proyectos/);
});

test("the filter shows an area, ignores deselecting and explains an empty one", async ({
  page,
  copy,
}) => {
  const carousel = page.getByRole("region", { name: copy.projects.label });
  const filter = (id: keyof typeof copy.projects.filters) =>
    carousel.getByRole("button", {
      name: new RegExp(`^${copy.projects.filters[id].replaceAll("\u00a0", " ")} \\d`),
    });
  const slides = carousel.locator(".carousel-slide");
  await expect(filter("all")).toHaveAttribute("aria-pressed", "true");
  await filter("powerbi").click();
  await expect(slides).toHaveCount(11);
  await filter("powerbi").click();
  await expect(filter("powerbi")).toHaveAttribute("aria-pressed", "true");
  for (const [id, example] of [
    ["etl", copy.projects.items.ecommercePipeline],
    ["ml", copy.projects.items.inventoryOptimization],
  ] as const) {
    await filter(id).click();
    await expect(slides).toHaveCount(0);
    await expect(carousel).toContainText(example.description);
    await expect(carousel.getByRole("link", { name: copy.projects.emptyCta })).toHaveAttribute(
      "href",
      "#contact",
    );
  }
  await filter("all").click();
  await expect(slides).toHaveCount(11);
});

test("a card leads to its case study and the carousel to the contact form", async ({
  page,
  copy,
}) => {
  const carousel = page.getByRole("region", { name: copy.projects.label });
  const { title } = copy.projects.items.soporteBI;
  await expect(
    carousel.getByRole("link", { name: `${copy.projects.details}: ${title}` }),
  ).toHaveAttribute("href", /\/proyectos\/soporte-bi$/);
  await page.getByRole("link", { name: copy.projects.cta }).click();
  await expect(page.locator("#contact")).toBeInViewport();
});

test("a picture that fails is logged and replaced by the placeholder", async ({
  page,
  home,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource/);
  const logged = page.waitForEvent("console", (message) => message.text().includes("soporte-bi"));
  await page.route("**/images/projects/soporte-bi.*", async (route) => route.abort());
  await openApp(page, home);
  await page.locator("#projects").scrollIntoViewIfNeeded();
  await logged;
  await expect(page.locator(".project-card img").first()).toHaveAttribute(
    "src",
    "/images/placeholder.svg",
  );
});

test("the work values appear once, step by step, when their top passes 75 % of the window", async ({
  page,
  viewport,
}) => {
  const section = page.locator(".work-values");
  const values = section.getByRole("listitem");
  await expect(values).toHaveCount(4);
  await expect(section).toHaveAttribute("data-reveal", "waiting");
  await expect(values.first()).toHaveCSS("opacity", "0");
  const scrollTo = async (share: number) =>
    section.evaluate((element, wanted) => {
      const { top } = element.getBoundingClientRect();
      window.scrollTo({ top: scrollY + top - innerHeight * wanted, behavior: "instant" });
    }, share);
  await scrollTo(0.77);
  await expect(section).toHaveAttribute("data-reveal", "waiting");
  await scrollTo(0.74);
  await expect(section).toHaveAttribute("data-reveal", "revealed");
  const delays = await values.evaluateAll((items) =>
    items.map((item) => getComputedStyle(item).transitionDelay.split(",")[0]),
  );
  expect(delays).toEqual(["0s", "0.2s", "0.4s", "0.6s"]);
  await expect(values.last()).toHaveCSS("opacity", "1");
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(section).toHaveAttribute("data-reveal", "revealed");
  expect(viewport).not.toBeNull();
});

test("four testimonials wrap around at both ends and follow their dots", async ({ page, copy }) => {
  const carousel = page.getByRole("region", { name: copy.testimonials.label });
  const { items } = copy.testimonials;
  const shows = async (id: keyof typeof items) => {
    await expect(carousel.getByText(items[id].content)).toBeVisible();
    await expect(carousel.getByRole("figure")).toHaveCount(1);
  };
  await shows("operations");
  await carousel.getByRole("button", { name: copy.testimonials.previous }).click();
  await shows("operationsAgain");
  await carousel.getByRole("button", { name: copy.testimonials.next }).click();
  await shows("operations");
  const dots = carousel.getByRole("button", { name: /\d$/ });
  await expect(dots).toHaveCount(4);
  await dots.nth(2).click();
  await shows("finance");
  await expect(dots.nth(2)).toHaveAttribute("aria-current", "true");
  const initials = await carousel.locator("figcaption strong").allTextContents();
  expect(new Set(initials).size, "three reviewers, one of them twice").toBe(3);
});

test("the social cards open in a new tab and hand nothing over", async ({ page, copy }) => {
  for (const { cta } of Object.values(copy.social.networks)) {
    const link = page.locator("#social").getByRole("link", { name: cta });
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("rel", /noopener/);
    await expect(link).toHaveAttribute("href", /^https:/);
  }
});
