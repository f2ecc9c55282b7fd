// @vitest-environment happy-dom
import type { Locale } from "../../../contracts/locale.ts";
import { act, cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { listFixturePosts } from "../../../tests/support/blog/list-fixture-posts.ts";
import {
  makeListData,
  readFixtures,
  renderBlog,
} from "../../../tests/support/blog/render-blog.tsx";
import { BlogList } from "./blog-list.tsx";
import { createFilesSource } from "./files-source.ts";

beforeEach(() => {
  vi.useFakeTimers();
  history.replaceState(null, "", "/blog");
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const spanish = makeListData(listFixturePosts("es"));
const english = makeListData(listFixturePosts("en"));
const newest = "Calendario: artículo 1";
const newestTranslated = "Calendar: article 1";

const wait = async (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms));
const isShown = (title: string) => screen.queryByRole("link", { name: title }) !== null;

function listFresh(locale: Locale) {
  return listFixturePosts(locale).map((post, index) =>
    index === 0 ? Object.assign(post, { title: "Recién publicado" }) : post,
  );
}

it("shows the prerendered data and requests nothing, however long it is open", async () => {
  const readJson = readFixtures();
  renderBlog(<BlogList />, { blog: spanish, source: createFilesSource(readJson) });
  expect(isShown(newest)).toBe(true);
  await wait(3_600_000);
  act(() => void dispatchEvent(new Event("focus")));
  act(() => void dispatchEvent(new Event("online")));
  await wait(1000);
  expect(readJson).not.toHaveBeenCalled();
});

it("queries a live source once after mounting, and shows new data without a gap", async () => {
  const readJson = readFixtures(listFresh);
  const source = createFilesSource(readJson);
  const listPosts = vi.spyOn(source, "listPosts");
  renderBlog(<BlogList />, { blog: spanish, source, isLive: true });
  expect(isShown(newest)).toBe(true);
  await wait(0);
  expect(isShown("Recién publicado")).toBe(true);
  await wait(60_000);
  expect(listPosts).toHaveBeenCalledTimes(1);
});

it("keeps the shown data when the refresh fails", async () => {
  const source = createFilesSource(async () => {
    throw new Error("the service is down");
  });
  renderBlog(<BlogList />, { blog: spanish, source, isLive: true });
  await wait(60_000);
  expect(isShown(newest)).toBe(true);
  expect(screen.queryByRole("alert")).toBeNull();
});

it("shows the translation at once and fetches everything again 100 ms after a change of language", async () => {
  const source = createFilesSource(readFixtures());
  const asked = [
    vi.spyOn(source, "listPosts"),
    vi.spyOn(source, "listFeatured"),
    vi.spyOn(source, "listCategories"),
  ];
  const { show } = renderBlog(<BlogList />, { blog: spanish, source });
  await wait(500);
  show({ locale: "en", blog: english });
  expect(isShown(newestTranslated)).toBe(true);
  await wait(99);
  for (const query of asked) expect(query).not.toHaveBeenCalled();
  await wait(1);
  for (const query of asked) expect(query.mock.calls).toEqual([["en"]]);
  await wait(60_000);
  for (const query of asked) expect(query).toHaveBeenCalledTimes(1);
});

it("asks a live source only once when the language changes", async () => {
  for (const answerMs of [10, 5000]) {
    const source = createFilesSource(async (address) => {
      await new Promise((resolve) => setTimeout(resolve, answerMs));
      return readFixtures()(address);
    });
    const listPosts = vi.spyOn(source, "listPosts");
    const { show, unmount } = renderBlog(<BlogList />, { blog: spanish, source, isLive: true });
    await wait(20_000);
    listPosts.mockClear();
    show({ locale: "en", blog: english });
    await wait(20_000);
    expect(listPosts.mock.calls).toEqual([["en"]]);
    unmount();
  }
});

it("keeps the other language's posts until the translation is loaded, if nothing was prerendered", async () => {
  const source = createFilesSource(async (address) => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    return readFixtures()(address);
  });
  const { show } = renderBlog(<BlogList />, { source });
  await wait(5000);
  show({ locale: "en" });
  await wait(500);
  expect(isShown(newest)).toBe(true);
  await wait(5000);
  expect(isShown(newestTranslated)).toBe(true);
});
