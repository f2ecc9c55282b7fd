import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { vi } from "vitest";
import type { PostSummary } from "../../../contracts/blog-post.ts";
import type { Locale } from "../../../contracts/locale.ts";
import type { BlogSource } from "../../../site/features/blog/blog-source.ts";
import { BlogProvider } from "../../../site/features/blog/blog-provider.tsx";
import {
  createFilesSource,
  postListPath,
  postPath,
} from "../../../site/features/blog/files-source.ts";
import { createBlogSession } from "../../../site/features/blog/state/blog-session.ts";
import type { BlogData, Metadata, PageData } from "../../../site/page-data.ts";
import { PageContext } from "../../../site/platform/page/page-context.tsx";
import { listFixturePosts } from "./list-fixture-posts.ts";
import { readCopy } from "../site/read-copy.ts";

export type BlogPage = {
  locale?: Locale;
  params?: Record<string, string>;
  blog?: BlogData;
};

type Setting = BlogPage & { source?: BlogSource; isLive?: boolean };

/** Renders a part of the blog in its own session; `show` replaces the page's data, as a change of language does. */
export function renderBlog(part: ReactNode, setting: Setting = {}) {
  const { source = createFilesSource(readFixtures()), isLive = false } = setting;
  const session = createBlogSession(async () => source, isLive);
  const describePage = vi.fn<(metadata: Metadata) => void>();
  const wrap = (page: BlogPage) => {
    const value = {
      data: makeData(page),
      edition: undefined,
      chooseLanguage: vi.fn(),
      describePage,
    };
    return (
      <PageContext value={value}>
        <BlogProvider session={session}>{part}</BlogProvider>
      </PageContext>
    );
  };
  const { rerender, unmount } = render(wrap(setting));
  return { describePage, show: (page: BlogPage) => rerender(wrap(page)), unmount };
}

/** Serves the files that the build would write for the fixtures, and counts the reads. */
export function readFixtures(list: (locale: Locale) => PostSummary[] = listFixturePosts) {
  return vi.fn<(address: string) => Promise<unknown>>(async (address) => {
    const locale: Locale = address.includes("/en/") ? "en" : "es";
    const posts = list(locale);
    if (address === postListPath(locale)) return posts;
    const post = posts.find(({ slug }) => address === postPath(locale, slug));
    if (post === undefined) throw new Error(`${address} answered 404`);
    return post;
  });
}

export function makeListData(posts: PostSummary[]): BlogData {
  const categories = [...new Set(posts.flatMap((post) => post.categories))];
  return { posts, featured: posts.filter(({ isFeatured }) => isFeatured), categories };
}

function makeData({ locale = "es", params = {}, blog }: BlogPage): PageData {
  return {
    route: "blog",
    path: "/blog",
    params,
    locale,
    copy: readCopy(locale),
    ...(blog === undefined ? {} : { blog }),
  };
}
