import type { PostSummary } from "../../../../contracts/blog-post.ts";
import { formatDate } from "../../../platform/language/format-date.ts";
import { useCopy, useLocale, usePathTo } from "../../../platform/page/page-context.tsx";

/** For readers without JavaScript: a static document cannot answer `?page=2`. */
export function AllPosts({ posts }: { posts: readonly PostSummary[] }) {
  const copy = useCopy("blog");
  const locale = useLocale();
  const pathTo = usePathTo();
  return (
    <noscript>
      <section className="section all-posts" aria-labelledby="all-posts-title">
        <h2 id="all-posts-title">{copy.allPosts}</h2>
        <ul>
          {posts.map(({ slug, title, language, publishDate }) => (
            <li key={slug}>
              <a
                href={pathTo("blogPost", { params: { slug } })}
                lang={language === locale ? undefined : language}
              >
                {title}
              </a>{" "}
              <time dateTime={publishDate}>{formatDate(publishDate, locale)}</time>
            </li>
          ))}
        </ul>
      </section>
    </noscript>
  );
}
