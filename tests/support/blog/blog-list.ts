import type { Locator, Page } from "@playwright/test";
import { categorySlug, postsPerPage, type PostSummary } from "../../../contracts/blog-post.ts";
import type { Copy } from "../../../site/copy.ts";
import { plainText } from "../page/plain-text.ts";

type Blog = Copy["blog"];

/** Returns a category's name inside a sentence. */
export function nameOf(copy: Blog, category: string): string {
  const labels: Partial<Record<string, string>> = copy.categories;
  return plainText(labels[categorySlug(category)] ?? category);
}

/** Returns a category's name outside of a sentence, with a capital. */
export function labelOf(copy: Blog, category: string): string {
  const name = nameOf(copy, category);
  return name.charAt(0).toUpperCase() + name.slice(1);
}

export function findParts(page: Page, copy: Blog) {
  const main = page.getByRole("main");
  return {
    main,
    bar: main.getByRole("navigation", { name: copy.category.filter }),
    featured: findTitles(main.getByRole("region", { name: copy.featured })),
    list: (heading: string) => findTitles(main.getByRole("region", { name: heading })),
    pages: main.getByRole("navigation", { name: copy.pages.label }),
    search: main.getByRole("searchbox", { name: copy.search.label }),
  };
}

function findTitles(section: Locator): Locator {
  return section.getByRole("heading", { level: 3 });
}

export function titlesOf(posts: readonly PostSummary[]): string[] {
  return posts.map(({ title }) => plainText(title));
}

export function titlesOfFirstPage(posts: readonly PostSummary[]): string[] {
  return titlesOf(posts.slice(0, postsPerPage));
}
