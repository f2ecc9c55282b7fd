import { categorySlug } from "../../../../contracts/blog-post.ts";
import { useCopy, useLocale, usePathTo } from "../../../platform/page/page-context.tsx";
import { useScrolledTo } from "../../../ui/use-scrolled-to.ts";
import { useCategoryLabel } from "../state/use-category.ts";

type CategoryBarProps = {
  categories: readonly string[];
  current: string | undefined;
};

export function CategoryBar({ categories, current }: CategoryBarProps) {
  const { category } = useCopy("blog");
  const locale = useLocale();
  const labelOf = useCategoryLabel();
  const pathTo = usePathTo();
  const entries = categories
    .map((name) => ({ slug: categorySlug(name), label: labelOf(name) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, locale));

  const list = useScrolledTo(entries.findIndex(({ slug }) => slug === current) + 1);

  return (
    <nav className="category-bar" aria-label={category.filter}>
      <ul ref={list}>
        <li>
          <a href={pathTo("blog")} aria-current={current === undefined ? "page" : undefined}>
            {category.all}
          </a>
        </li>
        {entries.map(({ slug, label }) => (
          <li key={slug}>
            <a
              href={pathTo("blogCategory", { params: { category: slug } })}
              aria-current={slug === current ? "page" : undefined}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
