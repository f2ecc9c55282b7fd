import { categorySlug } from "../../contracts/blog-post.ts";
import { locales } from "../../contracts/locale.ts";
import { fault, type Fault } from "../faults/fault.ts";
import type { PostFolder } from "./read-post-folder.ts";

type Named = { file: string; name: string };

/** Finds slugs that a loose match confuses (D19), equal titles, and two spellings of one category. */
export function findDuplicates(folders: readonly PostFolder[]): Fault[] {
  const slugs = folders.map(({ folder, slug }) => ({ file: folder, name: slug }));
  const titles = locales.map((locale) =>
    folders.flatMap((folder) => {
      const text = folder[locale];
      return text === undefined ? [] : [{ file: text.file, name: text.front.title }];
    }),
  );
  const categories = folders.flatMap(({ es }) =>
    es.front.categories.map((name) => ({ file: es.file, name })),
  );
  return [
    ...compare(slugs, (slug) => slug.replaceAll("-", ""), "post-slug"),
    ...titles.flatMap((list) => compare(list, (title) => title.toLowerCase(), "post-title")),
    ...findSpellings(categories),
  ];
}

function compare(
  items: readonly Named[],
  fold: (name: string) => string,
  code: "post-slug" | "post-title",
): Fault[] {
  const groups = Map.groupBy(items, ({ name }) => fold(name));
  return [...groups.values()].flatMap(([first, ...duplicates]) =>
    duplicates.map(({ file, name }) => fault(file, code, { other: first?.file ?? "", name })),
  );
}

function findSpellings(items: readonly Named[]): Fault[] {
  const groups = Map.groupBy(items, ({ name }) => categorySlug(name));
  return [...groups].flatMap(([slug, [first, ...others]]) => {
    if (slug === "") return [fault(first?.file ?? "", "category-letters")];
    return others
      .filter(({ name }) => name !== first?.name)
      .map(({ file, name }) =>
        fault(file, "category-spelling", {
          name,
          known: first?.name ?? "",
          other: first?.file ?? "",
        }),
      );
  });
}
