import { imageSize } from "image-size";
import { Window } from "happy-dom";

/** An answer to an address of the site; `body` as text, `bytes` as they are. */
type Answer = { status: number; bytes: Buffer };

export type Ask = (address: string) => Promise<Answer>;

type Found = {
  address: string;
  canonical: string | undefined;
  alternates: Map<string, string>;
  isListed: boolean;
  image: { address: string; alt: string; width: number; height: number };
  feeds: string[];
  links: string[];
};

const mostImageBytes = 300 * 1024;
const parser = new new Window().DOMParser();
const known = new Map<string, Found>();

/**
 * Follows every link from the home pages as a search engine does, and lists what is wrong with how pages name themselves and
 * each other: canonical, hreflang, sitemap, feeds, share images.
 */
export async function listFaults(ask: Ask): Promise<{ faults: string[]; pages: number }> {
  const pages = await crawl(ask);
  const byAddress = new Map(pages.map((page) => [page.address, page]));
  const faults = pages.flatMap((page) => listPageFaults(page, byAddress));
  const listed = new Set(pages.flatMap(({ isListed, address }) => (isListed ? [address] : [])));
  const inSitemap = await readSitemap(ask);
  for (const address of listed)
    if (!inSitemap.has(address)) faults.push(`${address} is not in the sitemap`);
  for (const address of inSitemap)
    if (!listed.has(address)) faults.push(`${address} in the sitemap is no page of its own`);
  for (const feed of new Set(pages.flatMap(({ feeds }) => feeds))) {
    for (const address of await readFeed(ask, feed)) {
      if (!listed.has(address))
        faults.push(`${feed} leads to ${address}, which is no page of its own`);
    }
  }
  faults.push(...(await listImageFaults(ask, pages)));
  return { faults, pages: pages.length };
}

async function crawl(ask: Ask): Promise<Found[]> {
  const seen = new Set(["/", "/en"]);
  const waiting = [...seen];
  const pages: Found[] = [];
  for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
    const { status, bytes } = await ask(address);
    if (status !== 200) throw new Error(`${address} answers ${String(status)}`);
    const html = bytes.toString();
    const page = readPage(address, html);
    if (!html.startsWith("<!doctype html>") || page.canonical === undefined) continue;
    pages.push(page);
    for (const link of page.links) {
      if (seen.has(link)) continue;
      seen.add(link);
      waiting.push(link);
    }
  }
  return pages;
}

/** What a document says at an address; read once, since most are answered to everybody alike. */
function readPage(address: string, html: string): Found {
  const key = `${address}\n${html}`;
  const page = known.get(key) ?? parsePage(address, html);
  known.set(key, page);
  return page;
}

function parsePage(address: string, html: string): Found {
  const root = parser.parseFromString(html, "text/html");
  const read = (selector: string, name: string) =>
    root.querySelector(selector)?.getAttribute(name) ?? "";
  const list = (selector: string, name: string) =>
    [...root.querySelectorAll(selector)].map((element) => element.getAttribute(name) ?? "");
  const canonical = toPath(read("link[rel=canonical]", "href"));
  const languages = list("link[hreflang]", "hreflang");
  const targets = list("link[hreflang]", "href").map((href) => toPath(href) ?? "");
  return {
    address,
    canonical,
    alternates: new Map(languages.map((language, index) => [language, targets[index] ?? ""])),
    isListed: canonical === address,
    image: {
      address: toPath(read("meta[property='og:image']", "content")) ?? "",
      alt: read("meta[property='og:image:alt']", "content"),
      width: Number(read("meta[property='og:image:width']", "content")),
      height: Number(read("meta[property='og:image:height']", "content")),
    },
    feeds: list("link[rel=alternate][type]", "href"),
    links: list("a[href]:not([type], [download])", "href").flatMap((href) => {
      const { origin, pathname, search } = new URL(href, `http://localhost:4321${address}`);
      // The calendar is the service's; a filter is a view of the same page.
      const isPage =
        origin === "http://localhost:4321" && !/\.\w+$|^(?:\/en)?\/booking/.test(pathname);
      return isPage ? [pathname + (search.startsWith("?page=") ? search : "")] : [];
    }),
  };
}

function toPath(href: string): string | undefined {
  if (href === "") return undefined;
  const { pathname, search } = new URL(href, "http://localhost:4321");
  return pathname + search;
}

function listPageFaults(page: Found, byAddress: ReadonlyMap<string, Found>): string[] {
  const { address, canonical = "", alternates, isListed, image } = page;
  const faults: string[] = [];
  const original = byAddress.get(canonical);
  if (original?.isListed !== true) faults.push(`${address}: its canonical ${canonical} is no page`);
  const spanish = alternates.get("es");
  if (spanish === undefined || alternates.get("x-default") !== spanish) {
    faults.push(`${address}: no Spanish page for all others`);
  }
  if (isListed && ![...alternates.values()].includes(address)) {
    faults.push(`${address}: no hreflang for itself`);
  }
  for (const [language, target] of alternates) {
    const other = byAddress.get(target);
    if (other?.isListed !== true) faults.push(`${address}: hreflang ${language} is no page`);
    else if (isListed && ![...other.alternates.values()].includes(address)) {
      faults.push(`${address}: ${target} does not name it back`);
    }
  }
  if (image.alt === "") faults.push(`${address}: its share image has no text`);
  return faults;
}

async function readSitemap(ask: Ask): Promise<Set<string>> {
  const { bytes } = await ask("/sitemap.xml");
  const locations = [...bytes.toString().matchAll(/<loc>(.*?)<\/loc>/g)];
  return new Set(locations.map(([, location = ""]) => toPath(location) ?? ""));
}

async function readFeed(ask: Ask, feed: string): Promise<string[]> {
  const { bytes } = await ask(feed);
  if (feed.endsWith(".json")) {
    const { items } = JSON.parse(bytes.toString()) as {
      items: { url: string; content_html: string }[];
    };
    return items.map(({ url, content_html: html }) =>
      html.length > 1000 ? (toPath(url) ?? "") : url,
    );
  }
  const root = parser.parseFromString(bytes.toString(), "application/xml");
  return [...root.querySelectorAll("entry")].map((entry) => {
    const text = entry.querySelector("content")?.textContent ?? "";
    const address = entry.querySelector("link")?.getAttribute("href") ?? "";
    return text.length > 1000 ? (toPath(address) ?? "") : address;
  });
}

/** Opens every picture that previews show. */
async function listImageFaults(ask: Ask, pages: readonly Found[]): Promise<string[]> {
  const faults: string[] = [];
  const images = new Map(pages.map(({ image }) => [image.address, image]));
  for (const { address, width, height } of images.values()) {
    const { status, bytes } = await ask(address);
    if (status !== 200) {
      faults.push(`${address} answers ${String(status)}`);
      continue;
    }
    const size = imageSize(new Uint8Array(bytes));
    const isDeclared = size.width === width && size.height === height;
    const isCard = size.type === "png" && width === 1200 && height === 630;
    if (!isCard || !isDeclared) faults.push(`${address} is ${JSON.stringify(size)}`);
    if (bytes.length > mostImageBytes) faults.push(`${address} has ${String(bytes.length)} bytes`);
  }
  return faults;
}
