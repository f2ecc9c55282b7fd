import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import * as routes from "../../site/routes.ts";
import { checkUnpublished } from "./check-unpublished.ts";
import { makeProject, type Project } from "../../tests/support/make-project.ts";
import type { Post } from "../../contracts/blog-post.ts";
import { gatherSitemap } from "../../generator/discovery/gather-sitemap.ts";
import { listGuides } from "../../generator/discovery/list-guides.ts";
import { makeAnew } from "../../generator/cache/remember-text.ts";
import { writeResources } from "../../generator/output/write-resources.ts";
import { listPages } from "../../generator/pages/list-pages.ts";
import { listSitemap } from "../../generator/discovery/list-sitemap.ts";
import { noCache } from "../../generator/cache/build-cache.ts";
import { layOutPosts, readFromFiles, listBlogResources } from "../../generator/blog/blog-files.ts";
import { listBlogParams } from "../../generator/blog/gather-blog.ts";
import { readPosts } from "../../generator/blog/read-posts.ts";
import { listFeeds } from "../../generator/discovery/feeds/list-feeds.ts";

const canary = "canario-7f3a";
const siteUrl = "https://a.es";
const now = new Date("2026-11-20T10:00:00Z");
const svg = (words: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="8" height="6"><title>${words}</title></svg>`;

function post(words: string, fields: string): Record<string, string> {
  const front = (more: string) =>
    `---\ntitle: T ${words}\nexcerpt: E ${words}\nmetaTitle: M ${words}\nmetaDescription: D ${words}\nfeaturedImageAlt: A ${words}\n${more}---\n\n`;
  const body = `Un párrafo con ${words} dentro.\n\n![Alt ${words}](${words}.svg "Pie ${words}")\n\n[fichero](${words}.csv)\n`;
  return {
    "es.md": `${front(`categories: [DAX, C ${words}]\nfeaturedImage: ${words}.svg\n${fields}`)}${body}`,
    "en.md": front("") + body.replace("Un párrafo", "A paragraph"),
    [`${words}.svg`]: svg(words),
    [`${words}.csv`]: words,
  };
}

function shortFields(isPublished: string): string {
  return `---\ntitle: Título ${isPublished}\nexcerpt: E\npublishDate: 2026-01-01\ncategories: [DAX]\nisPublished: ${isPublished}\n---\n\n`;
}

function inFolder(folder: string, files: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(files).map(([name, text]) => [`posts/${folder}/${name}`, text]),
  );
}

/** Builds everything that follows from the blog except rendered components. */
async function build(project: Project): Promise<string> {
  const outDir = join(project.root, "dist");
  const root = join(project.root, "posts");
  const { posts, assets, faults } = await readPosts({ root, now, author: { name: "Ana" } });
  expect(faults).toEqual([]);
  const data = layOutPosts(posts);
  const source = readFromFiles(data);
  const openParams = await listBlogParams(source);
  const renderer = {
    ...routes,
    renderPage: async (page: unknown) => ({
      html: JSON.stringify(page),
      head: [],
      described: {
        metadata: { description: "", isMissing: true as const },
        path: "/",
        edition: "es" as const,
        siteUrl,
        brand: "",
        route: routes.routes.home,
        isIndexed: true,
      },
      search: "",
      consentVersion: "",
    }),
    renderPostText: ({ content }: Post) => JSON.stringify(content),
    renderReport: async () => "",
    version: "",
    reportVersion: "",
  };
  const page = { css: "", styles: [], boot: "", rest: "details" as const, modules: [] };
  const blog = { source, files: { data, assets } };
  const sources = {
    environment: {},
    renderer,
    blog,
    assets: {
      ofPage: async () => page,
      ofReport: async () => page,
      ofFile: async () => ({ ...page, worker: "" }),
      ofClaims: () => "",
    },
    remember: makeAnew,
    cache: noCache,
  };
  const resources = [
    ...(await listPages(sources, openParams)),
    ...listBlogResources(blog.files, noCache),
    ...listFeeds({ siteUrl, source, renderPostText: renderer.renderPostText }),
    ...listGuides(siteUrl, { blog }),
    ...listSitemap(siteUrl, async () => gatherSitemap(sources, openParams)),
  ];
  const compression = { add: () => undefined };
  await writeResources(resources, { outDir, compression, count: () => undefined });
  return outDir;
}

async function findFiles(folder: string, words: string): Promise<string[]> {
  const found: string[] = [];
  for await (const file of glob("**/*", { cwd: folder })) {
    const text = await readFile(join(folder, file), "utf8").catch(() => "");
    if (file.includes(words) || text.includes(words)) found.push(file);
  }
  return found.toSorted();
}

let project: Project;

afterEach(async () => project.remove());

test("nothing of a draft or a post to come is in any file; everything of a published one is", async () => {
  const published = "publicado";
  project = await makeProject({
    ...inFolder("visible", {
      ...post(published, "publishDate: 2026-11-20\nisPublished: true\n"),
    }),
    ...inFolder(
      `${canary}-a`,
      post(`${canary}-a`, "publishDate: 2026-11-20\nisPublished: false\n"),
    ),
    ...inFolder(`${canary}-b`, post(`${canary}-b`, "publishDate: 2026-11-21\nisPublished: true\n")),
    ...inFolder("enlaza", {
      "es.md": `---\ntitle: Enlaza\nexcerpt: E\npublishDate: 2026-01-01\ncategories: [DAX]\nisPublished: true\n---\n\n[uno](../${canary}-a/es.md) [dos](../${canary}-b/es.md)\n`,
    }),
  });
  const outDir = await build(project);
  expect(await findFiles(outDir, canary)).toEqual([]);
  expect(await findFiles(outDir, published)).toEqual(
    expect.arrayContaining([
      "_blog/en/posts.json",
      "_blog/es/posts/visible.json",
      "_data/es/blog/categoria/c-publicado.json",
      "_data/es/blog/visible.json",
      "blog.html",
      "blog/categoria/c-publicado.html",
      "blog/feed.xml",
      "blog/visible.html",
      "en/blog/feed.xml",
      "en/blog/visible/index.html",
      "files/blog/visible/publicado.csv",
      "images/blog/visible/publicado.svg",
      "sitemap.xml",
    ]),
  );
});

test("the check of a built site finds the address and the phrases of what is not published", async () => {
  const draft = "Una frase larga que solo está en este borrador";
  const shared = "Una frase larga que también está publicada";
  project = await makeProject({
    "posts/uno/es.md": `${shortFields("false")}${draft}.\n\n${shared}.\n`,
    "posts/dos/es.md": `${shortFields("true")}${shared}.\n`,
    "site/blog.html": `<p>${shared}</p><a href="/blog/uno-mas">x</a>`,
    "site/_blog/es/posts.json": `"${draft}."`,
    "site/sitemap.xml": "<loc>https://a.es/en/blog/uno</loc>",
    "site/images/blog/uno/f.svg": "<svg/>",
    "site/sitemap.xml.br": draft,
  });
  const root = join(project.root, "posts");
  const { states } = await readPosts({ root, now, author: { name: "Ana" } });
  const faults = await checkUnpublished(join(project.root, "site"), states);
  expect(faults.map(({ file }) => file).toSorted()).toEqual([
    "_blog/es/posts.json",
    "images/blog/uno/f.svg",
    "sitemap.xml",
  ]);
});
