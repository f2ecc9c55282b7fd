import { readFileSync } from "node:fs";
import type { Locale } from "../../../contracts/locale.ts";
import { siteConfig } from "../../../site.config.ts";
import { expect, openApp, test } from "../../support/site-test.ts";

const paths = ["aviso-legal", "politica-privacidad", "politica-cookies"]; // §2
const regions = { es: "es-ES", en: "en-US" }; // §9

/** What a legal text says in its source: title, date, and its sections without their marks. */
function readSource(path: string, locale: Locale) {
  const file = new URL(`../../../content/legal/${locale}/${path}.md`, import.meta.url);
  const source = readFileSync(file, "utf8");
  const read = (pattern: RegExp) => pattern.exec(source)?.[1] ?? "";
  const date = new Date(read(/^updated: (.+)$/m));
  return {
    title: read(/^title: (.+)$/m),
    updated: new Intl.DateTimeFormat(regions[locale], {
      dateStyle: "long",
      timeZone: "UTC",
    }).format(date),
    sections: [...source.matchAll(/^## (.+?)(?: \{#\w+\})?$/gm)].map(([, text]) => text ?? ""),
  };
}

for (const path of paths) {
  test(`${path} has its own title, the date of its last change and contents that land on their sections`, async ({
    page,
    prefix,
    edition,
    copy: { legal },
  }) => {
    const { title, updated, sections } = readSource(path, edition);
    await openApp(page, `${prefix}/${path}`);
    await expect(page).toHaveTitle(`${title} | ${siteConfig.brand}`);
    const article = page.getByRole("article");
    await expect(article.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(article.getByText(legal.updated.replace("{{date}}", updated))).toBeVisible();
    await expect(article.getByRole("heading", { level: 2 })).toHaveText(sections);

    const contents = page.getByRole("navigation", { name: legal.contents });
    const links = contents.getByRole("link");
    const fold = contents.locator("summary");
    if (await fold.isVisible()) {
      await expect(links.first()).toBeHidden();
      await fold.press("Enter");
    }
    await expect(links).toHaveText(sections);
    const bar = (await page.getByRole("banner").boundingBox())?.height ?? 0;
    for (const [index, name] of sections.entries()) {
      await links.nth(index).click();
      const section = article.getByRole("heading", { name, level: 2, exact: true });
      const id = await section.getAttribute("id");
      await expect(page).toHaveURL(`${prefix}/${path}#${encodeURIComponent(id ?? "")}`);
      await expect(section).toBeInViewport();
      const top = await section.evaluate((element) => element.getBoundingClientRect().top);
      expect(top, `${name} is below the bar`).toBeGreaterThanOrEqual(bar - 1);
    }
  });
}

test("the titles of the three pages differ, and each page links to another", async ({
  page,
  prefix,
  edition,
}) => {
  const titles = new Set(paths.map((path) => readSource(path, edition).title));
  expect(titles.size).toBe(3);
  await openApp(page, `${prefix}/politica-cookies`);
  const { title } = readSource("politica-privacidad", edition);
  await page
    .getByRole("article")
    .getByRole("link", { name: title.toLowerCase() })
    .or(page.getByRole("article").getByRole("link", { name: title }))
    .first()
    .click();
  await expect(page).toHaveURL(`${prefix}/politica-privacidad`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
});

test("the notice names the owner as the site's configuration does", async ({ page, prefix }) => {
  await openApp(page, `${prefix}/aviso-legal`);
  const { brand, owner } = siteConfig;
  const article = page.getByRole("article");
  for (const fact of [brand, ...Object.values(owner)])
    await expect(article.getByText(fact).first(), fact).toBeVisible();
  await expect(article.getByRole("link", { name: owner.email }).first()).toHaveAttribute(
    "href",
    `mailto:${owner.email}`,
  );
  await expect(article).not.toContainText("{{");
});

test("the privacy policy names who is responsible and where to write", async ({
  page,
  prefix,
  copy: { legal },
}) => {
  await openApp(page, `${prefix}/politica-privacidad`);
  const article = page.getByRole("article");
  const { name, taxId, email } = siteConfig.owner;
  for (const fact of [name, taxId, email]) await expect(article).toContainText(fact);
  await expect(article).toContainText(legal.processors.ownMail.text);
  await expect(article).not.toContainText("{{");
});

test("the cookie policy lists everything that the site may keep, and nothing else", async ({
  page,
  prefix,
  copy: {
    legal: { storage },
  },
}) => {
  await openApp(page, `${prefix}/politica-cookies`);
  const region = page.getByRole("region", { name: storage.caption });
  const { name, purpose, duration, kind, owner } = storage.columns;
  await expect(region.getByRole("columnheader")).toHaveText([name, purpose, duration, kind, owner]);
  const { consent, language, draft } = storage.entries;
  const { local, session } = storage.kinds;
  const entries = [
    ["cookieConsent", consent, local],
    ["i18nextLng", language, local],
    ["contact-draft", draft, session],
  ] as const;
  const rows = region.getByRole("row");
  await expect(rows).toHaveCount(entries.length + 1);
  for (const [index, [key, entry, where]] of entries.entries()) {
    await expect(rows.nth(index + 1).getByRole("cell")).toHaveText([
      key,
      entry.purpose,
      entry.duration,
      where,
      storage.owners.site,
    ]);
  }
  await expect(page.getByRole("article")).not.toContainText("{{");
});

test("without JavaScript the footer's consent link leads to the section on consent", async ({
  browser,
  baseURL,
  home,
  prefix,
  copy,
}) => {
  const context = await browser.newContext({ baseURL: baseURL ?? "", javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(home);
  await page.getByRole("contentinfo").getByRole("link", { name: copy.footer.consent }).click();
  await expect(page).toHaveURL(`${prefix}/politica-cookies#consent`);
  await expect(page.locator("#consent")).toBeInViewport();
  await context.close();
});
