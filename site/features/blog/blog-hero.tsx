import { useEffect } from "react";
import { fillText } from "../../platform/language/fill-text.ts";
import { useCopy, usePage } from "../../platform/page/page-context.tsx";
import { PageHero } from "../../ui/page-hero/page-hero.tsx";
import { describeList } from "./describe-blog.ts";
import { useListedCategory } from "./state/use-category.ts";

/** Banner of the list: its title and description, or "Blog: {category}" (§2). */
export function BlogHero() {
  const copy = useCopy("blog");
  const { data, describePage } = usePage();
  const category = useListedCategory();
  const name = category?.name;

  // Only what the site was built with says which category an address names.
  const isDescribed = name === undefined || data.blog?.category === name;
  useEffect(() => {
    if (!isDescribed) describePage(describeList(copy, name));
  }, [isDescribed, name, copy, describePage]);

  if (category === undefined) return <PageHero title={copy.title} lead={copy.lead} />;
  const values = { category: category.label };
  return (
    <PageHero
      title={fillText(copy.category.title, values)}
      lead={category.isKnown ? fillText(copy.category.lead, values) : undefined}
    />
  );
}
