import { foldText, type PostSummary } from "../../../../contracts/blog-post.ts";

/** Returns posts with every word of the query in title, excerpt, categories or author, ignoring accents and case. */
export function searchPosts(
  posts: readonly PostSummary[],
  query: string,
  labelOf: (category: string) => string,
): PostSummary[] {
  const words = foldText(query).split(/\s+/).filter(Boolean);
  return posts.filter(({ title, excerpt, categories, author }) => {
    const text = [title, excerpt, author, ...categories, ...categories.map(labelOf)].join("\n");
    // A post may have a no-break space in "Power BI", a query a plain one.
    const folded = foldText(text).replaceAll(/\s+/g, " ");
    return words.every((word) => folded.includes(word));
  });
}
