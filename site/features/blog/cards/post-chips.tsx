import { categorySlug } from "../../../../contracts/blog-post.ts";
import { choosePlural } from "../../../platform/language/choose-plural.ts";
import { useCopy, usePathTo } from "../../../platform/page/page-context.tsx";
import { useCategoryLabel } from "../state/use-category.ts";

type PostChipsProps = {
  categories: readonly string[];
  limit?: number;
};

export function PostChips({ categories, limit = categories.length }: PostChipsProps) {
  const { topics, category } = useCopy("blog");
  const labelOf = useCategoryLabel();
  const pathTo = usePathTo();
  const rest = categories.length - limit;
  if (categories.length === 0) return null;
  return (
    <ul className="post-chips" aria-label={topics}>
      {categories.slice(0, limit).map((name) => (
        <li key={name}>
          <a href={pathTo("blogCategory", { params: { category: categorySlug(name) } })}>
            {labelOf(name)}
          </a>
        </li>
      ))}
      {rest > 0 && (
        <li className="post-chips-more">
          <span aria-hidden="true">+{rest}</span>
          <span className="visually-hidden">{choosePlural(category, "more", rest)}</span>
        </li>
      )}
    </ul>
  );
}
