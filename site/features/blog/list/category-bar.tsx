import { useEffect, useRef } from "react";
import { categorySlug } from "../../../../contracts/blog-post.ts";
import { useCopy, useLocale, usePathTo } from "../../../platform/page/page-context.tsx";
import { useCategoryLabel } from "../state/use-category.ts";

const edgePx = 60; // hints that there is more before it

type CategoryBarProps = {
  categories: readonly string[];
  current: string | undefined;
};

export function CategoryBar({ categories, current }: CategoryBarProps) {
  const { category } = useCopy("blog");
  const locale = useLocale();
  const labelOf = useCategoryLabel();
  const pathTo = usePathTo();
  const list = useRef<HTMLUListElement>(null);
  const entries = categories
    .map((name) => ({ slug: categorySlug(name), label: labelOf(name) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, locale));

  const index = entries.findIndex(({ slug }) => slug === current) + 1;
  useEffect(() => {
    const entry = list.current?.children[index];
    if (!(entry instanceof HTMLElement)) return;
    list.current?.scrollTo({ left: entry.offsetLeft - edgePx });
  }, [index]);

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
