import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Hono } from "hono";
import { isLocale, locales, type Locale } from "../../contracts/locale.ts";
import { readOwnPosts } from "../../generator/blog/open-blog-source.ts";
import { blogRoot } from "../../generator/blog/read-posts.ts";
import type { EditedFile } from "../model/drafts.ts";
import { readPostText, writePostText, type PostText } from "../store/edit-post.ts";
import { previewPost } from "../store/preview-post.ts";
import { describeRevision } from "../store/project-files.ts";
import type { StudioContext } from "./studio-context.ts";
import { addPictureRoute } from "./picture-route.ts";

type SentPost = Partial<Record<Locale, PostText>>;

/** Adds the routes of the blog: list, texts, preview and pictures of posts. */
export function addPostRoutes(studio: Hono, context: StudioContext): void {
  const { root } = context;
  studio.get("/_studio/api/posts", async (c) => c.json({ posts: await listPosts(root) }));
  studio.get("/_studio/api/posts/:slug", async (c) =>
    c.json(await readPost(root, c.req.param("slug"))),
  );
  studio.post("/_studio/api/posts/:slug/preview/:locale", async (c) => {
    const { slug, locale } = c.req.param();
    if (!isLocale(locale)) return c.notFound();
    const texts: Partial<Record<Locale, string>> = {};
    for (const [language, text] of listTexts(await c.req.json<SentPost>())) {
      texts[language] = writePostText(await readText(root, postFile(slug, language)), text);
    }
    return c.json(await previewPost(root, requireSlug(slug), texts, locale));
  });
  addPictureRoute(studio, context);
}

function listTexts(post: SentPost): [Locale, PostText][] {
  return locales.flatMap((locale) => {
    const text = post[locale];
    return text === undefined ? [] : [[locale, text] as [Locale, PostText]];
  });
}

async function listPosts(root: string) {
  const { states, faults, draftFaults } = await readOwnPosts(root);
  const listed = await Promise.all(
    states.map(async ({ slug, publishDate, state, isTranslated }) => {
      const { fields } = readPostText(await readText(root, postFile(slug, "es")));
      return { slug, publishDate, state, isTranslated, title: fields["title"] ?? slug, faults: 0 };
    }),
  );
  const posts = listed.toSorted((one, other) => other.publishDate.localeCompare(one.publishDate));
  const files = [...faults, ...draftFaults].map(({ file }) => `${file.replaceAll("\\", "/")}/`);
  for (const post of posts) {
    post.faults = files.filter((file) => file.includes(`/${post.slug}/`)).length;
  }
  return posts;
}

/** Reads both texts of a post, the translation even where its file does not exist, and lists its pictures. */
async function readPost(root: string, slug: string) {
  const files: Record<string, EditedFile> = {};
  for (const locale of locales) {
    const file = postFile(slug, locale);
    const text = await readFile(join(root, file), "utf8").catch(() => undefined);
    const value = text === undefined ? { fields: {}, body: "" } : readPostText(text);
    files[file] = { revision: describeRevision(text ?? null), value };
  }
  const names = await readdir(join(root, blogRoot, requireSlug(slug)));
  return { files, pictures: names.filter((name) => !name.endsWith(".md")) };
}

function postFile(slug: string, locale: Locale): string {
  return `${blogRoot}/${requireSlug(slug)}/${locale}.md`;
}

function requireSlug(slug: string): string {
  if (!/^[a-z0-9-]+$/.test(slug)) throw new Error(`"${slug}" is no post.`);
  return slug;
}

async function readText(root: string, file: string): Promise<string> {
  return readFile(join(root, file), "utf8").catch(() => "");
}
