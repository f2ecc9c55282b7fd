import figures from "#folder/content/catalogue/case-figures.json" with { type: "json" };
import { localePrefix, locales } from "../../contracts/locale.ts";
import { expect, readCopy, test } from "../support/site/site-test.ts";

test.use({ javaScriptEnabled: false });

const sales = figures["ventas-bi"].find(({ id }) => id === "theirSales")!.value;

for (const locale of locales) {
  const { hero, workValues } = readCopy(locale);

  test(`without script the dots show their answer, and the story its end (${locale})`, async ({
    page,
  }) => {
    await page.goto(localePrefix[locale] || "/");
    const guess = page.locator("#adivina");
    await expect(guess.getByRole("heading")).toHaveText(hero.guess.questions.fiveProducts.title);
    await expect(guess.locator(".guess-wide .guess-filled")).toBeVisible();
    const { finding } = hero.guess.questions.fiveProducts;
    const [before = ""] = finding.split("{{answer}}");
    await expect(guess.getByText(`${before}${String(sales)} `)).toBeVisible();
    await expect(guess.getByRole("slider")).toBeHidden();
    const story = page.getByRole("region", { name: workValues.title });
    await expect(story.locator(".plot-figures")).toBeVisible();
    await expect(story.locator(".plot-figures")).toContainText(String(sales));
    await expect(story.getByRole("link", { name: workValues.story.open })).toHaveAttribute(
      "href",
      /\/dashboards\/ventas-bi\?trial#p=products&f\.product=[\d,]+$/,
    );
  });
}
