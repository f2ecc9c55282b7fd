import { LineAlong } from "../../ui/line/line.tsx";
import { CategoryBar } from "./list/category-bar.tsx";
import { FeaturedPosts } from "./list/featured-posts.tsx";
import { PostSection } from "./list/post-section.tsx";
import { SearchField } from "./list/search-field.tsx";
import { usePostList } from "./list/use-post-list.ts";
import { useSearchText } from "./list/use-search-text.ts";
import { useBlogSession } from "./state/blog-session.ts";
import "./blog-list.css";

export function BlogList() {
  const { query, field, search, searchSoon, clear } = useSearchText();
  const { isLive } = useBlogSession();
  const { category, categories, featured, state } = usePostList(query);
  return (
    <>
      <div className="blog-tools" data-wants-app={isLive ? "near" : undefined}>
        <LineAlong side="right" />
        <CategoryBar categories={categories} current={category?.slug} />
        <SearchField field={field} onChange={searchSoon} onSubmit={search} />
      </div>
      <FeaturedPosts posts={featured} />
      <PostSection category={category} query={query} state={state} onClearSearch={clear} />
    </>
  );
}
