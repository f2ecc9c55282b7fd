import { categorySlug } from "../../contracts/blog-post.ts";
import { locales } from "../../contracts/locale.ts";
import type { Fault } from "../fault.ts";
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
    ...compare(slugs, (slug) => slug.replaceAll("-", ""), "the folder's name"),
    ...titles.flatMap((list) => compare(list, (title) => title.toLowerCase(), "the title")),
    ...findSpellings(categories),
  ];
}

function compare(items: readonly Named[], fold: (name: string) => string, what: string): Fault[] {
  const groups = Map.groupBy(items, ({ name }) => fold(name));
  return [...groups.values()].flatMap(([first, ...duplicates]) =>
    duplicates.map(({ file, name }) => ({
      file,
      problem: `${what} is that of ${first?.file ?? ""}: ${name}`,
      remedy: "Give each post its own.",
    })),
  );
}

function findSpellings(items: readonly Named[]): Fault[] {
  const groups = Map.groupBy(items, ({ name }) => categorySlug(name));
  return [...groups].flatMap(([slug, [first, ...others]]) => {
    if (slug === "") {
      const remedy = "Name it with letters or digits.";
      return [{ file: first?.file ?? "", problem: `a category without letters`, remedy }];
    }
    return others
      .filter(({ name }) => name !== first?.name)
      .map(({ file, name }) => ({
        file,
        problem: `the category "${name}" is "${first?.name ?? ""}" in ${first?.file ?? ""}`,
        remedy: "Spell it the same way everywhere.",
      }));
  });
}
