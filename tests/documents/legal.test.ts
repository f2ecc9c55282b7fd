import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Locale } from "../../contracts/locale.ts";
import { siteConfig } from "#folder/site.config.ts";
import {
  editions,
  findNamed,
  findOne,
  linkTarget,
  listTexts,
  readPage,
  tidy,
  tidyAll,
} from "./read-page.ts";

const paths = ["aviso-legal", "politica-privacidad", "politica-cookies", "accesibilidad"]; // §2, and our own
const regions = { es: "es-ES", en: "en-US" }; // §9

/** Title, date and sections of a legal text's source, without its marks. */
function readSource(path: string, locale: Locale) {
  const source = readFileSync(`demo/content/legal/${locale}/${path}.md`, "utf8");
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

const texts = paths.flatMap((path) => editions.map((edition) => ({ ...edition, path })));

test.each(texts)(
  "$path has its own title, the date of its last change and its contents ($locale)",
  async ({ path, locale, prefix, copy: { legal } }) => {
    const { title, updated, sections } = readSource(path, locale);
    const { root } = await readPage(`${prefix}/${path}`);
    expect(tidy(findOne(root, "title").textContent)).toBe(`${title} | ${siteConfig.brand}`);
    const article = findOne(root, "article");
    expect(listTexts(article, "h1")).toEqual([tidy(title)]);
    expect(tidy(article.textContent)).toContain(tidy(legal.updated.replace("{{date}}", updated)));
    expect(tidy(article.textContent)).not.toContain("{{");
    expect(listTexts(article, "h2")).toEqual(tidyAll(sections));
    const links = [...findNamed(root, "nav", legal.contents).querySelectorAll("a")];
    expect(links.map((link) => tidy(link.textContent))).toEqual(tidyAll(sections));
    const targets = links.map((link) => decodeURIComponent(link.getAttribute("href") ?? ""));
    const ids = [...article.querySelectorAll("h2")].map((heading) => `#${heading.id}`);
    expect(targets).toEqual(ids);
  },
);

test.each(editions)(
  "the pages have titles of their own, and one leads to another ($locale)",
  async ({ locale, prefix }) => {
    const titles = new Set(paths.map((path) => readSource(path, locale).title));
    expect(titles.size).toBe(paths.length);
    const { root } = await readPage(`${prefix}/politica-cookies`);
    const { title } = readSource("politica-privacidad", locale);
    const article = findOne(root, "article");
    expect(linkTarget(article, title.toLowerCase()) ?? linkTarget(article, title)).toBe(
      `${prefix}/politica-privacidad`,
    );
  },
);

test.each(editions)(
  "the notice names the owner as the site's configuration does ($locale)",
  async ({ prefix }) => {
    const { root } = await readPage(`${prefix}/aviso-legal`);
    const { brand, owner } = siteConfig;
    const article = findOne(root, "article");
    for (const fact of [brand, ...Object.values(owner)])
      expect(tidy(article.textContent)).toContain(tidy(fact));
    expect(linkTarget(article, owner.email)).toBe(`mailto:${owner.email}`);
  },
);

test.each(editions)(
  "the privacy policy names who is responsible and where to write ($locale)",
  async ({ prefix, copy: { legal } }) => {
    const { root } = await readPage(`${prefix}/politica-privacidad`);
    const { name, taxId, email } = siteConfig.owner;
    const text = tidy(findOne(root, "article").textContent);
    for (const fact of [name, taxId, email, legal.processors.ownMail.text])
      expect(text).toContain(tidy(fact));
  },
);

test.each(editions)(
  "the cookie policy lists everything that the site may keep, and nothing else ($locale)",
  async ({
    prefix,
    copy: {
      legal: { storage },
    },
  }) => {
    const { root } = await readPage(`${prefix}/politica-cookies`);
    const table = findNamed(root, "[role=region]", storage.caption);
    const { name, purpose, duration, kind, owner } = storage.columns;
    expect(listTexts(table, "thead th")).toEqual(tidyAll([name, purpose, duration, kind, owner]));
    const { consent, language, draft, views } = storage.entries;
    const { local, session } = storage.kinds;
    const entries = [
      ["cookieConsent", consent, local],
      ["i18nextLng", language, local],
      ["contact-draft", draft, session],
      ["report-views", views, local],
    ] as const;
    const rows = [...table.querySelectorAll("tbody tr")].map((row) => listTexts(row, "th, td"));
    expect(rows).toEqual(
      entries.map(([key, entry, where]) =>
        tidyAll([key, entry.purpose, entry.duration, where, storage.owners.site]),
      ),
    );
  },
);
