import { localePrefix, locales } from "../../contracts/locale.ts";
import { reportPath } from "../../contracts/paths/report-paths.ts";
import { findParts, labelOf, nameOf } from "../support/blog/blog-list.ts";
import { listPages } from "../support/site/list-pages.ts";
import { plainText } from "../support/page/plain-text.ts";
import { expect, readCopy, test } from "../support/site/site-test.ts";

// What a reader gets before the app starts, or where it never does.
test.use({ javaScriptEnabled: false });
test.slow();

// One page of each kind; the text of all pages is read without a browser.
const kinds = [...new Map((await listPages()).map((page) => [page.name, page])).values()];

for (const locale of locales) {
  const copy = readCopy(locale);
  const prefix = localePrefix[locale];
  const home = prefix || "/";

  test.describe(`in ${locale}`, () => {
    test.use({ edition: locale });

    test("every kind of page shows its heading and its text", async ({ page, expectedErrors }) => {
      expectedErrors.push(/404 \(Not Found\)/);
      expect(kinds.length).toBeGreaterThan(10);
      for (const { path, name } of kinds) {
        const address = prefix + (path === "/" ? "" : path) || "/";
        await test.step(address, async () => {
          await page.goto(address);
          const heading = page.getByRole("heading", { level: 1 });
          await expect(heading).toBeVisible();
          expect((await heading.innerText()).trim()).not.toBe("");
          const text = await page.getByRole("main").innerText();
          const isShort = name === "notFound" || name === "enquirySent";
          if (!isShort) expect(text.length).toBeGreaterThan(200);
        });
      }
    });

    test("home, projects, blog, a case study and the language can be gone through", async ({
      page,
      blog: { posts, categories },
    }) => {
      const heading = page.getByRole("heading", { level: 1 });
      await test.step("home shows what is behind tabs, and leads to the section on consent", async () => {
        await page.goto(home);
        await expect(page.getByText(copy.testimonials.items.finance.content)).toBeVisible();
        await expect(page.getByText(copy.services.items.training.description)).toBeVisible();
        const consent = page
          .getByRole("contentinfo")
          .getByRole("link", { name: copy.footer.consent });
        await consent.click();
        await expect(page).toHaveURL(`${prefix}/politica-cookies#consent`);
        await expect(page.locator("#consent")).toBeInViewport();
      });

      await test.step("an area is a link that opens the projects", async () => {
        await page.goto(`${prefix}/proyectos`);
        const { areas, list } = copy.projectsPage;
        await page
          .getByRole("region", { name: areas.title })
          .getByRole("link", { name: areas.items.powerbi.title, exact: true })
          .click();
        await expect(page).toHaveURL(`${prefix}/proyectos?area=powerbi#projects`);
        await expect(page.getByRole("heading", { name: list.title })).toBeInViewport();
        await expect(page.locator(".case-place:has(img)")).toHaveCount(11);
      });

      await test.step("every article can be reached, and read", async () => {
        await page.goto(`${prefix}/blog`);
        const { search, pages, bar } = findParts(page, copy.blog);
        await expect(search).toBeHidden();
        const oldest = page.getByRole("link", { name: plainText(posts.at(-1)?.title ?? "") });
        await expect(oldest).toBeHidden();
        await pages.getByRole("link", { name: "2" }).click();
        await expect(page).toHaveURL(`${prefix}/blog?page=2`);
        await oldest.click();
        await expect(heading).toHaveText(plainText(posts.at(-1)?.title ?? ""));
        const text = await page.getByRole("article").first().innerText();
        expect(text.length).toBeGreaterThan(1000);
        await page.goBack();
        await page.goBack();
        const [category = ""] = categories;
        const label = labelOf(copy.blog, category);
        await bar.getByRole("link", { name: label, exact: true }).click();
        await expect(heading).toHaveText(`Blog: ${nameOf(copy.blog, category)}`);
      });

      await test.step("the figures of a case stay, and its report by itself shows them too", async () => {
        const { shared } = copy.caseStudies;
        await page.goto(`${prefix}/proyectos/airline-satisfaction`);
        const report = page.locator(".report-stage iframe").contentFrame();
        await expect(report.getByRole("heading").first()).toBeVisible();
        await page.getByText(shared.inWords).click();
        await expect(page.getByRole("table", { name: shared.figures })).toContainText(
          locale === "es" ? "43,45" : "43.45",
        );
        await page.goto(reportPath("airline-satisfaction", locale));
        await expect(
          page.getByText(copy.caseStudies.airlineSatisfaction.figures.business, { exact: true }),
        ).toBeVisible();
        const figure = locale === "es" ? "69,44 %" : "69.44%";
        await expect(page.getByRole("definition").filter({ hasText: figure })).toBeVisible();
      });

      await test.step("the language is a link", async () => {
        await page.goto(home);
        const other = locale === "es" ? "en" : "es";
        const { short, name } = copy.nav.languages[other];
        await page.getByRole("link", { name: `${short}, ${name}` }).click();
        await expect(page).toHaveURL(localePrefix[other] || "/");
        await expect(page.locator("html")).toHaveAttribute("lang", other);
        await expect(heading).toContainText(readCopy(other).hero.title.before);
      });
    });
  });
}
