import type { Page } from "@playwright/test";
import { siteConfig } from "../../../site.config.ts";
import { expect, openApp, readCopy, test } from "../../support/site-test.ts";

const { course } = readCopy("es");

/** The two sign-up forms: by e-mail address in the hero, by name and address at the end. */
function forms(page: Page) {
  const [hero, final] = [course.hero.submit, course.signup.submit].map((name) => {
    const submit = page.getByRole("button", { name });
    const form = page.locator("form").filter({ has: submit });
    return {
      submit,
      name: form.getByLabel(course.signup.nameLabel),
      email: form.getByLabel(course.signup.emailLabel),
    };
  });
  if (hero === undefined || final === undefined) throw new Error("unreachable");
  return { hero, final };
}

/** Addresses below /api that the page asks for. */
function recordCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/api") || request.method() !== "GET") calls.push(pathname);
  });
  return calls;
}

async function expectNotOpen(page: Page): Promise<void> {
  const { title, description } = course.notOpen;
  const notice = page.getByRole("status").filter({ hasText: title });
  await expect(notice).toBeVisible();
  await expect(notice).toContainText(description.replace("{{email}}", siteConfig.owner.email));
}

test.beforeEach(async ({ page, prefix }) => openApp(page, `${prefix}/cursos`));

test("the course is in Spanish in both editions, and says so where the page is English", async ({
  page,
  edition,
}) => {
  await expect(page.locator("html")).toHaveAttribute("lang", edition);
  const heading = page.getByRole("main").getByRole("heading", { level: 1 });
  await expect(heading).toHaveText(Object.values(course.hero.title).join(""));
  const language = await heading.evaluate((element) =>
    element.closest("[lang]")?.getAttribute("lang"),
  );
  expect(language).toBe("es");
  if (edition === "es") return;
  await expect(page.locator("main > [lang=es]")).toContainText(course.signup.title);
});

test("the sections stand in their order, with four facts and five points about whom it is for", async ({
  page,
}) => {
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 2 })).toHaveText([
    course.audience.title,
    course.content.title,
    course.faq.title,
    course.instructor.title,
    course.signup.title,
  ]);
  for (const { title, text } of course.hero.facts)
    await expect(main.getByRole("listitem").filter({ hasText: title }).first()).toContainText(text);
  const points = main.getByRole("region", { name: course.audience.title }).getByRole("listitem");
  await expect(points).toHaveCount(5); // §9
  await expect(points).toHaveText(course.audience.items);
});

test("eight modules have their number, title and topics", async ({ page }) => {
  const { title, modules } = course.content;
  expect(modules.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]); // §9
  const section = page.getByRole("region", { name: title });
  await expect(section.getByRole("heading", { level: 3 })).toHaveText(
    modules.map((module) => module.title),
  );
  const items = section.locator("ol > li");
  await expect(items).toHaveCount(8);
  for (const [index, { number, title: name, topics }] of modules.entries()) {
    const item = items.nth(index);
    await expect(item).toContainText(String(number));
    await expect(item.getByRole("heading")).toHaveText(name);
    await expect(item.getByRole("listitem")).toHaveText(topics);
  }
});

test("five questions open one at a time, the first at the start, and the open one closes", async ({
  page,
}) => {
  const { title, items } = course.faq;
  expect(items).toHaveLength(5); // §9
  const section = page.getByRole("region", { name: title });
  await expect(section.getByRole("heading", { level: 3 })).toHaveText(
    items.map(({ question }) => question),
  );

  async function expectOpen(open: number | undefined): Promise<void> {
    for (const [index, { answer }] of items.entries()) {
      if (index === open) await expect(section.getByText(answer)).toBeVisible();
      else await expect(section.getByText(answer)).toBeHidden();
    }
  }

  const questions = section.locator("summary");
  await expectOpen(0);
  await questions.nth(4).click();
  await expectOpen(4);
  await questions.nth(4).click();
  await expectOpen(undefined);
  await questions.nth(1).focus();
  await page.keyboard.press("Enter");
  await expectOpen(1);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expectOpen(2);
});

test("the instructor tells the owner's years and clients as Spanish writes them", async ({
  page,
}) => {
  const { title, alt, facts, paragraphs } = course.instructor;
  const section = page.getByRole("region", { name: title });
  const { years, clients } = siteConfig.experience;
  const number = new Intl.NumberFormat("es-ES", { useGrouping: "always" });
  await expect(section.getByRole("img", { name: alt })).toBeAttached();
  for (const paragraph of paragraphs) await expect(section.getByText(paragraph)).toBeVisible();
  await expect(section.getByRole("listitem")).toHaveText([
    `+${number.format(years)}${facts.years.label}`,
    `+${number.format(clients)}${facts.clients.label}`,
  ]);
});

test("what a form needs is named at its field, and nothing is sent", async ({ page }) => {
  const calls = recordCalls(page);
  const { hero, final } = forms(page);
  const { errors } = course;
  await expect(hero.name).toHaveCount(0);
  await hero.submit.click();
  await expect(hero.email).toBeFocused();
  await expect(hero.email).toHaveAccessibleDescription(errors.emailMissing);
  await expect(final.email).not.toHaveAttribute("aria-invalid");
  await final.submit.press("Enter");
  await expect(final.name).toBeFocused();
  await expect(final.name).toHaveAccessibleDescription(errors.nameMissing);
  await expect(final.email).toHaveAccessibleDescription(errors.emailMissing);
  await final.name.fill("Ana Núñez");
  await expect(final.name).not.toHaveAttribute("aria-invalid");
  for (const { email } of [hero, final]) {
    for (const malformed of ["ana", "ana@", "ana@example", "ana example@example.com"]) {
      await email.fill(malformed);
      await expect(email).not.toHaveAttribute("aria-invalid");
      await email.press("Enter");
      await expect(email).toBeFocused();
      await expect(email).toHaveAccessibleDescription(errors.emailMalformed);
    }
  }
  await expect(page.getByRole("status").filter({ hasText: course.notOpen.title })).toHaveCount(0);
  expect(calls).toEqual([]);
});

for (const place of ["hero", "final"] as const) {
  test(`a filled ${place} form says that sign-up is not open, sends nothing and keeps what was written`, async ({
    page,
  }) => {
    const calls = recordCalls(page);
    const { name, email, submit } = forms(page)[place];
    if (place === "final") await name.fill("Ana Núñez");
    await email.fill("ana@example.com");
    const address = page.url();
    await submit.click();
    await expectNotOpen(page);
    await email.press("Enter");
    await expectNotOpen(page);
    if (place === "final") await expect(name).toHaveValue("Ana Núñez");
    await expect(email).toHaveValue("ana@example.com");
    await expect(page).toHaveURL(address);
    expect(calls).toEqual([]);
  });
}

test("the notice is told in Spanish and can be dismissed in the page's language", async ({
  page,
  copy,
}) => {
  const { hero } = forms(page);
  await hero.email.fill("ana@example.com");
  await hero.submit.click();
  const notice = page.getByRole("status").filter({ hasText: course.notOpen.title });
  await expect(notice.locator("[lang=es]")).toBeVisible();
  await notice.getByRole("button", { name: copy.common.dismiss }).click();
  await expect(notice).toHaveCount(0);
});

test("the anchor inscribete leads to the form at the end", async ({ page, prefix }) => {
  await page.goto(`${prefix}/cursos#inscribete`);
  const section = page.locator("#inscribete");
  await expect(section.getByRole("heading", { name: course.signup.title })).toBeInViewport();
  await expect(section.getByRole("button", { name: course.signup.submit })).toBeVisible();
});
