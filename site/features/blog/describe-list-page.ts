import { readAskedPage } from "../../../contracts/paths/list-pages.ts";
import { fillText } from "../../../contracts/fill-text.ts";
import type { BlogData, Metadata, PageData } from "../../page-data.ts";
import { describeList } from "./describe-blog.ts";
import { selectListed, selectPage } from "./list/select-list.ts";

/** Describes a list page, which has its own address; a page after the last is missing. */
export function describeListPage({ route, copy, blog }: PageData, search: string): Metadata {
  if (copy.blog === undefined) throw new Error("The blog needs its copy");
  const list = describeList(copy.blog, blog?.category);
  if (route === "blogCategory" && blog?.category === undefined) return { ...list, isMissing: true };
  const asked = readAskedPage(search);
  if (asked === 1 || blog === undefined) return list;
  const pageCount = countPages(blog);
  if (asked > pageCount) return { ...list, isMissing: true };
  const position = fillText(copy.blog.position, { n: asked, total: pageCount });
  return {
    ...list,
    title: `${list.title ?? ""}, ${position}`,
    description: `${list.description} (${position})`,
    query: `?page=${String(asked)}`,
  };
}

/** Returns the number of pages of a list of posts. */
export function countPages(blog: BlogData): number {
  return selectPage(selectListed(blog), undefined).pageCount;
}
