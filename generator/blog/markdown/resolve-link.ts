import { INLINES, type Inline } from "@contentful/rich-text-types";
import { basename } from "node:path";
import type { TextContext } from "./text-context.ts";

type Target = Omit<Inline, "content">;

type LinkFault =
  | "link-post-page"
  | "link-page"
  | "link-post"
  | "link-scheme"
  | "link-bare"
  | "link-file";

const blogPath = /^\/blog\/(?!categoria\/)/;

/**
 * Resolves an address (docs/blog.md) of the web, a page of the site, another post or a file to download; undefined if
 * only the words are shown.
 */
export function resolveLink(url: string, line: number, context: TextContext): Target | undefined {
  const { findFile, findPost, isPath } = context;
  const refuse = (code: LinkFault) => {
    context.addFault(line, code, { url });
    return undefined;
  };
  const address = { nodeType: INLINES.HYPERLINK, data: { uri: url } };
  if (/^(?:https:\/\/[^/\s]+\.|mailto:[^@\s]+@)\S+$/.test(url)) return address;
  if (url.startsWith("/")) {
    if (blogPath.test(url)) return refuse("link-post-page");
    if (isPath(url.replace(/[?#].*$/, "") || "/")) return address;
    return refuse("link-page");
  }
  if (url.startsWith("../")) {
    const target = findPost(url);
    if (target === "hidden") return undefined;
    if (target !== undefined) return { nodeType: INLINES.ENTRY_HYPERLINK, data: { target } };
    return refuse("link-post");
  }
  if (/^(?:[a-z][a-z0-9+.-]*:|#|\?)/i.test(url)) return refuse("link-scheme");
  if (/^www\./i.test(url)) return refuse("link-bare");
  const file = findFile(url);
  if (file === undefined) return refuse("link-file");
  const target = { title: basename(url), description: "", ...file };
  return { nodeType: INLINES.ASSET_HYPERLINK, data: { target } };
}
