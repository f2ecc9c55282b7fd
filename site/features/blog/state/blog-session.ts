import { QueryClient } from "@tanstack/react-query";
import { createContext, use } from "react";
import type { Locale } from "../../../../contracts/locale.ts";
import type { BlogSource } from "../blog-source.ts";

/** What the blog's pages keep between them: the answers they have, and where further ones come from. */
export type BlogSession = {
  client: QueryClient;
  openSource: () => Promise<BlogSource>;
  /** Whether posts may be newer than what was prerendered (D8). */
  isLive: boolean;
  /** Takes note of the language the blog is read in; true where it was another one before. */
  changeLanguage: (locale: Locale) => boolean;
};

/** Starts a session. The source's own retries are the only ones (D20), and an offline browser is a fault like any other. */
export function createBlogSession(
  openSource: () => Promise<BlogSource>,
  isLive: boolean,
): BlogSession {
  const queries = {
    retry: false,
    networkMode: "always",
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  } as const;
  let source: Promise<BlogSource> | undefined;
  // A source that could not be opened is opened anew the next time.
  const open = async (): Promise<BlogSource> => {
    source ??= openSource();
    source.catch(() => {
      source = undefined;
    });
    return source;
  };
  let previous: Locale | undefined;
  const changeLanguage = (locale: Locale): boolean => {
    const isChange = previous !== undefined && previous !== locale;
    previous = locale;
    return isChange;
  };
  const client = new QueryClient({ defaultOptions: { queries } });
  return { client, openSource: open, isLive, changeLanguage };
}

export const BlogSessionContext = createContext<BlogSession | undefined>(undefined);

export function useBlogSession(): BlogSession {
  const session = use(BlogSessionContext);
  if (session === undefined) throw new Error("A page of the blog needs a BlogProvider above it");
  return session;
}
