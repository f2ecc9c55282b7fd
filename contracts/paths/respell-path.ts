import { categorySlug } from "../blog-post.ts";

const category = /(?<=^(?:\/en)?\/blog\/categoria\/)[^/]+/;

/**
 * Returns the canonical spelling of a path: lower case, category slugs, no default edition prefix, file extension or
 * spare slashes: `"/es/Servicios.html/"` gives `"/servicios"`.
 */
export function respellPath(path: string): string {
  const plain = path
    .toLowerCase()
    .replaceAll(/\/{2,}/g, "/")
    .replace(/(?:\/index)?(?:\.html?)?\/*$/, "")
    .replace(/^\/es(?=\/|$)/, "");
  return plain.replace(category, categorySlug) || "/";
}
