import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type { Post, PostLink } from "../../contracts/blog-post.ts";
import { byLocale, locales, type Locale } from "../../contracts/locale.ts";
import { fault, type Fault } from "../faults/fault.ts";
import type { CountItems } from "../progress.ts";
import { translateFile } from "./figures/read-figure.ts";
import { findDuplicates } from "./find-duplicates.ts";
import { makePost, type DefaultAuthor, type PostSurroundings } from "./make-post.ts";
import { readPostFolder, type PostFolder } from "./read-post-folder.ts";

/** All posts of each language's list, newest first; other lists include posts that exist only in Spanish. */
export type PostLists = Record<Locale, Post[]>;

export type PostState = {
  slug: string;
  folder: string;
  publishDate: string;
  state: "published" | "scheduled" | "draft";
  isTranslated: boolean;
  isSample: boolean;
};

export type ReadBlog = {
  posts: PostLists;
  assets: Map<string, string>;
  states: PostState[];
  /** Faults with which no site may be built. */
  faults: Fault[];
  /** Faults of drafts, which matter only once the draft is published. */
  draftFaults: Fault[];
};

export type ReadTools = { count?: CountItems };

type ReadOptions = ReadTools & { root?: string; now: Date; author: DefaultAuthor };

export const blogRoot = "content/blog";

export async function readPosts(options: ReadOptions): Promise<ReadBlog> {
  const { root = blogRoot, now, author, count } = options;
  const blog: ReadBlog = {
    posts: byLocale(() => []),
    assets: new Map(),
    states: [],
    faults: [],
    draftFaults: [],
  };
  const { folders, unreadable } = await readFolders(root, blog.faults);
  blog.faults.push(...findDuplicates([...folders.values()]));
  const findPost = (slug: string, locale: Locale): PostLink | "hidden" | undefined => {
    const folder = folders.get(slug);
    if (folder === undefined) return unreadable.has(slug) ? "hidden" : undefined;
    if (findState(folder, now) !== "published") return "hidden";
    const { front } = folder[locale] ?? folder.es;
    return { slug, title: front.title, language: folder[locale] === undefined ? "es" : locale };
  };
  const surroundings: PostSurroundings = { author, findPost };
  for (const folder of folders.values()) {
    addPost(blog, folder, findState(folder, now), surroundings);
    count?.(blog.states.length, folders.size);
  }
  for (const locale of locales) blog.posts[locale].sort(byDate);
  return blog;
}

function addPost(
  blog: ReadBlog,
  folder: PostFolder,
  state: PostState["state"],
  surroundings: PostSurroundings,
): void {
  const { slug, files, es } = folder;
  const { publishDate, isSample } = es.front;
  const written = locales.filter((locale) => folder[locale] !== undefined);
  const isTranslated = written.length > 1;
  blog.states.push({ slug, folder: folder.folder, publishDate, state, isTranslated, isSample });
  const faults = state === "draft" ? blog.draftFaults : blog.faults;
  const editions = written.map((locale) => makePost(folder, locale, surroundings));
  faults.push(...folder.faults, ...editions.flatMap((made) => made.faults));
  const isUsed = (name: string) => editions.some(({ used }) => used.includes(name));
  for (const [name, { path }] of files) {
    if (!isUsed(name)) faults.push(fault(path, "file-unused"));
  }
  if (state !== "published") return;
  for (const locale of locales) {
    const shown = written.includes(locale) ? locale : "es";
    blog.posts[locale].push(
      ...editions.flatMap(({ post }) => (post.language === shown ? post : [])),
    );
  }
  for (const { used, post } of editions) {
    for (const file of used.flatMap((name) => files.get(name) ?? [])) {
      const { path, asset } = translateFile(file, post.language);
      blog.assets.set(asset.url, path);
    }
  }
}

function findState({ es: { front } }: PostFolder, now: Date): PostState["state"] {
  if (!front.isPublished) return "draft";
  return Date.parse(front.publishDate) > now.getTime() ? "scheduled" : "published";
}

type Folders = {
  folders: Map<string, PostFolder>;
  unreadable: Set<string>;
};

async function readFolders(root: string, faults: Fault[]): Promise<Folders> {
  const folders = new Map<string, PostFolder>();
  const unreadable = new Set<string>();
  const entries = await readdir(root, { withFileTypes: true }).catch(() => []);
  for (const entry of entries.toSorted((a, b) => a.name.localeCompare(b.name))) {
    const { name } = entry;
    if (name.startsWith(".")) continue;
    if (!entry.isDirectory()) {
      faults.push(fault(join(root, name), "post-beside"));
      continue;
    }
    const read = readPostFolder(root, name);
    if (Array.isArray(read)) {
      faults.push(...read);
      unreadable.add(name);
    } else folders.set(name, read);
  }
  return { folders, unreadable };
}

function byDate(a: Post, b: Post): number {
  return Date.parse(b.publishDate) - Date.parse(a.publishDate) || a.slug.localeCompare(b.slug);
}
