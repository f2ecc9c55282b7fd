import { QueryClientProvider } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { isLiveSource, openSource } from "./sources/open-source.ts";
import { BlogSessionContext, createBlogSession, type BlogSession } from "./state/blog-session.ts";
import { useLanguageRefetch } from "./state/use-language-refetch.ts";

type BlogProviderProps = {
  session?: BlogSession;
  children: ReactNode;
};

export function BlogProvider({ session: given, children }: BlogProviderProps) {
  const [session] = useState(() => given ?? findSession());
  useLanguageRefetch(session);
  return (
    <BlogSessionContext value={session}>
      <QueryClientProvider client={session.client}>{children}</QueryClientProvider>
    </BlogSessionContext>
  );
}

let browserSession: BlogSession | undefined;

function findSession(): BlogSession {
  if (typeof window === "undefined") return createBlogSession(openSource, isLiveSource);
  browserSession ??= createBlogSession(openSource, isLiveSource);
  return browserSession;
}
