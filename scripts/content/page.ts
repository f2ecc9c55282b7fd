import { existsSync } from "node:fs";
import { rename, rm, writeFile } from "node:fs/promises";
import ownPages from "#folder/content/catalogue/pages.json" with { type: "json" };
import { categorySlug } from "../../contracts/blog-post.ts";
import { locales, type Locale } from "../../contracts/locale.ts";
import { matchPath } from "../../site/routes.ts";
import { editCatalogue } from "./edit-catalogue.ts";
import { findLinks, replaceLinks } from "./links.ts";
import { redirectAddress } from "./redirect-address.ts";
import { refusal } from "./refusal.ts";
import { ask } from "./unwritten.ts";
import { inFolder } from "../../roots/roots.ts";

type Names = Record<Locale, string>;

// Addresses of the service and of files that the build writes.
const taken = new Set(["assets", "booking", "dashboards", "en", "es", "healthz", "images", "api"]);
const description = ask("De qué trata, en una frase.", "What it is about, in one sentence.");
const heading = ask("Un apartado", "A section");
const paragraph = ask("Texto.", "Text.");

const fileOf = (slug: string, locale: Locale) => inFolder(`content/legal/${locale}/${slug}.md`);

/** Adds a page of text in both languages, at an address of its own. */
export async function newPage(titles: Names): Promise<string> {
  const slug = categorySlug(titles.es);
  requireFree(slug);
  await editCatalogue("pages", (pages) => [...pages, slug]);
  const today = new Date().toISOString().slice(0, 10);
  for (const locale of locales) {
    await writeFile(fileOf(slug, locale), describePage(titles[locale], locale, today));
  }
  return `/${slug} is a page, and /en/${slug}.
Write content/legal/{es,en}/${slug}.md, and link to it from posts and other pages of text: [words](/${slug}).`;
}

export async function renamePage(from: string, to: string): Promise<string> {
  await requirePage(from);
  const slug = categorySlug(to);
  requireFree(slug);
  await editCatalogue("pages", (pages) => pages.map((page) => (page === from ? slug : page)));
  for (const locale of locales) {
    await rename(fileOf(from, locale), fileOf(slug, locale));
  }
  await replaceLinks(`/${from}`, `/${slug}`);
  await redirectAddress(`/${from}`, `/${slug}`);
  return `/${from} is /${slug} now. The old address leads there: content/redirects.json.`;
}

export async function removePage(slug: string, to = "/"): Promise<string> {
  await requirePage(slug);
  const linking = await findLinks(`/${slug}`);
  if (linking.length > 0) {
    throw refusal("links-left", { files: linking.join(", "), target: slug });
  }
  await editCatalogue("pages", (pages) => pages.filter((page) => page !== slug));
  for (const locale of locales) {
    await rm(fileOf(slug, locale), { force: true });
  }
  await redirectAddress(`/${slug}`, to);
  return `/${slug} is gone. Its address leads to ${to}: content/redirects.json.`;
}

async function requirePage(slug: string): Promise<void> {
  if ((ownPages as string[]).includes(slug)) return;
  throw refusal("page-unknown", { slug });
}

function requireFree(slug: string): void {
  if (slug === "") throw refusal("name-letters");
  const isUsed = taken.has(slug) || existsSync(fileOf(slug, "es"));
  if (isUsed || matchPath(`/${slug}`).name !== "notFound") {
    throw refusal("address-used", { address: `/${slug}` });
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
