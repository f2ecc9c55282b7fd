// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { PostSummary } from "../../../contracts/blog-post.ts";
import { listFixturePosts } from "../../../tests/support/blog/list-fixture-posts.ts";
import {
  makeListData,
  readFixtures,
  renderBlog,
} from "../../../tests/support/blog/render-blog.tsx";
import { readCopy } from "../../../tests/support/site/read-copy.ts";
import { followLinks } from "../../platform/navigation/follow-links.ts";
import { BlogList } from "./blog-list.tsx";
import { createFilesSource } from "./files-source.ts";

const copy = readCopy("es").blog;
const posts = listFixturePosts("es");

beforeAll(followLinks);
beforeEach(() => {
  vi.useFakeTimers();
  history.replaceState(null, "", "/blog");
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const settle = async (ms = 0) => act(async () => vi.advanceTimersByTimeAsync(ms));

function openList(address = "/blog", list: PostSummary[] = posts) {
  history.replaceState(null, "", address);
  return renderBlog(<BlogList />, { blog: makeListData(list) });
}

function titlesBelow(heading: string): string[] {
  const section = screen.getByRole("region", { name: heading });
  const headings = within(section).queryAllByRole("heading", { level: 3 });
  return headings.map(({ textContent }) => textContent);
}

const pageRow = () =>
  within(screen.getByRole("navigation", { name: copy.pages.label }))
    .getAllByRole("listitem", { hidden: true })
    .map(({ textContent }) => textContent)
    .join(" ");

async function type(text: string): Promise<void> {
  const field = screen.getByRole("searchbox", { name: copy.search.label });
  fireEvent.change(field, { target: { value: text } });
  fireEvent.input(field);
  await settle(150);
}

describe("the pages of 38 posts, three of them featured", () => {
  it("shows the featured ones above, and the six newest others", () => {
    openList();
    const featured = posts.filter(({ isFeatured }) => isFeatured);
    expect(titlesBelow(copy.featured)).toEqual(featured.map(({ title }) => title));
    const others = posts.filter(({ isFeatured }) => !isFeatured).map(({ title }) => title);
    expect(titlesBelow(copy.recent)).toEqual(others.slice(0, 6));
    expect(pageRow()).toBe("1 2 … 6 Siguiente");
    expect(screen.getByRole("status").textContent).toBe("35 artículos, página 1 de 6");
  });

  it.each([
    ["?page=4", "Anterior 1 … 3 4 5 6 Siguiente", 6],
    ["?page=6", "Anterior 1 … 5 6", 5],
    ["?page=99", "Anterior 1 … 5 6", 5],
    ["?page=-1", "1 2 … 6 Siguiente", 6],
    ["?page=dos", "1 2 … 6 Siguiente", 6],
  ])("%s shows %s", (query, row, count) => {
    openList(`/blog${query}`);
    expect(pageRow()).toBe(row);
    expect(titlesBelow(copy.recent)).toHaveLength(count);
    expect(titlesBelow(copy.featured)).toHaveLength(3);
  });

  it("changes the page as an entry of the history, and moves focus to the heading", async () => {
    openList();
    const entries = history.length;
    fireEvent.click(screen.getByRole("link", { name: "Página 2" }));
    await settle(20);
    expect(location.search).toBe("?page=2");
    expect(history.length).toBe(entries + 1);
    expect(document.activeElement?.textContent).toBe(copy.recent);
    fireEvent.click(screen.getByRole("link", { name: copy.pages.previous }));
    expect(location.pathname + location.search).toBe("/blog");
  });
});

describe("a category", () => {
  const params = { category: "dax" };
  const own = posts.filter(({ categories }) => categories.includes("DAX"));

  it("lists its posts, the featured ones among them, under its own heading", () => {
    const { categories } = makeListData(posts);
    renderBlog(<BlogList />, {
      params,
      blog: { category: "DAX", posts: own, categories: categories ?? [] },
    });
    expect(titlesBelow("Artículos sobre DAX")).toEqual(own.slice(0, 6).map(({ title }) => title));
    expect(screen.queryByRole("region", { name: copy.featured })).toBeNull();
    const bar = screen.getByRole("navigation", { name: copy.category.filter });
    expect(within(bar).getByRole("link", { current: "page" }).textContent).toBe("DAX");
    expect(screen.getByRole("link", { name: "Página 2" }).getAttribute("href")).toBe(
      "/blog/categoria/dax?page=2",
    );
  });

  it("is found by its address when it was unknown to the build", async () => {
    renderBlog(<BlogList />, { params: { category: "Visualizaci%C3%B3n" } });
    await settle(20);
    expect(titlesBelow("Artículos sobre visualización")).toHaveLength(6);
  });

  it("that no post has says so, and leads to all posts", async () => {
    const readJson = readFixtures();
    renderBlog(<BlogList />, {
      params: { category: "cocina" },
      source: createFilesSource(readJson),
    });
    await settle();
    expect(screen.getByText(copy.category.empty)).toBeTruthy();
    expect(screen.getByRole("link", { name: copy.category.seeAll }).getAttribute("href")).toBe(
      "/blog",
    );
    expect(readJson).toHaveBeenCalledTimes(1);
  });
});

describe("a search", () => {
  it("goes into the address, shows how much it found and hides the featured section", async () => {
    openList("/blog?page=3");
    await type("NUMERO pedidos");
    expect(location.search).toBe("?q=NUMERO+pedidos");
    expect(titlesBelow(copy.search.title)).toHaveLength(6);
    expect(screen.getByRole("status").textContent).toBe("7 artículos encontrados, página 1 de 2");
    expect(screen.queryByRole("region", { name: copy.featured })).toBeNull();
    await type("");
    expect(location.search).toBe("");
    expect(titlesBelow(copy.featured)).toHaveLength(3);
  });

  it("finds by author, and keeps its words from page to page", async () => {
    openList("/blog?q=ibanez");
    expect(screen.getByRole("searchbox")).toHaveProperty("value", "ibanez");
    expect(titlesBelow(copy.search.title)).toHaveLength(6);
    await type("artículo");
    expect(screen.getByRole("link", { name: "Página 2" }).getAttribute("href")).toBe(
      "/blog?q=art%C3%ADculo&page=2",
    );
  });

  it("without a result says so and can be cleared", async () => {
    openList("/blog?q=zzz");
    expect(screen.getByText("Ningún artículo coincide con «zzz».")).toBeTruthy();
    expect(screen.getByRole("status").textContent).toBe("0 artículos encontrados");
    fireEvent.click(screen.getByRole("button", { name: copy.search.clear }));
    expect(location.search).toBe("");
    expect(document.activeElement).toBe(screen.getByRole("searchbox"));
    expect(screen.getByRole("searchbox")).toHaveProperty("value", "");
    expect(titlesBelow(copy.recent)).toHaveLength(6);
  });
});

describe("without posts", () => {
  it("says that there are none, or none beside the featured ones", () => {
    openList("/blog", []);
    expect(screen.getByText(copy.empty)).toBeTruthy();
    cleanup();
    openList(
      "/blog",
      posts.filter(({ isFeatured }) => isFeatured),
    );
    expect(screen.getByText(copy.emptyMore)).toBeTruthy();
    expect(titlesBelow(copy.featured)).toHaveLength(3);
  });

  it("shows skeletons until they are here", async () => {
    renderBlog(<BlogList />);
    expect(screen.getByText(copy.loading)).toBeTruthy();
    await settle();
    expect(screen.queryByText(copy.loading)).toBeNull();
    expect(titlesBelow(copy.recent)).toHaveLength(6);
  });

  it("says after 8 s that an answer is late, until it is there", async () => {
    const answer = Promise.withResolvers<PostSummary[]>();
    const source = createFilesSource(async () => answer.promise);
    renderBlog(<BlogList />, { source });
    await settle(7999);
    expect(screen.queryByText(copy.late)).toBeNull();
    await settle(1);
    expect(screen.getByText(copy.late).getAttribute("role")).toBe("status");
    expect(screen.getByRole("button", { name: copy.retry })).toBeTruthy();
    answer.resolve(posts);
    await settle(20);
    expect(screen.queryByText(copy.late)).toBeNull();
    expect(titlesBelow(copy.recent)).toHaveLength(6);
  });

  it("shows an error, and retries on request", async () => {
    let isDown = true;
    const readJson = readFixtures();
    const source = createFilesSource(async (address) => {
      if (isDown) throw new Error("down");
      return readJson(address);
    });
    renderBlog(<BlogList />, { source });
    await settle();
    expect(screen.getByRole("alert").textContent).toBe(copy.error);
    isDown = false;
    fireEvent.click(screen.getByRole("button", { name: copy.retry }));
    await settle(20);
    expect(screen.queryByRole("alert")).toBeNull();
    expect(document.activeElement?.textContent).toBe(copy.recent);
    expect(titlesBelow(copy.recent)).toHaveLength(6);
  });
});

it("marks a post that exists only in Spanish on an English list", () => {
  const english = listFixturePosts("en");
  renderBlog(<BlogList />, { locale: "en", blog: makeListData(english) });
  const title = screen.getByRole("heading", { name: "Presupuesto: artículo 5" });
  expect(title.lang).toBe("es");
  const card = title.closest("li");
  expect(card?.textContent).toContain("In Spanish");
  expect(card?.querySelector(".post-excerpt")?.getAttribute("lang")).toBe("es");
  expect(screen.getAllByText("In Spanish")).toHaveLength(1);
});

it("shows two categories of a post and counts the others", () => {
  openList();
  const card = screen.getByRole("heading", { name: "Número de pedidos: artículo 4" }).closest("li");
  if (card === null) throw new Error("no card");
  const chips = within(card).getAllByRole("link").slice(1);
  expect(chips.map(({ textContent }) => textContent)).toEqual(["ETL", "Power\u00a0BI"]);
  expect(chips[1]?.getAttribute("href")).toBe("/blog/categoria/power-bi");
  expect(card.textContent).toContain("+2y 2 categorías más");
});
