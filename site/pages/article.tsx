import type { Metadata, PageData } from "../page-data.ts";
import { useCopy, usePage } from "../platform/page-context.tsx";
import { PageHero } from "../ui/page-hero.tsx";

/** Blog article (§2). */
export function Page() {
  const copy = useCopy("blog");
  const { data } = usePage();
  return <PageHero title={data.blog?.post?.title ?? copy.title} />;
}

export function describe({ copy, blog }: PageData): Metadata {
  return {
    title: blog?.post?.title ?? copy.blog?.meta.title ?? "",
    description: copy.blog?.meta.description ?? "",
    type: "article",
  };
}
