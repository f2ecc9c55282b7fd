import { listBlogParams } from "../../../generator/blog/gather-blog.ts";
import { openBlogSource } from "../../../generator/blog/open-blog-source.ts";
import { listPaths, type PathMatch } from "../../../site/routes.ts";

/** Every page of the site built with nothing configured, the posts and categories of its blog included. */
export async function listPages(): Promise<PathMatch[]> {
  const { source } = await openBlogSource({});
  return listPaths(await listBlogParams(source));
}

/** The first page of each route. */
export async function listKinds(): Promise<PathMatch[]> {
  const pages = await listPages();
  return pages.filter(({ name }, index) => pages.findIndex((page) => page.name === name) === index);
}
