import { existsSync } from "node:fs";
import { readFile, rename, rm, writeFile } from "node:fs/promises";
import { categorySlug } from "../../contracts/blog-post.ts";
import { locales, type Locale } from "../../contracts/locale.ts";
import { matchPath } from "../../site/routes.ts";
import { findLinks, replaceLinks } from "./links.ts";
import { redirectAddress } from "./redirect-address.ts";
import { refusal } from "./refusal.ts";
import { ask } from "./unwritten.ts";

type Names = Record<Locale, string>;

// Addresses of the service and of files that the build writes.
const taken = new Set(["assets", "booking", "dashboards", "en", "es", "healthz", "images", "api"]);
const description = ask("De qué trata, en una frase.", "What it is about, in one sentence.");
const heading = ask("Un apartado", "A section");
const paragraph = ask("Texto.", "Text.");

const routesFile = "site/routes.ts";
// Before it new ones are put.
const nextRoute = /^ {2}demonstration: \{/m;

const fileOf = (slug: string, locale: Locale) => `content/legal/${locale}/${slug}.md`;

/** Adds a page of text in both languages, at an address of its own. */
export async function newPage(titles: Names): Promise<string> {
  const slug = categorySlug(titles.es);
  requireFree(slug);
  await editRoutes((routes) => routes.replace(nextRoute, `${describeRoute(slug)}$&`));
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
  const route = `
${describeRoute(slug).trimEnd()}`;
  await editRoutes((routes) => routes.replace(routeOf(from), route));
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
  await editRoutes((routes) => routes.replace(routeOf(slug), ""));
  for (const locale of locales) {
    await rm(fileOf(slug, locale), { force: true });
  }
  await redirectAddress(`/${slug}`, to);
  return `/${slug} is gone. Its address leads to ${to}: content/redirects.json.`;
}

async function editRoutes(edit: (routes: string) => string): Promise<void> {
  await writeFile(routesFile, edit(await readFile(routesFile, "utf8")));
}

function describeRoute(slug: string): string {
  return `  ${JSON.stringify(slug)}: { path: "/${slug}", page: "legal", copy: ["legal"] },\n`;
}

/** The entry of a page that was made here: it is named as its address is. */
function routeOf(slug: string): RegExp {
  return new RegExp(String.raw`\r?\n  "?${slug}"?: \{\s*path: "/${slug}",\s*page: "legal"[^}]*\},`);
}

async function requirePage(slug: string): Promise<void> {
  if (routeOf(slug).test(await readFile(routesFile, "utf8"))) return;
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
