import type { Page } from "@playwright/test";
import { relatedPostsLimit, type PostSummary } from "../../../contracts/blog-post.ts";
import { postPath } from "../../../site/features/blog/files-source.ts";
import { plainText } from "../../support/page/plain-text.ts";
import { expect, openApp, test } from "../../support/site/site-test.ts";

function firstOf(posts: readonly PostSummary[]): PostSummary {
  const [post] = posts;
  if (post === undefined) throw new Error("the blog has no posts");
  return post;
}

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const expectGround = async (page: Page, color: string) =>
  expect(page.locator("html")).toHaveCSS("background-color", color);

test("an article opens from the list, on white, with everything that belongs to it; its categories lead to their pages", async ({
  page,
  prefix,
  edition,
  copy,
  blog: { posts },
}) => {
  const post = firstOf(posts);
  await openApp(page, `${prefix}/blog`);
  await page.getByRole("link", { name: plainText(post.title) }).click();
  await expect(page).toHaveURL(`${prefix}/blog/${post.slug}`);
  await expect(heading(page)).toHaveText(plainText(post.title));
  await expect(heading(page)).toBeFocused();
  const article = page.getByRole("article").first();
  const { tagline, related } = copy.blog.article;
  await expect(article.getByText(post.author).first()).toBeVisible();
  await expect(article.locator(`time[datetime="${post.publishDate}"]`)).toHaveText(
    edition === "es" ? /^\d+ de \p{L}+ de \d{4}$/u : /^[A-Z][a-z]+ \d+, \d{4}$/,
  );
  const minutes = copy.blog.readTime.replace("{{n}}", String(post.readTime));
  await expect(article.getByText(plainText(minutes))).toBeVisible();
  await expect(article.getByText(tagline)).toBeVisible();
  const others = page.getByRole("region", { name: related }).getByRole("heading", { level: 3 });
  expect(await others.count()).toBeLessThanOrEqual(relatedPostsLimit);
  await expect(others.filter({ hasText: plainText(post.title) })).toHaveCount(0);
  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme });
    await expectGround(page, "rgb(255, 255, 255)");
  }
  const above = page.getByRole("navigation", { name: copy.nav.breadcrumbs });
  await above.getByRole("link", { name: copy.nav.blog }).click();
  await expect(page).toHaveURL(`${prefix}/blog`);
  await expect(heading(page)).toHaveText(copy.blog.title);
  await page.emulateMedia({ colorScheme: "dark" });
  await expectGround(page, "rgb(20, 17, 13)");

  const filed = firstOf(posts.filter(({ categories }) => categories.length > 0));
  await openApp(page, `${prefix}/blog/${filed.slug}`);
  const chips = page.getByRole("article").first().getByRole("list", { name: copy.blog.topics });
  await expect(chips.getByRole("link")).toHaveCount(filed.categories.length);
  const name = await chips.getByRole("link").first().textContent();
  await chips.getByRole("link").first().click();
  await expect(heading(page)).toHaveText(`Blog: ${plainText(name ?? "")}`, {
    ignoreCase: true,
  });
});

test("a loose address finds the post and names the post's own as the canonical one; one of no post leads back to the blog", async ({
  page,
  prefix,
  copy,
  blog: { posts },
  expectedErrors,
}) => {
  expectedErrors.push(/404 \(Not Found\)/);
  const post = firstOf(posts);
  const loose = post.slug.replaceAll("-", "").toUpperCase();
  await openApp(page, `${prefix}/blog/${loose}`);
  await expect(heading(page)).toHaveText(plainText(post.title));
  await expect(page).toHaveTitle(new RegExp(` \\| `));
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute(
    "href",
    new RegExp(`${prefix}/blog/${post.slug}$`),
  );

  const { missing, back } = copy.blog.article;
  await openApp(page, `${prefix}/blog/zzzqqqxxx`);
  await expect(heading(page)).toHaveText(missing.title);
  await expect(page.getByText(missing.text)).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(`^${missing.title}`));
  await page.getByRole("link", { name: back }).click();
  await expect(heading(page)).toHaveText(copy.blog.title);
});

test("a long article lists its sections, and a block of code can be copied, which is said", async ({
  page,
  context,
  prefix,
  copy,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openApp(page, `${prefix}/blog/errores-de-dax-que-inflan-ventas`);
  const sections = page.locator(".rich-text h2");
  const contents = page.getByRole("navigation", { name: copy.blog.article.contents });
  await expect(contents.locator("li a")).toHaveText(await sections.allInnerTexts());
  if (!(await contents.locator("li a").last().isVisible()))
    await contents.locator("summary").click();
  await contents.locator("li a").last().click();
  await expect(sections.last()).toBeInViewport();

  const block = page.locator(".rich-text-code").first();
  const button = block.getByRole("button", { name: copy.blog.richText.copy });
  await expect(block.getByRole("status")).toBeEmpty();
  await button.click();
  await expect(block.getByRole("status")).toHaveText(copy.blog.richText.copied);
  await expect(button).toBeFocused();
  const code = block.locator("code");
  await test.step("where the browser refuses to copy, the code is selected", async () => {
    await page.evaluate(() => {
      navigator.clipboard.writeText = async () => Promise.reject(new Error("refused"));
    });
    await button.click();
    await expect(block.getByRole("status")).toBeEmpty();
    // What was said of the copy before goes by itself, too.
    await expect
      .poll(async () => page.evaluate(() => getSelection()?.toString()))
      .toBe(await code.innerText());
  });
  await expect(code).toHaveAttribute("translate", "no");
  const copied = await page.evaluate(async () => navigator.clipboard.readText());
  expect(copied).toBe(await code.textContent());
});

test("a post that cannot be fetched can be tried again", async ({
  page,
  prefix,
  edition,
  copy,
  blog: { posts },
  expectedErrors,
}) => {
  expectedErrors.push(/404 \(Not Found\)/, /Failed to load resource/);
  const post = firstOf(posts);
  const file = `**${postPath(edition, post.slug)}`;
  await page.route(file, async (route) => route.abort());
  await openApp(page, `${prefix}/blog/${post.slug.replaceAll("-", "")}`);
  await expect(heading(page)).toHaveText(copy.blog.article.missing.title);
  await expect(page.getByText(copy.blog.article.missing.failed)).toBeVisible();
  await page.unroute(file);
  await page.getByRole("button", { name: copy.blog.retry }).click();
  await expect(heading(page)).toHaveText(plainText(post.title));
  await expect(heading(page)).toBeFocused();
});
