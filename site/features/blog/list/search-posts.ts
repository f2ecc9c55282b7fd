import { foldText, type PostSummary } from "../../../../contracts/blog-post.ts";

/** Posts that hold every word of the query in title, excerpt, categories or author, accents and case aside. */
export function searchPosts(
  posts: readonly PostSummary[],
  query: string,
  labelOf: (category: string) => string,
): PostSummary[] {
  const words = foldText(query).split(/\s+/).filter(Boolean);
  return posts.filter(({ title, excerpt, categories, author }) => {
    const text = [title, excerpt, author, ...categories, ...categories.map(labelOf)].join("\n");
    // Careful typing puts a no-break space into "Power BI", a search a plain one.
    const folded = foldText(text).replaceAll(/\s+/g, " ");
    return words.every((word) => folded.includes(word));
  });
}
