import {
  categorySlug,
  relatedPostsLimit,
  slugScanLimit,
  type PostSummary,
} from "../../../../contracts/blog-post.ts";

export function selectByCategory(posts: readonly PostSummary[], category: string): PostSummary[] {
  const slug = categorySlug(category);
  return posts.filter(({ categories }) => categories.some((name) => categorySlug(name) === slug));
}

export function selectRelated(
  posts: readonly PostSummary[],
  { id, categories }: PostSummary,
): PostSummary[] {
  const wanted = new Set(categories);
  const related: PostSummary[] = [];
  for (const post of posts) {
    if (related.length === relatedPostsLimit) break;
    if (post.id !== id && post.categories.some((name) => wanted.has(name))) related.push(post);
  }
  return related;
}

export function collectCategories(posts: readonly PostSummary[]): string[] {
  return [...new Set(posts.flatMap(({ categories }) => categories))].toSorted((a, b) =>
    a.localeCompare(b, "es"),
  );
}

/**
 * Returns the post with the exact slug, else the first of at most 1000 whose slug contains it or is contained in it,
 * ignoring hyphens and case (§7, D19).
 */
export function matchSlug<Item extends { slug: string }>(
  posts: readonly Item[],
  slug: string,
): Item | undefined {
  const exact = posts.find((post) => post.slug === slug);
  if (exact !== undefined) return exact;
  const wanted = loosen(slug);
  if (wanted === "") return undefined;
  return posts.slice(0, slugScanLimit).find((post) => {
    const candidate = loosen(post.slug);
    return candidate !== "" && (candidate.includes(wanted) || wanted.includes(candidate));
  });
}

function loosen(slug: string): string {
  return slug.toLowerCase().replaceAll("-", "");
}
