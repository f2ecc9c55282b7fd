import { INLINES, type Inline } from "@contentful/rich-text-types";
import { basename } from "node:path";
import type { TextContext } from "./text-context.ts";

type Target = Omit<Inline, "content">;

const blogPath = /^\/blog\/(?!categoria\/)/;

/**
 * Resolves an address (docs/blog.md) of the web, a page of the site, another post or a file to download; undefined if
 * only the words are shown.
 */
export function resolveLink(uri: string, line: number, context: TextContext): Target | undefined {
  const { findFile, findPost, isPath } = context;
  const refuse = (problem: string, remedy: string) => {
    context.addFault(line, problem, remedy);
    return undefined;
  };
  const address = { nodeType: INLINES.HYPERLINK, data: { uri } };
  if (/^(?:https:\/\/[^/\s]+\.|mailto:[^@\s]+@)\S+$/.test(uri)) return address;
  if (uri.startsWith("/")) {
    if (blogPath.test(uri)) {
      return refuse(`a post by its address: ${uri}`, "Link its file: ../its-slug/es.md.");
    }
    if (isPath(uri.replace(/[?#].*$/, "") || "/")) return address;
    return refuse(`${uri} is not a page of the site`, "Mend it; it stands without /en.");
  }
  if (uri.startsWith("../")) {
    const target = findPost(uri);
    if (target === "hidden") return undefined;
    if (target !== undefined) return { nodeType: INLINES.ENTRY_HYPERLINK, data: { target } };
    const remedy = "Link a post of the blog in this language: ../its-slug/es.md.";
    return refuse(`${uri} is not a post`, remedy);
  }
  if (/^(?:[a-z][a-z0-9+.-]*:|#|\?)/i.test(uri)) {
    const remedy = "Use https://, mailto:, a page of the site, a post or a file.";
    return refuse(`the address ${uri}`, remedy);
  }
  if (/^www\./i.test(uri)) {
    return refuse(`the address ${uri} without https://`, `Write https://${uri}.`);
  }
  const file = findFile(uri);
  if (file === undefined) {
    return refuse(`no file ${uri}`, "Put it into the post's folder, or mend the name.");
  }
  const target = { title: basename(uri), description: "", ...file };
  return { nodeType: INLINES.ASSET_HYPERLINK, data: { target } };
}
