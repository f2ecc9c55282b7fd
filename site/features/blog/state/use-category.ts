import { categorySlug } from "../../../../contracts/blog-post.ts";
import { useCopy, usePage } from "../../../platform/page/page-context.tsx";
import { useCategories } from "./use-posts.ts";

export type ListedCategory = {
  slug: string;
  name: string;
  /** The spelling inside a sentence. */
  label: string;
  /** False before the categories are loaded, and for a name that no post has. */
  isKnown: boolean;
};

export function useListedCategory(): ListedCategory | undefined {
  const { data } = usePage();
  const categories = useCategories();
  const labels = useCategoryNames();
  const asked = data.params["category"];
  if (asked === undefined) return undefined;
  const slug = categorySlug(asked);
  const known = data.blog?.category ?? categories.data?.find((name) => categorySlug(name) === slug);
  const name = known ?? slug;
  return { slug, name, label: labels[categorySlug(name)] ?? name, isKnown: known !== undefined };
}

/** Returns a function that names a category outside a sentence, with a capital. */
export function useCategoryLabel(): (name: string) => string {
  const labels = useCategoryNames();
  return (name) => {
    const label = labels[categorySlug(name)] ?? name;
    return label.charAt(0).toUpperCase() + label.slice(1);
  };
}

function useCategoryNames(): Partial<Record<string, string>> {
  return useCopy("blog").categories;
}
