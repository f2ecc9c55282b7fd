import type { PostSummary } from "../../../../contracts/blog-post.ts";

/**
 * Puts a list in another language and the Spanish one together, newest first. What has no words of its own is given in
 * Spanish: the service leaves it out, or repeats the Spanish words without saying so.
 */
export function mergeEditions(
  own: readonly PostSummary[],
  spanish: readonly PostSummary[],
): PostSummary[] {
  const spanishById = new Map(spanish.map((post) => [post.id, post]));
  const translated = own.filter((post) => isTranslated(post, spanishById.get(post.id)));
  const ids = new Set(translated.map(({ id }) => id));
  return [...translated, ...spanish.filter(({ id }) => !ids.has(id))].toSorted(
    (a, b) => Date.parse(b.publishDate) - Date.parse(a.publishDate),
  );
}

type Translatable = { title?: unknown; excerpt?: unknown; content?: unknown };

/** Goes by the body; a summary, which has none, by what it shows. */
export function isTranslated(own: Translatable, spanish: Translatable | undefined): boolean {
  if (spanish === undefined) return true;
  if (own.content === undefined && spanish.content === undefined) {
    return own.title !== spanish.title || (own.excerpt ?? "") !== (spanish.excerpt ?? "");
  }
  return own.content !== undefined && writeWords(own.content) !== writeWords(spanish.content);
}

/** A body without what its links and embeds lead to, which may lead back to it. */
function writeWords(content: unknown): string | undefined {
  return JSON.stringify(content, (key, value: unknown) => (key === "data" ? undefined : value));
}
