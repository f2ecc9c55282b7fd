import { expect, test } from "vitest";
import { localePrefix, locales } from "../../contracts/locale.ts";
import { toAddress } from "../../contracts/paths/page-paths.ts";
import { routes, type Route } from "../../site/routes.ts";
import { listPages } from "../support/site/list-pages.ts";
import { readCopy } from "../support/site/read-copy.ts";
import {
  askSite,
  findOne,
  linkTarget,
  readDocument,
  readGraph,
  readPage,
  tidy,
  type Part,
} from "./read-page.ts";

// What a crawler or a preview gets.
const minimumTextLength = 200;
// Before the first interaction, compressed (decision 059).
const maxScriptBytes = 93 * 1024;

const pages = (await listPages()).flatMap(({ name, path }) =>
  locales.map((locale) => {
    const route: Route = routes[name];
    return {
      locale,
      path,
      address: toAddress(locale, path),
      status: name === "notFound" ? 404 : 200,
      isHidden: route.hidden === true,
    };
  }),
);

function readMeta(root: Part, name: string): string {
  return findOne(root, `meta[${name}]`).getAttribute("content") ?? "";
}

/** Origin of a link in the head; it must be the same for all. */
function readLink(root: Part, selector: string): { origin: string; path: string } {
  const { origin, pathname } = new URL(
    findOne(root, `head link${selector}`).getAttribute("href") ?? "",
  );
  return { origin, path: pathname };
}

test.each(pages)(
  "$address answers $status and can be shared and found",
  async ({ locale, path, address, status, isHidden }) => {
    const { answer, root, main } = await readPage(address);
    expect(answer.status).toBe(status);
    expect(root.documentElement.getAttribute("lang")).toBe(locale);
    expect(tidy(findOne(root, "h1").textContent)).not.toBe("");
    const [icon] = root.querySelectorAll("head link[rel=apple-touch-icon]");
    expect((await askSite(icon?.getAttribute("href") ?? "/nope")).status).toBe(200);
    const ids = JSON.stringify(readGraph(root)).matchAll(/"@id":"([^"]*)"/g);
    for (const [, id = ""] of ids) expect(id).toMatch(/^https?:\/\/[^/]+\//);
    if (!isHidden) expect(tidy(main.textContent).length).toBeGreaterThan(minimumTextLength);

    const title = tidy(findOne(root, "title").textContent);
    const description = readMeta(root, 'name="description"');
    expect(title).not.toBe("");
    expect(description).not.toBe("");
    expect(tidy(readMeta(root, 'property="og:title"'))).toBe(title);
    expect(readMeta(root, 'property="og:description"')).toBe(description);
    if (isHidden) {
      expect(readMeta(root, 'name="robots"')).toBe("noindex");
      expect(root.querySelector("link[rel=canonical], link[hreflang]")).toBeNull();
      return;
    }
    const canonical = readLink(root, "[rel=canonical]");
    expect(readMeta(root, 'property="og:url"')).toBe(canonical.origin + canonical.path);
    const spanish = { origin: canonical.origin, path };
    expect(readLink(root, "[rel=alternate][hreflang=es]")).toEqual(spanish);
    expect(readLink(root, "[rel=alternate][hreflang=x-default]")).toEqual(spanish);
    const hasEnglish = root.querySelector("head [hreflang=en]") !== null;
    expect(canonical.path).toBe(hasEnglish ? address : path);
    if (!hasEnglish) return;
    const english = { origin: canonical.origin, path: path === "/" ? "/en" : `/en${path}` };
    expect(readLink(root, "[rel=alternate][hreflang=en]")).toEqual(english);
  },
);

test("only the course and the posts without English words are in Spanish alone", async () => {
  const alone: string[] = [];
  for (const { address } of pages.filter(({ locale, isHidden }) => locale === "en" && !isHidden)) {
    const { root } = await readPage(address);
    if (root.querySelector("head [hreflang=en]") === null) alone.push(address);
  }
  expect(alone).toEqual(["/en/blog/importar-csv-espanoles", "/en/cursos"]);
});

test.each([
  "/nope",
  "/proyectos/nope",
  "/en/proyectos/nope",
  "/servicios/nope",
  "/en/nope",
  "/proyectos/nps-bi/nope",
])("%s is not found, and the document says so in its edition", async (address) => {
  const { answer, root, main } = await readPage(address);
  expect(answer.status).toBe(404);
  const locale = address.startsWith("/en") ? "en" : "es";
  expect(root.documentElement.getAttribute("lang")).toBe(locale);
  const { title, home } = readCopy(locale).notFound;
  expect(tidy(findOne(root, "h1").textContent)).toContain(tidy(title));
  expect(linkTarget(main, home)).toBe(localePrefix[locale] || "/");
});

test.each(pages)("$address loads no more script than it needs", async ({ address }) => {
  const { html } = await readDocument(address);
  const [, modules = ""] = /data-modules="([^"]+)"/.exec(html) ?? [];
  const sizes = modules.split(" ").map(async (module) => {
    const answer = await askSite(module, { "Accept-Encoding": "br" });
    return (await answer.arrayBuffer()).byteLength;
  });
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThan(maxScriptBytes);
});
