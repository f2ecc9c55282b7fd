import { categorySlug, foldText, postsPerPage } from "../../../contracts/blog-post.ts";
import {
  findParts,
  labelOf,
  nameOf,
  titlesOf,
  titlesOfFirstPage,
} from "../../support/blog/blog-list.ts";
import { plainText } from "../../support/page/plain-text.ts";
import { holdData } from "../../support/page/hold-data.ts";
import { expect, openApp, test } from "../../support/site/site-test.ts";

const openDelayMs = 700; // §9

test("the list shows the featured posts above and the newest others below; a category lists its own, and the way back to all", async ({
  page,
  prefix,
  edition,
  copy,
  blog: { posts, featured, others, categories },
}) => {
  await openApp(page, `${prefix}/blog`);
  const shown = findParts(page, copy.blog);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(copy.blog.title);
  await expect(shown.featured).toHaveText(titlesOf(featured));
  await expect(shown.list(copy.blog.recent)).toHaveText(titlesOfFirstPage(others));
  const links = shown.bar.getByRole("link");
  const labels = categories.map((name) => labelOf(copy.blog, name));
  await expect(links).toHaveText([
    copy.blog.category.all,
    ...labels.toSorted((a, b) => a.localeCompare(b, edition)),
  ]);
  await expect(shown.bar.locator("[aria-current=page]")).toHaveText(copy.blog.category.all);

  await test.step("a category lists its posts under its name", async () => {
    for (const name of categories.slice(0, 2)) {
      const label = labelOf(copy.blog, name);
      await shown.bar.getByRole("link", { name: label, exact: true }).click();
      await expect(page).toHaveURL(`${prefix}/blog/categoria/${categorySlug(name)}`);
      const inSentence = nameOf(copy.blog, name);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Blog: ${inSentence}`);
      const heading = copy.blog.category.heading.replace("{{category}}", inSentence);
      const own = posts.filter((post) => post.categories.includes(name));
      await expect(shown.list(heading)).toHaveText(titlesOfFirstPage(own));
      await expect(shown.featured).toHaveCount(0);
      await expect(shown.bar.locator("[aria-current=page]")).toHaveText(label);
      await expect(shown.bar.locator("[aria-current=page]")).toBeInViewport();
    }
    await shown.bar.getByRole("link", { name: copy.blog.category.all, exact: true }).click();
    await expect(shown.list(copy.blog.recent)).not.toHaveCount(0);
  });
});

test("pages are entries of the history and bring the list into view; what is no number is the first", async ({
  page,
  prefix,
  copy,
  blog: { others },
}) => {
  await openApp(page, `${prefix}/blog`);
  const { list, pages } = findParts(page, copy.blog);
  const current = pages.locator("[aria-current=page]");
  const heading = page.getByRole("heading", { name: copy.blog.recent });
  await expect(pages.getByRole("link", { name: copy.blog.pages.previous })).toHaveCount(0);
  await pages.getByRole("link", { name: copy.blog.pages.next }).click();
  await expect(page).toHaveURL(`${prefix}/blog?page=2`);
  await expect(list(copy.blog.recent)).toHaveText(
    titlesOf(others.slice(postsPerPage, 2 * postsPerPage)),
  );
  await expect(current).toHaveText("2");
  await expect(heading).toBeInViewport();
  await expect(heading).toBeFocused();
  await page.reload();
  await expect(current).toHaveText("2");
  await page.goBack();
  await expect(page).toHaveURL(`${prefix}/blog`);
  await expect(list(copy.blog.recent)).toHaveText(titlesOfFirstPage(others));

  await test.step("back, before the reloaded page hears of it", async () => {
    await page.goForward();
    await expect(current).toHaveText("2");
    const { asked, letGo } = await holdData(page, "**/assets/after-paint*.js");
    await page.reload({ waitUntil: "domcontentloaded" });
    await asked;
    await page.goBack();
    letGo();
    await expect(page).toHaveURL(`${prefix}/blog`);
    await expect(list(copy.blog.recent)).toHaveText(titlesOfFirstPage(others));
  });

  for (const asked of ["0", "dos"]) {
    await openApp(page, `${prefix}/blog?page=${asked}`);
    await expect(list(copy.blog.recent)).toHaveText(titlesOfFirstPage(others));
  }
});

test("a search finds by every word, whatever its case and accents, and lives in the address", async ({
  page,
  prefix,
  copy,
  blog: { posts },
}) => {
  const [wanted] = posts.filter(({ title }) => title !== foldText(title)).slice(-1);
  if (wanted === undefined) throw new Error("no post to search for");
  const words = foldText(wanted.title).split(" ").toReversed().join(" ");
  await openApp(page, `${prefix}/blog`);
  const { search, list, featured, main } = findParts(page, copy.blog);
  const entries = await page.evaluate(() => history.length);
  await search.pressSequentially(words);
  await expect(list(copy.blog.search.title)).toHaveText(titlesOf([wanted]));
  await expect(main.getByRole("status")).toHaveText(
    copy.blog.search.found_one.replace("{{count}}", "1"),
  );
  await expect(featured).toHaveCount(0);
  await expect.poll(() => new URL(page.url()).searchParams.get("q")).toBe(words);
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await page.reload();
  await expect(search).toHaveValue(words);
  await expect(list(copy.blog.search.title)).toHaveText(titlesOf([wanted]));

  await search.fill("zzz qqq");
  await expect(main.getByText(copy.blog.search.none.replace("{{query}}", "zzz qqq"))).toBeVisible();
  await main.getByRole("button", { name: copy.blog.search.clear }).click();
  await expect(search).toBeFocused();
  await expect(search).toHaveValue("");
  await expect(page).toHaveURL(`${prefix}/blog`);
  await expect(list(copy.blog.recent)).not.toHaveCount(0);
});

test("what is typed before the app has started is searched for", async ({ page, prefix, copy }) => {
  const { promise: held, resolve: start } = Promise.withResolvers<void>();
  await page.route("**/assets/entry-browser*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${prefix}/blog`);
  const { search, main } = findParts(page, copy.blog);
  await search.fill("zzz");
  start();
  await expect(main.getByText(copy.blog.search.none.replace("{{query}}", "zzz"))).toBeVisible();
  await expect(search).toHaveValue("zzz");
});

test("the hover card opens after a while over a card on a desk, and stays away on a phone", async ({
  page,
  prefix,
  copy,
  isMobile,
  blog: { others },
}) => {
  const [first] = others;
  if (first === undefined) throw new Error("the list is empty");
  await page.clock.install();
  await openApp(page, `${prefix}/blog`);
  await page.clock.pauseAt(Date.now() + 60_000);
  const link = page.getByRole("link", { name: plainText(first.title) });
  const author = page.getByText(copy.blog.author.replace("{{author}}", first.author)).first();
  await link.hover();
  await page.clock.runFor(openDelayMs - 1);
  if (isMobile) {
    await page.clock.runFor(1);
    await expect(author).toHaveCount(0);
    return;
  }
  await expect(author).toBeHidden();
  await page.clock.runFor(1);
  await expect(author).toBeVisible();
  await page.clock.resume();
  await expect(link).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(author).toBeHidden();
  await link.click();
  await expect(page).toHaveURL(`${prefix}/blog/${first.slug}`);
});
