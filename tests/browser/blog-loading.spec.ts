import { readBlog } from "../support/blog/read-blog.ts";
import { plainText } from "../support/page/plain-text.ts";
import { chooseLanguage, expect, openApp, readCopy, test } from "../support/site/site-test.ts";

const copies = { es: readCopy("es"), en: readCopy("en") };

test("pages outside the blog load nothing of its library; a list that was prerendered is not asked for again, only its translation, once", async ({
  page,
}) => {
  const scripts: Promise<string>[] = [];
  const asked: string[] = [];
  page.on("request", (one) => asked.push(new URL(one.url()).pathname));
  page.on("response", (response) => {
    if (response.url().endsWith(".js")) scripts.push(response.text());
  });
  const countLibraries = async () => {
    const texts = await Promise.all(scripts);
    return texts.filter((text) => text.includes("No QueryClient set")).length;
  };
  await openApp(page, "/");
  // A file whose page is left gives no text.
  await page.waitForLoadState("networkidle");
  expect(scripts.length).toBeGreaterThan(0);
  expect(await countLibraries()).toBe(0);
  await openApp(page, "/blog");
  expect(await countLibraries()).toBe(1);
  await chooseLanguage(page, copies.es, "en");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(copies.en.blog.title);
  await expect
    .poll(() => asked.filter((path) => path.startsWith("/_blog/")))
    .toEqual(["/_blog/en/posts.json"]);
});

test("a change of language translates an article in place", async ({ page, blog, baseURL }) => {
  const english = await readBlog(async (path) => fetch(`${baseURL ?? ""}${path}`), "en");
  const translated = english.posts.find(({ language }) => language === "en")!;
  const original = blog.posts.find(({ id }) => id === translated.id)!;
  const heading = page.getByRole("heading", { level: 1 });
  await openApp(page, `/blog/${original.slug}`);
  await expect(heading).toHaveText(plainText(original.title));
  await chooseLanguage(page, copies.es, "en");
  await expect(heading).toHaveText(plainText(translated.title));
  await expect(page).toHaveURL(`/blog/${original.slug}`);
  await expect(page).toHaveTitle(/ \| /);
});
