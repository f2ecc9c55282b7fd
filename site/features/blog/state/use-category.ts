import { categorySlug } from "../../../../contracts/blog-post.ts";
import { useCopy, usePage } from "../../../platform/page/page-context.tsx";
import { useCategories } from "./use-posts.ts";

export type ListedCategory = {
  slug: string;
  name: string;
  label: string;
  /** False while the categories are unknown, and for a name no post has. */
  isKnown: boolean;
};

export function useListedCategory(): ListedCategory | undefined {
  const { data } = usePage();
  const categories = useCategories();
  const labelOf = useCategoryLabel();
  const asked = data.params["category"];
  if (asked === undefined) return undefined;
  const slug = categorySlug(asked);
  const known = data.blog?.category ?? categories.data?.find((name) => categorySlug(name) === slug);
  const name = known ?? slug;
  return { slug, name, label: labelOf(name), isKnown: known !== undefined };
}

export function useCategoryLabel(): (name: string) => string {
  const labels: Partial<Record<string, string>> = useCopy("blog").categories;
  return (name) => labels[categorySlug(name)] ?? name;
}
