import { QueryClient } from "@tanstack/react-query";
import { createContext, use } from "react";
import type { Locale } from "../../../../contracts/locale.ts";
import type { BlogSource } from "../blog-source.ts";

export type BlogSession = {
  client: QueryClient;
  openSource: () => Promise<BlogSource>;
  isLive: boolean;
  /** Returns true if the language changed. */
  changeLanguage: (locale: Locale) => boolean;
};

/** Makes a session in which only the source retries (D20); being offline is an error like any other. */
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
  // A source that failed to open is reopened at the next call.
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
