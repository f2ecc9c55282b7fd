import { foldText, type PostSummary } from "../../../../contracts/blog-post.ts";

/** The posts whose title, excerpt, categories or author hold every word of a query, accents and case aside; all of them where it has none. */
export function searchPosts(
  posts: readonly PostSummary[],
  query: string,
  labelOf: (category: string) => string,
): PostSummary[] {
  const words = foldText(query).split(/\s+/).filter(Boolean);
  return posts.filter(({ title, excerpt, categories, author }) => {
    const text = [title, excerpt, author, ...categories, ...categories.map(labelOf)].join("\n");
    // Between "Power" and "BI" stands a no-break space in careful typing, and a plain one in a search.
    const folded = foldText(text).replaceAll(/\s+/g, " ");
    return words.every((word) => folded.includes(word));
  });
}
