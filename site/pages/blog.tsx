import { BlogHero } from "../features/blog/blog-hero.tsx";
import { BlogList } from "../features/blog/blog-list.tsx";
import { BlogProvider } from "../features/blog/blog-provider.tsx";
import { describeListPage } from "../features/blog/describe-list-page.ts";
import type { Metadata, PageData } from "../page-data.ts";

export function Page() {
  return (
    <BlogProvider>
      <BlogHero />
      <BlogList />
    </BlogProvider>
  );
}

export function describe(data: PageData, search: string): Metadata {
  return describeListPage(data, search);
}
