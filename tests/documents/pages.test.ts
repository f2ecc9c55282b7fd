import { expect, test } from "vitest";
import { localePrefix, locales } from "../../contracts/locale.ts";
import { toAddress } from "../../contracts/page-paths.ts";
import { routes, type Route } from "../../site/routes.ts";
import { listPages } from "../support/site/list-pages.ts";
import { readCopy } from "../support/site/read-copy.ts";
import {
  askSite,
  findOne,
  linkTarget,
  readDocument,
  readPage,
  tidy,
  type Part,
} from "./read-page.ts";

// What a crawler or a preview gets.
const minimumTextLength = 200;
// Before the first interaction, compressed.
const maxScriptBytes = 90 * 1024;

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
    if (!isHidden) expect(tidy(main.textContent).length).toBeGreaterThan(minimumTextLength);

    const title = tidy(findOne(root, "title").textContent);
    const description = readMeta(root, 'name="description"');
    expect(title).not.toBe("");
    expect(description).not.toBe("");
    expect(tidy(readMeta(root, 'property="og:title"'))).toBe(title);
    expect(readMeta(root, 'property="og:description"')).toBe(description);
    if (isHidden) {
      expect(readMeta(root, 'name="robots"')).toBe("noindex");
      expect(root.querySelector("link[rel=canonical], link[rel=alternate]")).toBeNull();
      return;
    }
    const canonical = readLink(root, "[rel=canonical]");
    expect(canonical.path).toBe(address);
    expect(readMeta(root, 'property="og:url"')).toBe(canonical.origin + address);
    const spanish = { origin: canonical.origin, path };
    const english = { origin: canonical.origin, path: path === "/" ? "/en" : `/en${path}` };
    expect(readLink(root, "[rel=alternate][hreflang=es]")).toEqual(spanish);
    expect(readLink(root, "[rel=alternate][hreflang=en]")).toEqual(english);
    expect(readLink(root, "[rel=alternate][hreflang=x-default]")).toEqual(spanish);
  },
);

test.each(locales)(
  "the share images of %s are named by an absolute address and are there",
  async (locale) => {
    const prefix = localePrefix[locale];
    for (const address of [prefix || "/", `${prefix}/servicios`, `${prefix}/proyectos/nps-bi`]) {
      const { root } = await readPage(address);
      const image = new URL(readMeta(root, 'property="og:image"'));
      expect(image.protocol).toMatch(/^https?:$/);
      const answer = await askSite(image.pathname);
      expect(answer.status).toBe(200);
      expect(answer.headers.get("content-type")).toMatch(/^image\/(?:png|jpeg)/);
    }
  },
);

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
