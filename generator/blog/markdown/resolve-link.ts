import { basename } from "node:path";
import type { Asset, PostLink } from "../../../contracts/blog-post.ts";
import type { TextContext } from "./text-context.ts";

/** Where a link leads; "words" where its post is not published yet and only the words are shown. */
export type ResolvedLink =
  | { type: "address" }
  | { type: "post"; target: PostLink }
  | { type: "file"; target: Asset }
  | { type: "words" }
  | { type: "fault"; problem: string; remedy: string };

const blogPath = /^\/blog\/(?!categoria\/)/;

/** Resolves an address (docs/blog.md): the web, a page of the site, another post, a file to download. */
export function resolveLink(
  uri: string,
  { findFile, findPost, isPath }: TextContext,
): ResolvedLink {
  if (/^(?:https:\/\/[^/\s]+\.|mailto:[^@\s]+@)\S+$/.test(uri)) return { type: "address" };
  if (uri.startsWith("/")) {
    if (blogPath.test(uri)) {
      return fault(`a post by its address: ${uri}`, "Link its file: ../its-slug/es.md.");
    }
    if (isPath(uri.replace(/[?#].*$/, "") || "/")) return { type: "address" };
    return fault(`${uri} is not a page of the site`, "Mend it; it stands without /en.");
  }
  if (uri.startsWith("../")) {
    const post = findPost(uri);
    if (post === "hidden") return { type: "words" };
    if (post !== undefined) return { type: "post", target: post };
    return fault(
      `${uri} is not a post`,
      "Link a post of the blog in this language: ../its-slug/es.md.",
    );
  }
  if (/^(?:[a-z][a-z0-9+.-]*:|#|\?)/i.test(uri)) {
    return fault(
      `the address ${uri}`,
      "Use https://, mailto:, a page of the site, a post or a file.",
    );
  }
  if (/^www\./i.test(uri)) {
    return fault(`the address ${uri} without https://`, `Write https://${uri}.`);
  }
  const file = findFile(uri);
  if (file === undefined) {
    return fault(`no file ${uri}`, "Put it into the post's folder, or mend the name.");
  }
  return { type: "file", target: { title: basename(uri), description: "", ...file } };
}

function fault(problem: string, remedy: string): ResolvedLink {
  return { type: "fault", problem, remedy };
}
