import { join, relative } from "node:path";
import type { Asset } from "../../contracts/blog-post.ts";
import type { ContentfulConfig } from "../../contracts/configuration/content-service.ts";
import type { Environment } from "../../contracts/configuration/environment.ts";
import { isPhotograph, portraitAddress, portraitSize } from "../../contracts/portrait.ts";
import type { BlogSource } from "../../site/features/blog/blog-source.ts";
import { siteConfig } from "#folder/site.config.ts";
import { withoutFolder } from "../faults/without-folder.ts";
import { FaultError } from "../faults/fault-error.ts";
import { layOutPosts, readFromFiles, type BlogFiles } from "./blog-files.ts";
import type { DefaultAuthor } from "./make-post.ts";
import { blogRoot, readPosts, type ReadBlog, type ReadTools } from "./read-posts.ts";
import { readSnapshot, type CreateSource } from "./read-snapshot.ts";
import { inFolder, ownerRoot } from "../../roots/roots.ts";

/** The configured blog, and the files that it adds to the built site. */
export type OpenBlog = { source: BlogSource; files: BlogFiles };

type OpenOptions = ReadTools & { cacheDir?: string; createContentful?: CreateSource };

/**
 * Opens the configured blog (D8): `content/blog`, or Contentful, from its last snapshot if it does not answer. Throws
 * a `FaultError` with every fault.
 */
export async function openBlogSource(
  environment: Environment,
  { cacheDir = inFolder(".cache"), createContentful = createSource, ...tools }: OpenOptions = {},
): Promise<OpenBlog> {
  if (environment.VITE_CONTENTFUL_SPACE_ID !== undefined) {
    const posts = await readSnapshot(environment, createContentful, cacheDir);
    // With Contentful the browser asks the service itself, so no files are written.
    const files = { data: new Map<string, unknown>(), assets: new Map<string, string>() };
    return { source: readFromFiles(layOutPosts(posts)), files };
  }
  const { posts, assets, faults } = await readOwnPosts(ownerRoot, tools);
  if (faults.length > 0) throw new FaultError(faults);
  const data = layOutPosts(posts);
  return { source: readFromFiles(data), files: { data, assets } };
}

/** Reads the posts below a folder, by default the owner's; paths of faults and posts are relative to it. */
export async function readOwnPosts(root = ownerRoot, tools: ReadTools = {}): Promise<ReadBlog> {
  const blog = await readPosts({
    root: join(root, blogRoot),
    now: new Date(),
    author: describeOwner(),
    ...tools,
  });
  return {
    ...blog,
    states: blog.states.map((state) => ({ ...state, folder: relative(root, state.folder) })),
    faults: blog.faults.map((one) => withoutFolder(one, root)),
    draftFaults: blog.draftFaults.map((one) => withoutFolder(one, root)),
  };
}

async function createSource(config: ContentfulConfig): Promise<BlogSource> {
  const { createContentfulSource } = await import("../../site/features/blog/contentful-source.ts");
  return createContentfulSource(config);
}

function describeOwner(): DefaultAuthor {
  const { owner, portrait } = siteConfig;
  const image: Asset = {
    title: "",
    description: owner.name,
    url: portraitAddress(portrait),
    contentType: isPhotograph(portrait) ? "image/webp" : "image/svg+xml",
    ...portraitSize,
  };
  return { name: owner.name, image };
}
