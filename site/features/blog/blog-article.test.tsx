// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { listFixturePosts } from "../../../tests/support/blog/list-fixture-posts.ts";
import {
  readFixtures,
  renderBlog,
  type BlogPage,
} from "../../../tests/support/blog/render-blog.tsx";
import { readCopy } from "../../../tests/support/site/read-copy.ts";
import { BlogArticle } from "./blog-article.tsx";
import type { BlogSource } from "./blog-source.ts";
import { createFilesSource } from "./files-source.ts";
import { selectRelated } from "./sources/select-posts.ts";

const { blog: copy, nav } = readCopy("es");
const posts = listFixturePosts("es");
const first = posts[0];
if (first === undefined) throw new Error("the fixture has no posts");
const prerendered = { post: first, related: selectRelated(posts, first) };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const settle = async (ms = 20) => act(async () => vi.advanceTimersByTimeAsync(ms));

function openArticle(
  slug: string,
  page: BlogPage & { source?: BlogSource; isLive?: boolean } = {},
) {
  return renderBlog(<BlogArticle slug={slug} brandMark={<svg />} />, page);
}

it("says when a post was last changed, where it was", () => {
  const post = { ...first, updatedDate: "2026-11-02" };
  openArticle(first.slug, { blog: { ...prerendered, post } });
  expect(screen.getByText(/Actualizado el .*2 de noviembre de 2026/)).toBeTruthy();
});

it("shows the prerendered data: post, author with the tagline, related posts; and requests nothing", async () => {
  const readJson = readFixtures();
  const { describePage } = openArticle(first.slug, {
    blog: prerendered,
    source: createFilesSource(readJson),
  });
  await settle(60_000);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(first.title);
  expect(screen.getByText("Primer párrafo del artículo 1.")).toBeTruthy();
  expect(screen.getByText("Data Analysis & Power BI Expert")).toBeTruthy();
  const related = screen.getByRole("region", { name: copy.article.related });
  expect(within(related).getAllByRole("heading", { level: 3 })).toHaveLength(3);
  expect(within(related).queryByText(first.title)).toBeNull();
  const above = screen.getByRole("navigation", { name: nav.breadcrumbs });
  const steps = within(above).getAllByRole("link");
  expect(steps.map((step) => step.getAttribute("href"))).toEqual(["/", "/blog"]);
  expect(readJson).not.toHaveBeenCalled();
  expect(describePage).not.toHaveBeenCalled();
});

it("finds a post by a loose slug, and names its canonical address", async () => {
  const { describePage } = openArticle("Articulo07");
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(copy.article.loading);
  await settle();
  const heading = screen.getByRole("heading", { level: 1 });
  expect(heading.textContent).toBe("Calendario: artículo 7");
  expect(document.activeElement).toBe(heading);
  expect(describePage).toHaveBeenCalledWith(
    expect.objectContaining({ path: "/blog/articulo-07", type: "article" }),
  );
});

it("says that there is no such post", async () => {
  const { describePage } = openArticle("nada-de-esto");
  await settle();
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(copy.article.missing.title);
  expect(screen.getByText(copy.article.missing.text)).toBeTruthy();
  expect(screen.queryByRole("button")).toBeNull();
  expect(describePage).toHaveBeenCalledWith({
    title: copy.article.missing.title,
    description: copy.article.missing.text,
    isMissing: true,
  });
});

it("shows a failure with a way back, and retries on request", async () => {
  let isDown = true;
  const readJson = readFixtures();
  const source = createFilesSource(async (address) => {
    if (isDown) throw new Error("down");
    return readJson(address);
  });
  openArticle(first.slug, { source });
  await settle();
  expect(screen.getByText(copy.article.missing.failed)).toBeTruthy();
  expect(screen.getByRole("link", { name: copy.article.back })).toBeTruthy();
  isDown = false;
  fireEvent.click(screen.getByRole("button", { name: copy.retry }));
  await settle();
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(first.title);
});

it("keeps the article when the refresh fails, and takes it away when it is no longer published", async () => {
  const source = createFilesSource(readFixtures());
  const findPost = vi.spyOn(source, "findPost").mockRejectedValue(new Error("down"));
  const { unmount } = openArticle(first.slug, { blog: prerendered, source, isLive: true });
  await settle();
  expect(findPost).toHaveBeenCalledTimes(1);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(first.title);
  unmount();
  findPost.mockReset().mockImplementation(async () => {});
  openArticle(first.slug, { blog: prerendered, source, isLive: true });
  await settle();
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(copy.article.missing.title);
});

it("declares the Spanish of a post that has no translation, and says so", () => {
  const english = listFixturePosts("en");
  const post = english.find(({ language }) => language === "es");
  if (post === undefined) throw new Error("every post of the fixture is translated");
  openArticle(post.slug, { locale: "en", blog: { post, related: [] } });
  expect(screen.getByRole("heading", { level: 1 }).lang).toBe("es");
  expect(screen.getByText("This article is only available in Spanish.")).toBeTruthy();
  const body = screen.getByText(/^Primer párrafo/).closest("[lang]");
  expect(body?.getAttribute("lang")).toBe("es");
});
