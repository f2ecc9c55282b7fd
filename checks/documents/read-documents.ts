import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import { Window } from "happy-dom";
import { readText } from "../../generator/discovery/read-text.ts";

export type PageDocument = {
  file: string;
  path: string;
  lang: string;
  title: string;
  description: string;
  headings: number;
  isHidden: boolean;
  ids: readonly string[];
  links: readonly string[];
  assets: readonly string[];
  forbidden: readonly string[];
  unfilled: readonly string[];
  /** The visible text, in one line. */
  text: string;
  /** As JSON. */
  structuredData: readonly string[];
};

type Root = ReturnType<InstanceType<Window["DOMParser"]>["parseFromString"]>;
type Element = Root["documentElement"]["children"][number];

const styleUrl = /url\(\s*["']?([^"')]+)["']?\s*\)/g;
const placePattern = /\{\{\w+\}\}/;

const split = (values: string[], separator: RegExp): string[] =>
  values.flatMap((value) => value.split(separator)).filter(Boolean);

/** Reads every document below a folder; `x.html` and `x/index.html` are one page. */
export async function readDocuments(outDir: string): Promise<PageDocument[]> {
  const files: string[] = [];
  for await (const file of glob("**/*.html", { cwd: outDir })) {
    files.push(file.replaceAll("\\", "/"));
  }
  const parser = new new Window().DOMParser();
  const documents: PageDocument[] = [];
  for (const file of files.toSorted()) {
    if (file.endsWith("/index.html") && files.includes(file.replace("/index.html", ".html"))) {
      continue;
    }
    const html = await readFile(join(outDir, file), "utf8");
    const root = parser.parseFromString(withoutComparisons(html), "text/html");
    documents.push(readDocument(file, html, root));
  }
  return documents;
}

/** happy-dom takes two conditions of a style sheet, such as `width<=28rem`, for a tag that is never closed. */
function withoutComparisons(html: string): string {
  return html.replaceAll(/(?<=<style>)[^]*?(?=<\/style>)/g, (css) => css.replaceAll("<", " "));
}

function readDocument(file: string, html: string, root: Root): PageDocument {
  const all = [...root.querySelectorAll("*")];
  const list = (selector: string, attribute: string) =>
    [...root.querySelectorAll(selector)].map((found) => found.getAttribute(attribute) ?? "");
  return {
    file,
    path: `/${file.replace(/(?:^|\/)index\.html$|\.html$/, "")}`,
    lang: root.documentElement.getAttribute("lang") ?? "",
    title: root.querySelector("title")?.textContent.trim() ?? "",
    description: list('meta[name="description"]', "content")[0]?.trim() ?? "",
    headings: root.querySelectorAll("h1").length,
    isHidden:
      list('meta[name="robots"]', "content").some((value) => value.includes("noindex")) &&
      root.querySelector('link[rel="canonical"]') === null,
    ids: list("[id]", "id"),
    links: [
      ...list("a[href], area[href]", "href"),
      ...list('link[rel="canonical"], link[rel="alternate"][hreflang]', "href"),
    ],
    assets: [
      ...list("[src]", "src"),
      ...list('link:not([rel="canonical"]):not([hreflang])', "href"),
      ...list('meta[property="og:image"]', "content"),
      ...split(list("[srcset]", "srcset"), /\s+[\d.]+[wx]\s*,?\s*|,\s+/),
      ...split(list("[data-modules]", "data-modules"), /\s+/),
      ...[...root.querySelectorAll("style")].flatMap(({ textContent }) =>
        [...textContent.matchAll(styleUrl)].map(([, url = ""]) => url),
      ),
    ],
    forbidden: all.flatMap((element) =>
      element
        .getAttributeNames()
        .filter((name) => name === "style" || name.startsWith("on"))
        .map((name) => `${name} on <${element.tagName.toLowerCase()}>`),
    ),
    unfilled: all.flatMap(listUnfilled),
    text: readText(html.replace(/^[^]*<body/, "<body")),
    structuredData: [...root.querySelectorAll('script[type="application/ld+json"]')].map(
      ({ textContent }) => textContent,
    ),
  };
}

function listUnfilled(element: Element): string[] {
  if (element.tagName === "SCRIPT" || element.tagName === "STYLE") return [];
  const values = element.getAttributeNames().map((name) => element.getAttribute(name) ?? "");
  const texts = [...element.childNodes].map((node) =>
    node.nodeType === 3 ? node.textContent : "",
  );
  return [...values, ...texts].filter((text) => placePattern.test(text));
}
