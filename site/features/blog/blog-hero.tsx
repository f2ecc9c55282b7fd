import { useEffect } from "react";
import { fillText } from "../../../contracts/fill-text.ts";
import { useCopy, usePage } from "../../platform/page/page-context.tsx";
import { PageHero } from "../../ui/page-hero/page-hero.tsx";
import { BlogBreadcrumbs } from "./cards/blog-breadcrumbs.tsx";
import { describeList } from "./describe-blog.ts";
import { WeekTicks } from "./hero/week-ticks.tsx";
import { useListedCategory } from "./state/use-category.ts";

export function BlogHero() {
  const copy = useCopy("blog");
  const { data, describePage } = usePage();
  const category = useListedCategory();
  const name = category?.isKnown === true ? category.name : undefined;

  // Only prerendered data includes the category's name, and so its metadata.
  const isDescribed = name === undefined || data.blog?.category === name;
  useEffect(() => {
    if (!isDescribed) describePage(describeList(copy, name));
  }, [isDescribed, name, copy, describePage]);

  if (category?.isKnown !== true)
    return (
      <PageHero
        lineTo="right"
        title={underlineEnd(copy.title)}
        lead={copy.lead}
        standing={<WeekTicks />}
      />
    );
  const values = { category: category.label };
  return (
    <PageHero
      lineTo="right"
      above={<BlogBreadcrumbs />}
      title={fillText(copy.category.title, values)}
      lead={fillText(copy.category.lead, values)}
    />
  );
}

/** The line begins under the last sentence. */
function underlineEnd(title: string) {
  const start = title.search(/[^.!?\s][^.!?]*[.!?]*$/);
  return {
    before: title.slice(0, start),
    highlight: "",
    between: "",
    highlight2: title.slice(start),
    after: "",
  };
}
