import { siteConfig } from "#folder/site.config.ts";
import { readOwnPosts } from "../generator/blog/open-blog-source.ts";
import { checkCounts } from "./copy/check-counts.ts";
import { checkCategories } from "./copy/check-categories.ts";
import { checkCatalogues } from "./copy/check-catalogues.ts";
import { checkCasePictures } from "./copy/check-case-pictures.ts";
import { checkEmpty } from "./copy/check-empty.ts";
import { checkFigures } from "./copy/check-figures.ts";
import { checkKeys } from "./copy/check-keys.ts";
import { checkLessons } from "./copy/check-lessons.ts";
import { checkPlaceholders } from "./copy/check-placeholders.ts";
import { checkReferences } from "./copy/check-references.ts";
import { checkLanguages, checkLeftovers, listTexts } from "./copy/prose/check-prose.ts";
import type { Fault } from "../generator/faults/fault.ts";
import { readCatalogues } from "./copy/read-catalogues.ts";
import { readCopy } from "./copy/read-copy.ts";
import { productRoot } from "../roots/roots.ts";

/** Lists the faults of the content below `root`, with the texts that `code` does not read; it needs the type checker. */
export async function checkSource(root: string, code = productRoot): Promise<Fault[]> {
  const { checkUsage } = await import("./usage/check-usage.ts");
  return [...(await checkContent(root)), ...checkUsage(code, await readCopy(root))];
}

/** Lists differences between the languages, broken references and unreadable posts. */
export async function checkContent(root: string): Promise<Fault[]> {
  const [copy, catalogues] = await Promise.all([readCopy(root), readCatalogues(root)]);
  const texts = await listTexts(root, copy);
  const blog = await readOwnPosts(root);
  const translated = blog.states.filter((post) => post.isTranslated).map(({ slug }) => slug);
  return [
    ...checkKeys(copy, translated),
    ...(await checkFigures(root, copy)),
    ...checkEmpty(copy),
    ...checkPlaceholders(copy),
    ...checkCounts(copy),
    ...checkCatalogues(catalogues),
    ...checkReferences(copy, catalogues),
    ...(await checkCasePictures(root)),
    ...(await checkLessons(root, siteConfig.course.signup)),
    ...checkCategories(copy, blog.posts.es),
    ...checkLanguages(texts),
    ...checkLeftovers(texts),
    ...blog.faults,
  ];
}
