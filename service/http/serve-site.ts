import { Hono, type Context } from "hono";
import { isListPath, listPageFile, readAskedPage } from "../../contracts/paths/list-pages.ts";
import { defaultLocale, localePrefix, locales } from "../../contracts/locale.ts";
import { reportPath } from "../../contracts/paths/report-paths.ts";
import { respellPath } from "../../contracts/paths/respell-path.ts";
import { speculationRulesHeader } from "../../contracts/paths/speculation-rules.ts";
import { negotiateEncoding, type Encoding } from "./negotiate-encoding.ts";
import { readRange, type ByteRange } from "./read-range.ts";
import type { SiteFile, SiteIndex, Variant } from "./site-index.ts";

// Files that the site's scripts read; search engines must not list them.
const dataPath = /^\/_/;
const assetPath = /^\/assets\//;

const notFoundPages = new Set(locales.map((locale) => `${localePrefix[locale]}/404`));

/** Serves the built site; an unknown path gets the not-found page of its edition (§2, D2). */
export function serveSite(index: SiteIndex): Hono {
  const routes = new Hono();
  routes.get("*", (c) => {
    const { pathname, search } = new URL(c.req.url);
    const path = decodePath(pathname);
    const spelling = findSpelling(index, path);
    if (spelling !== undefined) {
      const query = spelling.includes("?") ? search.replace("?", "&") : search;
      return c.redirect(encodeURI(spelling) + query, 301);
    }
    const file = notFoundPages.has(path) ? undefined : findFile(index, path, search);
    if (isPage(path, file)) addSpeculationRules(c);
    if (dataPath.test(path)) c.header("X-Robots-Tag", "noindex");
    return file === undefined ? answerNotFound(c, index, path) : answerFile(c, file);
  });
  routes.all("*", (c) =>
    c.text("Only GET and HEAD are possible here.", 405, { Allow: "GET, HEAD" }),
  );
  return routes;
}

/** Returns the canonical address of a page requested by another spelling or by its file name. */
function findSpelling({ files, redirects }: SiteIndex, path: string): string | undefined {
  const page = redirects.get(path);
  if (page !== undefined || files.has(path)) return page;
  const known = respellPath(path);
  const hasPage = files.get(known)?.contentType.startsWith("text/html") === true;
  return hasPage ? known : redirects.get(known);
}

/** Every page of a list has a document of its own; undefined for a number beyond the last. */
function findFile(index: SiteIndex, path: string, search: string): SiteFile | undefined {
  const { files, addLaterAssets } = index;
  if (isListPath(path)) return files.get(listPageFile(path, readAskedPage(search)));
  if (assetPath.test(path) && !files.has(path)) addLaterAssets();
  return files.get(path);
}

function decodePath(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

function isPage(path: string, file: SiteFile | undefined): boolean {
  const isReport = locales.some((locale) => path.startsWith(reportPath("", locale)));
  return file?.contentType.startsWith("text/html") === true && !isReport;
}

/** Browsers in data-saver mode ignore speculation rules, so they are not sent. */
function addSpeculationRules(c: Context): void {
  if (c.req.header("save-data") === "on") return;
  for (const [name, value] of Object.entries(speculationRulesHeader)) c.header(name, value);
}

function answerFile(c: Context, file: SiteFile): Response {
  const variant = chooseVariant(c, file);
  c.header("ETag", variant.etag);
  if (isKnown(c.req.header("if-none-match"), variant.etag)) return c.body(null, 304);
  // Compressible files are small and are sent whole.
  const isMedia = Object.keys(file.variants).length === 1;
  return isMedia ? answerMedia(c, variant) : answerVariant(c, variant, 200);
}

function answerMedia(c: Context, variant: Variant): Response {
  c.header("Accept-Ranges", "bytes");
  const condition = c.req.header("if-range");
  // `Range` applies to GET only.
  const isPart = c.req.method === "GET" && (condition === undefined || condition === variant.etag);
  const range = isPart ? readRange(c.req.header("range"), variant.size) : undefined;
  if (range === undefined) return answerVariant(c, variant, 200);
  if (range !== "unsatisfiable") return answerRange(c, variant, range);
  return c.body(null, 416, { "Content-Range": `bytes */${String(variant.size)}` });
}

function answerRange(c: Context, { size, read }: Variant, part: ByteRange): Response {
  const { start, end } = part;
  c.header("Content-Range", `bytes ${String(start)}-${String(end)}/${String(size)}`);
  c.header("Content-Length", String(end - start + 1));
  return c.body(read(part), 206);
}

function answerNotFound(c: Context, index: SiteIndex, path: string): Response {
  const edition = locales.find(
    (locale) => locale !== defaultLocale && path.startsWith(`${localePrefix[locale]}/`),
  );
  const file = index.files.get(`${localePrefix[edition ?? defaultLocale]}/404`);
  if (file === undefined) return c.text("404: there is no such page.", 404);
  return answerVariant(c, chooseVariant(c, file), 404);
}

function chooseVariant(c: Context, file: SiteFile): Variant {
  const { contentType, cacheControl, policy, variants } = file;
  const encodings = Object.keys(variants) as Encoding[];
  // Set for a 304 too: the security headers depend on the content type.
  c.header("Content-Type", contentType);
  c.header("Cache-Control", cacheControl);
  if (policy !== undefined) c.header("Content-Security-Policy", policy);
  if (encodings.length > 1) c.header("Vary", "Accept-Encoding");
  const encoding = negotiateEncoding(c.req.header("accept-encoding"), encodings);
  return variants[encoding] ?? variants.identity;
}

function answerVariant(c: Context, { encoding, size, read }: Variant, status: 200 | 404): Response {
  c.header("Content-Length", String(size));
  if (encoding !== "identity") c.header("Content-Encoding", encoding);
  return c.body(read(), status);
}

function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  const tags = ifNoneMatch?.split(",").map((tag) => tag.trim().replace(/^W\//, "")) ?? [];
  return tags.some((tag) => tag === etag || tag === "*");
}
