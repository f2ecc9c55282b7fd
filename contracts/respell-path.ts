import { categorySlug } from "./blog-post.ts";

const category = /(?<=^(?:\/en)?\/blog\/categoria\/)[^/]+/;

/**
 * The one spelling under which a page can stand: small letters, a category as its address has it, and neither the default
 * edition's name nor a file's ending nor spare slashes, e.g. `"/es/Servicios.html/"` gives `"/servicios"`.
 */
export function respellPath(path: string): string {
  const plain = path
    .toLowerCase()
    .replaceAll(/\/{2,}/g, "/")
    .replace(/(?:\/index)?(?:\.html?)?\/*$/, "")
    .replace(/^\/es(?=\/|$)/, "");
  return plain.replace(category, categorySlug) || "/";
}
