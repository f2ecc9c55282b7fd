import { listBlogParams } from "../../../generator/blog/gather-blog.ts";
import { openBlogSource } from "../../../generator/blog/open-blog-source.ts";
import { listPaths, type PathMatch } from "../../../site/routes.ts";

const variable = "TEST_PAGES";

/** Returns every page of the site built without settings, including posts and categories of its blog. */
export async function listPages(): Promise<PathMatch[]> {
  // Listing reads every post: done once, and inherited by the runner's workers through the environment.
  process.env[variable] ??= JSON.stringify(await readPages());
  return JSON.parse(process.env[variable]) as PathMatch[];
}

async function readPages(): Promise<PathMatch[]> {
  const { source } = await openBlogSource({});
  return listPaths(await listBlogParams(source));
}

/** Returns the first page of each route. */
export async function listKinds(): Promise<PathMatch[]> {
  const pages = await listPages();
  return pages.filter(({ name }, index) => pages.findIndex((page) => page.name === name) === index);
}
