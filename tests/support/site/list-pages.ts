import { listBlogParams } from "../../../generator/blog/gather-blog.ts";
import { openBlogSource } from "../../../generator/blog/open-blog-source.ts";
import { listPaths, type PathMatch } from "../../../site/routes.ts";

/** Every page of the site that is built with nothing configured, those of the blog's own posts and categories included. */
export async function listPages(): Promise<PathMatch[]> {
  const { source } = await openBlogSource({});
  return listPaths(await listBlogParams(source));
}

/** One page of every kind: the first of each route. */
export async function listKinds(): Promise<PathMatch[]> {
  const pages = await listPages();
  return pages.filter(({ name }, index) => pages.findIndex((page) => page.name === name) === index);
}
