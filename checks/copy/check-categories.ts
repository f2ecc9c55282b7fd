import { categorySlug, type Post } from "../../contracts/blog-post.ts";
import { locales } from "../../contracts/locale.ts";
import { fault, type Fault } from "../../generator/faults/fault.ts";
import { copyFilePath, type CopyGroupTexts } from "./read-copy.ts";

/** Every category of a post must have a name in both languages, and every name a post. */
export function checkCategories(
  copy: readonly CopyGroupTexts[],
  posts: readonly Pick<Post, "categories">[],
): Fault[] {
  const texts = copy.find(({ group }) => group === "blog")?.texts;
  const names = [...new Set(posts.flatMap(({ categories }) => categories))];
  const slugs = new Set(names.map(categorySlug));
  const named = [...(texts?.es?.keys() ?? [])].flatMap(
    (key) => /^categories\.(.+)$/.exec(key)?.[1] ?? [],
  );
  return [
    ...locales.flatMap((locale) =>
      names
        .filter((name) => texts?.[locale]?.has(`categories.${categorySlug(name)}`) === false)
        .map((name) =>
          fault(copyFilePath(locale, "blog"), "category-name", { name, slug: categorySlug(name) }),
        ),
    ),
    ...named
      .filter((slug) => !slugs.has(slug))
      .map((slug) => fault(copyFilePath("es", "blog"), "category-posts", { slug })),
  ];
}
