import { existsSync } from "node:fs";
import { rename, rm, writeFile } from "node:fs/promises";
import pages from "../../content/catalogue/text-pages.json" with { type: "json" };
import { categorySlug } from "../../contracts/blog-post.ts";
import { locales, type Locale } from "../../contracts/locale.ts";
import { matchPath } from "../../site/routes.ts";
import { editCatalogue } from "./edit-catalogue.ts";
import { editJson } from "./edit-json.ts";
import { findLinks, replaceLinks } from "./links.ts";
import { redirectAddress } from "./redirect-address.ts";
import { Refusal } from "./refusal.ts";
import { ask } from "./unwritten.ts";

type Names = Record<Locale, string>;

// Addresses of the service and of files that the build writes.
const taken = new Set(["assets", "booking", "dashboards", "en", "es", "healthz", "images", "api"]);
const description = ask("De qué trata, en una frase.", "What it is about, in one sentence.");
const heading = ask("Un apartado", "A section");
const paragraph = ask("Texto.", "Text.");

const fileOf = (slug: string, locale: Locale) => `content/legal/${locale}/${slug}.md`;

/** Adds a page of text in both languages, with a link at the foot of every page. */
export async function newPage(titles: Names): Promise<string> {
  const slug = categorySlug(titles.es);
  requireFree(slug);
  await editCatalogue("text-pages", (all) => [...all, slug]);
  const today = new Date().toISOString().slice(0, 10);
  for (const locale of locales) {
    await writeFile(fileOf(slug, locale), describePage(titles[locale], locale, today));
    await editLinks(locale, (links) => {
      links[slug] = titles[locale];
    });
  }
  return `/${slug} is a page, and /en/${slug}; every page leads to it at its foot.
Write content/legal/{es,en}/${slug}.md; what the link is called: "pages" of content/copy/{es,en}/footer.json.`;
}

export async function renamePage(from: string, to: string): Promise<string> {
  requirePage(from);
  const slug = categorySlug(to);
  requireFree(slug);
  await editCatalogue("text-pages", (all) => all.map((one) => (one === from ? slug : one)));
  for (const locale of locales) {
    await rename(fileOf(from, locale), fileOf(slug, locale));
    await editLinks(locale, (links) => {
      links[slug] = links[from] ?? slug;
      delete links[from];
    });
  }
  await replaceLinks(`/${from}`, `/${slug}`);
  await redirectAddress(`/${from}`, `/${slug}`);
  return `/${from} is /${slug} now. The old address leads there: content/redirects.json.`;
}

export async function removePage(slug: string, to = "/"): Promise<string> {
  requirePage(slug);
  const linking = await findLinks(`/${slug}`);
  if (linking.length > 0) {
    throw new Refusal(`${linking.join(", ")} link to it. Take these links out first.`);
  }
  await editCatalogue("text-pages", (all) => all.filter((one) => one !== slug));
  for (const locale of locales) {
    await rm(fileOf(slug, locale), { force: true });
    await editLinks(locale, (links) => void delete links[slug]);
  }
  await redirectAddress(`/${slug}`, to);
  return `/${slug} is gone. Its address leads to ${to}: content/redirects.json.`;
}

async function editLinks(
  locale: Locale,
  edit: (links: Record<string, string>) => void,
): Promise<void> {
  type Footer = { pages: Record<string, string> };
  await editJson<Footer>(`content/copy/${locale}/footer.json`, ({ pages: links }) => edit(links));
}

function requirePage(slug: string): void {
  const known: readonly string[] = pages;
  if (known.includes(slug)) return;
  const there = known.length === 0 ? "none" : known.join(", ");
  throw new Refusal(`There is no page "${slug}" that these commands made. There are: ${there}.`);
}

function requireFree(slug: string): void {
  if (slug === "") throw new Refusal("A title needs letters or digits.");
  const isUsed = taken.has(slug) || existsSync(fileOf(slug, "es"));
  if (isUsed || matchPath(`/${slug}`).name !== "notFound") {
    throw new Refusal(`/${slug} is in use. Choose another title.`);
  }
}

function describePage(title: string, locale: Locale, today: string): string {
  return `---
title: ${JSON.stringify(title)}
description: ${JSON.stringify(description[locale])}
updated: ${today}
---

${paragraph[locale]}

## ${heading[locale]}

${paragraph[locale]}
`;
}
