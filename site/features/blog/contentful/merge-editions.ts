import type { PostSummary } from "../../../../contracts/blog-post.ts";

/**
 * Merges a list in another language with the Spanish one, newest first. Untranslated posts are Spanish: the service
 * leaves them out, or repeats the Spanish text without notice.
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

/** Compares bodies; summaries, which have none, by title and excerpt. */
export function isTranslated(own: Translatable, spanish: Translatable | undefined): boolean {
  if (spanish === undefined) return true;
  if (own.content === undefined && spanish.content === undefined) {
    return own.title !== spanish.title || (own.excerpt ?? "") !== (spanish.excerpt ?? "");
  }
  return own.content !== undefined && writeWords(own.content) !== writeWords(spanish.content);
}

/** Serializes a body without link and embed targets, which may be circular. */
function writeWords(content: unknown): string | undefined {
  return JSON.stringify(content, (key, value: unknown) => (key === "data" ? undefined : value));
}
