import type { Page } from "@playwright/test";
import { siteConfig } from "#folder/site.config.ts";
import { listSeen } from "../../support/page/list-seen.ts";
import { expect, openApp, readCopy, test } from "../../support/site/site-test.ts";

const { course } = readCopy("es");

/** By e-mail address in the hero, by name and address at the end. */
function forms(page: Page) {
  const [hero, final] = ["hero", "final"].map((variant) => {
    const form = page.locator(`form.signup-${variant}`);
    const submit = form.getByRole("button", { name: course.notOpen.submit });
    return {
      submit,
      summary: form.getByRole("group", { name: course.problems }),
      name: form.getByLabel(course.signup.nameLabel),
      email: form.getByLabel(course.signup.emailLabel),
    };
  });
  return { hero: hero!, final: final! };
}

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

test("questions open, a form names what it needs, says that sign-up is not open and keeps what was written", async ({
  page,
  prefix,
  copy,
}) => {
  await openApp(page, `${prefix}/cursos`);
  const calls = recordCalls(page);
  const { hero, final } = forms(page);
  await expect(page.getByText(course.notOpen.note)).toHaveCount(2);
  await expect(page.getByText(course.notOpen.note).first()).toBeVisible();

  await test.step("five questions open one at a time, the first at the start, and the open one closes", async () => {
    const { title, items } = course.faq;
    const section = page.getByRole("region", { name: title });

    async function expectOpen(open: number | undefined): Promise<void> {
      const answers = items.map(({ closed, answer }) => closed ?? answer);
      const wanted = answers.filter((_, index) => index === open);
      await expect.poll(async () => listSeen(section, answers)).toEqual(wanted);
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

  await test.step("what a form needs is named at its field, and nothing is sent", async () => {
    const { errors } = course;
    await expect(hero.name).toHaveCount(0);
    await hero.submit.click();
    await expect(hero.summary).toBeFocused();
    await hero.summary.getByRole("link", { name: errors.emailMissing }).press("Enter");
    await expect(hero.email).toBeFocused();
    await expect(hero.email).toHaveAccessibleDescription(errors.emailMissing);
    await expect(final.email).not.toHaveAttribute("aria-invalid");
    await final.submit.press("Enter");
    await expect(final.summary).toBeFocused();
    await expect(final.summary.getByRole("link")).toHaveText([
      errors.nameMissing,
      errors.emailMissing,
    ]);
    await expect(final.name).toHaveAccessibleDescription(errors.nameMissing);
    await expect(final.email).toHaveAccessibleDescription(errors.emailMissing);
    await final.name.fill("Ana Núñez");
    await expect(final.name).not.toHaveAttribute("aria-invalid");
    for (const { email, summary } of [hero, final]) {
      for (const malformed of ["ana", "ana@", "ana@example", "ana example@example.com"]) {
        await email.fill(malformed);
        await expect(email).not.toHaveAttribute("aria-invalid");
        await email.press("Enter");
        await expect(summary).toBeFocused();
        await expect(email).toHaveAccessibleDescription(errors.emailMalformed);
      }
    }
    await expect(page.getByRole("status").filter({ hasText: course.notOpen.title })).toHaveCount(0);
  });

  await test.step("a filled form says that sign-up is not open, in Spanish, and is not emptied", async () => {
    const address = page.url();
    for (const { email, submit } of [hero, final]) {
      await email.fill("ana@example.com");
      await submit.click();
      await expectNotOpen(page);
      await email.press("Enter");
      await expectNotOpen(page);
      const notice = page.getByRole("status").filter({ hasText: course.notOpen.title });
      await expect(notice.locator("[lang=es]")).toBeVisible();
      await notice.getByRole("button", { name: copy.common.dismiss }).click();
      await expect(notice).toHaveCount(0);
      await expect(email).toHaveValue("ana@example.com");
    }
    await expect(final.name).toHaveValue("Ana Núñez");
    await expect(page).toHaveURL(address);
    expect(calls).toEqual([]);
  });

  await test.step("the anchor inscribete leads to the form at the end", async () => {
    await page.goto(`${prefix}/cursos#inscribete`);
    const section = page.locator("#inscribete");
    await expect(section.getByRole("heading", { name: course.signup.title })).toBeInViewport();
    await expect(section.getByRole("button", { name: course.notOpen.submit })).toBeVisible();
  });
});
