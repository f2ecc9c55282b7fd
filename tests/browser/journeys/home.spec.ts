import type { Locator, Page } from "@playwright/test";
import cards from "#folder/content/catalogue/project-cards.json" with { type: "json" };
import { expect, openApp, test } from "../../support/site/site-test.ts";

const ids = [13, 14, 1, 11, 10, 9, 5, 2, 3, 4, 6]; // §3

async function countInView(page: Page): Promise<number> {
  return page.locator(".carousel-track").evaluate((track) => {
    const { left, right } = track.getBoundingClientRect();
    return [...track.children].filter((slide) => {
      const box = slide.getBoundingClientRect();
      return box.left >= left - 2 && box.right <= right + 2;
    }).length;
  });
}

/** Drags for 50 ms by the events' own clock: on a busy machine they may come at any time. */
async function flick(
  page: Page,
  { from, to, y }: { from: number; to: number; y: number },
): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const start = Date.now() / 1000;
  const button = { button: "left", buttons: 1, clickCount: 1 } as const;
  for (const event of [
    { type: "mouseMoved", x: from },
    { type: "mousePressed", x: from, ...button },
    { type: "mouseMoved", x: (from + to) / 2, ...button },
    { type: "mouseMoved", x: to, ...button },
    { type: "mouseReleased", x: to, ...button, buttons: 0 },
  ] as const) {
    const share = (from - event.x) / (from - to);
    await session.send("Input.dispatchMouseEvent", { ...event, y, timestamp: start + share / 20 });
  }
  await session.detach();
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

test(
  "the hero offers the consultation, by its short name on a phone; what leads down lands below the bar",
  {
    tag: "@size",
  },
  async ({ page, home, copy, isMobile }) => {
    const hero = page.locator("#home");
    await expect(
      hero.getByRole("link", {
        name: isMobile ? copy.hero.bookShort : copy.hero.book,
        exact: true,
      }),
    ).toHaveAttribute("href", /\/consultorias$/);
    await hero.getByRole("link", { name: copy.hero.services }).click();
    await expect(page.locator("#services")).toBeInViewport();
    await page.getByRole("link", { name: copy.projects.cta }).click();
    await expect(page.locator("#contact")).toBeInViewport();
    for (const anchor of ["services", "about", "testimonials", "social", "contact"]) {
      await page.goto(`${home}#${anchor}`);
      const section = page.locator(`#${anchor}`);
      await expect(section).toBeInViewport();
      const below = async () =>
        section.evaluate((element) => {
          const bar = document.querySelector(".site-header")!.getBoundingClientRect();
          return element.getBoundingClientRect().top - bar.bottom;
        });
      await expect.poll(below, anchor).toBeGreaterThanOrEqual(-1);
    }
  },
);

test("services, projects and testimonials answer to the pointer and to the keyboard", async ({
  page,
  copy,
  isMobile,
}) => {
  await test.step("the services start at the first, and each leads where it should", async () => {
    const { items } = copy.services;
    const tabs = page.getByRole("tablist", { name: copy.services.title }).getByRole("tab");
    await expect(tabs).toHaveCount(4);
    await expect(tabs.first()).toHaveAttribute("aria-selected", "true");
    const targets = {
      consulting: /#contact$/,
      dashboards: /#contact$/,
      mentorship: /\/consultorias#top$/,
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
    await expect(page.getByRole("tabpanel")).toContainText(items.consulting.description);
    await page.keyboard.press("End");
    await expect(tabs.last()).toHaveAttribute("aria-selected", "true");
  });

  const carousel = page.getByRole("region", { name: copy.projects.label });
  await test.step("eleven projects in order, 1, 2 or 3 in view, with the ends disabled", async () => {
    expect(cards.map(({ id }) => id)).toEqual(ids);
    const track = carousel.locator(".carousel-track");
    const titles = cards.map(({ key }) => copy.projects.items[key as "nps"].title);
    await expect(track.getByRole("heading", { level: 3 })).toHaveText(titles);
    const inView = isMobile ? 1 : 3;
    await expect.poll(async () => countInView(page)).toBe(inView);
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

  await test.step("the filter shows an area, ignores deselecting and explains an empty one", async () => {
    const filter = (id: keyof typeof copy.projects.filters) =>
      carousel.getByRole("button", {
        name: new RegExp(`^${copy.projects.filters[id].replaceAll("\u00a0", " ")}(?: \\d+)?$`),
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

  await test.step("four testimonials wrap around at both ends and follow their dots", async () => {
    const testimonials = page.getByRole("region", { name: copy.testimonials.label });
    const { items } = copy.testimonials;
    const shows = async (id: keyof typeof items) => {
      await expect(testimonials.getByText(items[id].content)).toBeVisible();
      await expect(testimonials.getByRole("figure")).toHaveCount(1);
    };
    await shows("operations");
    await testimonials.getByRole("button", { name: copy.testimonials.previous }).click();
    await shows("operationsAgain");
    await testimonials.getByRole("button", { name: copy.testimonials.next }).click();
    await shows("operations");
    const dots = testimonials.getByRole("button", { name: /\d$/ });
    await expect(dots).toHaveCount(4);
    await dots.nth(2).click();
    await shows("finance");
    await expect(dots.nth(2)).toHaveAttribute("aria-current", "true");
  });

  await test.step("two projects are in view between 768 and 1024 px", async () => {
    await page.setViewportSize({ width: 800, height: 900 });
    await expect.poll(() => countInView(page)).toBe(2);
  });
});

test(
  "a mouse drags the carousel, and a drag is not a click",
  { tag: "@desk" },
  async ({ page }) => {
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
    await flick(page, { from: 1200, to: 1080, y });
    await expect.poll(() => firstInView(track), "a flick moves one on").toBe(2);
  },
);

test("a card is a link all over; going back finds filter, slide and place again", async ({
  page,
  copy,
}) => {
  const carousel = page.getByRole("region", { name: copy.projects.label });
  const track = carousel.locator(".carousel-track");
  const filter = carousel.getByRole("button", { name: /^Power.BI \d/ });
  await filter.click();
  await carousel.getByRole("button", { name: copy.projects.next }).click();
  await expect.poll(() => firstInView(track)).toBe(1);
  const card = track.getByRole("listitem").nth(1);
  await card.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  await card.click();
  await expect(page).toHaveURL(/\/proyectos\/./);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(filter).toHaveAttribute("aria-pressed", "true");
  await expect.poll(() => firstInView(track)).toBe(1);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
});
