import { glob, readFile, writeFile } from "node:fs/promises";
import { categorySlug } from "../../contracts/blog-post.ts";
import { locales, type Locale } from "../../contracts/locale.ts";
import { readOwnPosts } from "../../generator/blog/open-blog-source.ts";
import { blogRoot } from "../../generator/blog/read-posts.ts";
import { editJson } from "./edit-json.ts";
import { redirectAddress } from "./redirect-address.ts";
import { refusal } from "./refusal.ts";
import { inFolder, ownerRoot } from "../../roots/roots.ts";

type Copy = { categories: Record<string, string> };

type Names = Record<Locale, string>;

// A file that was written on Windows has a \r before the end of the line.
const categoryLine = /^categories: *\[(.*)\] *(?=\r?$)/m;

/** Names a category in both languages and gives it to a post. */
export async function newCategory(names: Names, post: string): Promise<string> {
  const slug = categorySlug(names.es);
  if (await hasCategory(slug)) throw refusal("category-exists", { name: names.es });
  const file = `${blogRoot}/${post}/es.md`;
  const text = await readFile(inFolder(file), "utf8").catch(() => {
    throw refusal("category-post", { slug: post });
  });
  await writeFile(
    inFolder(file),
    editCategories(text, (known) => [...known, names.es]),
  );
  await nameCategory(slug, names);
  return `The category "${names.es}" (${names.en}) has its first post: ${file}.`;
}

/** Gives a category another name in both languages, in all its posts; its old address leads to the new one. */
export async function renameCategory(from: string, names: Names): Promise<string> {
  const old = categorySlug(from);
  if (!(await hasCategory(old))) throw refusal("category-unknown", { name: from });
  const slug = categorySlug(names.es);
  const changed = await editPosts((known) =>
    known.map((name) => (categorySlug(name) === old ? names.es : name)),
  );
  await nameCategory(old, undefined);
  await nameCategory(slug, names);
  if (slug === old) return `"${from}" is called "${names.es}" (${names.en}) now.`;
  await redirectAddress(`/blog/categoria/${old}`, `/blog/categoria/${slug}`);
  return `"${from}" is "${names.es}" (${names.en}) now, in ${String(changed)} posts.
The old address leads there: content/redirects.json.`;
}

/** Takes a category away from all its posts, if each has another one; its address leads to the blog. */
export async function removeCategory(name: string): Promise<string> {
  const slug = categorySlug(name);
  if (!(await hasCategory(slug))) throw refusal("category-unknown", { name });
  const { posts } = await readOwnPosts();
  const lonely = posts.es.filter(({ categories }) =>
    categories.every((category) => categorySlug(category) === slug),
  );
  if (lonely.length > 0) {
    throw refusal("category-only", { slugs: lonely.map((post) => post.slug).join(", ") });
  }
  const changed = await editPosts((known) => known.filter((one) => categorySlug(one) !== slug));
  await nameCategory(slug, undefined);
  await redirectAddress(`/blog/categoria/${slug}`, "/blog");
  return `"${name}" is gone from its posts (${String(changed)}). Its address leads to the blog: content/redirects.json.`;
}

/** Removes the names of categories that no post has. */
export async function dropEmptyCategories(): Promise<void> {
  const { posts } = await readOwnPosts();
  const used = new Set(posts.es.flatMap(({ categories }) => categories.map(categorySlug)));
  for (const locale of locales) {
    await editJson<Copy>(`content/copy/${locale}/blog.json`, ({ categories }) => {
      for (const slug of Object.keys(categories)) if (!used.has(slug)) delete categories[slug];
    });
  }
}

async function hasCategory(slug: string): Promise<boolean> {
  const { posts } = await readOwnPosts();
  return posts.es.some(({ categories }) => categories.some((name) => categorySlug(name) === slug));
}

async function nameCategory(slug: string, names: Names | undefined): Promise<void> {
  for (const locale of locales) {
    await editJson<Copy>(`content/copy/${locale}/blog.json`, ({ categories }) => {
      if (names === undefined) delete categories[slug];
      else categories[slug] = names[locale];
    });
  }
}

async function editPosts(edit: (names: string[]) => string[]): Promise<number> {
  let changed = 0;
  for await (const file of glob(`${blogRoot}/*/es.md`, { cwd: ownerRoot })) {
    const text = await readFile(inFolder(file), "utf8");
    const edited = editCategories(text, edit);
    if (edited === text) continue;
    changed += 1;
    await writeFile(inFolder(file), edited);
  }
  return changed;
}

function editCategories(text: string, edit: (names: string[]) => string[]): string {
  return text.replace(categoryLine, (_line, list: string) => {
    const names = list.split(",").map((name) => name.trim().replaceAll(/^["']|["']$/g, ""));
    return `categories: [${edit(names).join(", ")}]`;
  });
}
