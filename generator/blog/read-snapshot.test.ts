import { byLocale } from "../../contracts/locale.ts";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Post } from "../../contracts/blog-post.ts";
import { makeProject, type Project } from "../../tests/support/make-project.ts";
import { layOutPosts, readFromFiles } from "./blog-files.ts";
import { openBlogSource } from "./open-blog-source.ts";
import { readSnapshot, type CreateSource } from "./read-snapshot.ts";

const accessToken = "delivery-token-12345";
const environment = {
  VITE_CONTENTFUL_SPACE_ID: "space",
  VITE_CONTENTFUL_ACCESS_TOKEN: accessToken,
};

function makePost(id: string, language: Post["language"] = "es"): Post {
  return {
    id,
    slug: `slug-${id}`,
    language,
    title: `Título ${id}`,
    excerpt: "x",
    publishDate: "2026-10-08",
    readTime: 1,
    categories: ["DAX"],
    author: "Ana",
    isFeatured: false,
    content: `Texto ${id}`,
  };
}

const posts = {
  ...byLocale(() => [makePost("0", "en"), makePost("1")]),
  es: Array.from({ length: 9 }, (_, index) => makePost(String(index))),
};
const works: CreateSource = () => readFromFiles(layOutPosts(posts));
const fails: CreateSource = () => {
  throw new Error(`503 for Bearer ${accessToken}`);
};

let project: Project;
let warn: ReturnType<typeof vi.spyOn>;

beforeEach(async () => {
  project = await makeProject({});
  warn = vi.spyOn(console, "warn").mockReturnValue(undefined);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await project.remove();
});

it("reads every whole post of both languages, in the order of the lists", async () => {
  expect(await readSnapshot(environment, works, project.root)).toEqual(posts);
  expect(warn).not.toHaveBeenCalled();
});

it("passes the configuration on", async () => {
  const create = vi.fn(works);
  const more = {
    VITE_CONTENTFUL_ENVIRONMENT: "test",
    VITE_CONTENTFUL_ORIGIN: "http://localhost:1",
  };
  await readSnapshot({ ...environment, ...more }, create, project.root);
  expect(create).toHaveBeenCalledWith({
    spaceId: "space",
    accessToken,
    environment: "test",
    origin: "http://localhost:1",
  });
});

it("uses the last posts if the service fails, with a warning that omits the token", async () => {
  await readSnapshot(environment, works, project.root);
  expect(await readSnapshot(environment, fails, project.root)).toEqual(posts);
  expect(warn).toHaveBeenCalledOnce();
  const line = String(warn.mock.calls[0]?.[0]);
  expect(line).toMatch(
    /^WARNING: Contentful did not give the posts; the blog is built as it was on \d{4}/,
  );
  expect(line).toContain("503 for Bearer …12345");
  expect(line).not.toContain(accessToken);
});

it("uses them too if the service fails halfway, and keeps them", async () => {
  await readSnapshot(environment, works, project.root);
  const breaks: CreateSource = async () => ({
    ...(await works({ spaceId: "", accessToken: "" })),
    findPostById: async (id) => {
      if (id === "1") throw new Error("connection cut");
      return makePost(id);
    },
  });
  expect(await readSnapshot(environment, breaks, project.root)).toEqual(posts);
  expect(await readSnapshot(environment, fails, project.root)).toEqual(posts);
});

it.each([
  ["another space", { VITE_CONTENTFUL_SPACE_ID: "other" }],
  ["another environment", { VITE_CONTENTFUL_ENVIRONMENT: "test" }],
])("does not take the posts of %s", async (_, other) => {
  await readSnapshot(environment, works, project.root);
  await expect(readSnapshot({ ...environment, ...other }, fails, project.root)).rejects.toThrow(
    /no earlier build kept them: 503 for Bearer …12345\. Check VITE_CONTENTFUL_/,
  );
});

it("rejects a broken snapshot file", async () => {
  await writeFile(join(project.root, "blog-snapshot.json"), '{"of":"space/master","posts":{}}');
  await expect(readSnapshot(environment, fails, project.root)).rejects.toThrow(/no earlier build/);
});

it("does not write the token anywhere", async () => {
  await readSnapshot(environment, works, project.root);
  expect(await readFile(join(project.root, "blog-snapshot.json"), "utf8")).not.toContain(
    accessToken,
  );
});

it("is the blog's source if Contentful is configured", async () => {
  const { source, files } = await openBlogSource(environment, {
    cacheDir: project.root,
    createContentful: works,
  });
  expect(await source.findPost("slug-0", "en")).toEqual(posts.en[0]);
  expect(files.data.size + files.assets.size).toBe(0);
});
