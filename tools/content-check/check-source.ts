import { join } from "node:path";
import { readOwnPosts } from "../blog/open-blog-source.ts";
import { blogRoot } from "../blog/read-posts.ts";
import { checkCategories } from "./check-categories.ts";
import { checkKeys } from "./check-keys.ts";
import { checkPlaceholders } from "./check-placeholders.ts";
import { checkReferences } from "./check-references.ts";
import { checkLanguages, checkLeftovers, listTexts } from "./check-texts.ts";
import { checkUsage } from "./check-usage.ts";
import type { Fault } from "./fault.ts";
import { readCatalogues } from "./read-catalogues.ts";
import { readCopy } from "./read-copy.ts";
import { readWords } from "./read-words.ts";

/** Lists what is wrong with the copy, the catalogues and the Markdown below a project's root. */
export async function checkSource(root: string): Promise<Fault[]> {
  const [copy, catalogues, words] = await Promise.all([
    readCopy(root),
    readCatalogues(root),
    readWords(root),
  ]);
  const texts = await listTexts(root, copy);
  const blog = await readOwnPosts(join(root, blogRoot));
  return [
    ...checkKeys(copy),
    ...checkPlaceholders(copy),
    ...checkUsage(copy, words),
    ...checkReferences(copy, catalogues),
    ...checkCategories(copy, blog.posts.es),
    ...checkLanguages(texts),
    ...checkLeftovers(texts),
    ...blog.faults,
  ];
}
