import { decodePart } from "../../contracts/blog-post.ts";
import { BlogArticle } from "../features/blog/blog-article.tsx";
import { BlogProvider } from "../features/blog/blog-provider.tsx";
import { describeList, describePost } from "../features/blog/describe-blog.ts";
import { BrandMark } from "../features/navigation/brand-mark.tsx";
import type { Metadata, PageData } from "../page-data.ts";
import { usePage } from "../platform/page/page-context.tsx";

export function Page() {
  const { slug = "" } = usePage().data.params;
  return (
    <BlogProvider>
      <BlogArticle key={slug} slug={decodePart(slug)} brandMark={<BrandMark />} />
    </BlogProvider>
  );
}

export function describe({ copy, blog }: PageData): Metadata {
  if (copy.blog === undefined) throw new Error("The blog needs its copy");
  if (blog?.post === undefined) return { ...describeList(copy.blog), isMissing: true };
  return describePost(blog.post, copy.blog, blog.only);
}
