import type { Post, PostSummary } from "../../contracts/blog-post.ts";
import { locales } from "../../contracts/locale.ts";
import type { BlogSource } from "../../site/features/blog/blog-source.ts";
import {
  createFilesSource,
  postListPath,
  postPath,
} from "../../site/features/blog/files-source.ts";
import type { BuildCache } from "../cache/build-cache.ts";
import { fileResource, type Resource } from "../resource.ts";
import { readPostDrawing } from "./figures/read-figure.ts";
import { readPicture } from "./fit-photograph.ts";
import type { PostLists } from "./read-posts.ts";

export type BlogFiles = {
  data: ReadonlyMap<string, unknown>;
  assets: ReadonlyMap<string, string>;
};

export function layOutPosts(posts: PostLists): Map<string, unknown> {
  const data = new Map<string, unknown>();
  for (const locale of locales) {
    data.set(postListPath(locale), posts[locale].map(summarise));
    for (const post of posts[locale]) data.set(postPath(locale, post.slug), post);
  }
  return data;
}

export function readFromFiles(data: BlogFiles["data"]): BlogSource {
  return createFilesSource(async (address) => {
    if (data.has(address)) return data.get(address);
    throw new Error(`${address} is not among the blog's files`);
  });
}

export function listBlogResources(
  { data, assets }: BlogFiles,
  cache: Pick<BuildCache, "remember">,
): Resource[] {
  return [
    ...[...data].map(([address, value]) =>
      fileResource(address, async () => JSON.stringify(value)),
    ),
    ...[...assets].map(([address, path]) =>
      fileResource(address, async () =>
        path.endsWith(".svg") ? readPostDrawing(path) : readPicture(path, cache),
      ),
    ),
  ];
}

function summarise(post: Post): PostSummary {
  const { content: _content, cover: _cover, ...rest } = post;
  const { metaTitle: _title, metaDescription: _description, ...summary } = rest;
  return summary;
}
