import { categorySlug } from "../../../../contracts/blog-post.ts";
import { useCopy, usePage } from "../../../platform/page/page-context.tsx";
import { useCategories } from "./use-posts.ts";

/** The category that the address names. */
export type ListedCategory = {
  slug: string;
  /** As posts carry it; the address's own spelling where no post does. */
  name: string;
  label: string;
  /** False while the categories are not known, and where none is of this name. */
  isKnown: boolean;
};

/** Finds the category that is listed; undefined on the list of all posts. */
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

/** Gives what a category is called in the language of the page: its label in the copy, else its own name. */
export function useCategoryLabel(): (name: string) => string {
  const labels: Partial<Record<string, string>> = useCopy("blog").categories;
  return (name) => labels[categorySlug(name)] ?? name;
}
