import { useEffect } from "react";
import { useLocale } from "../../../platform/page/page-context.tsx";
import { isBlogQuery } from "./blog-keys.ts";
import type { BlogSession } from "./blog-session.ts";

const refetchDelayMs = 100; // §9

/** Marks all blog data as stale after a change of language, and refetches the shown data after 100 ms (§4, D4). */
export function useLanguageRefetch(session: BlogSession): void {
  const locale = useLocale();
  useEffect(() => {
    const { client, changeLanguage } = session;
    if (!changeLanguage(locale)) return undefined;
    void client.invalidateQueries({ predicate: isBlogQuery, refetchType: "none" });
    // Data that arrived in the meantime is fresh and not requested again.
    const timer = setTimeout(
      () =>
        void client.refetchQueries(
          { predicate: isBlogQuery, type: "active", stale: true },
          { cancelRefetch: false },
        ),
      refetchDelayMs,
    );
    return () => clearTimeout(timer);
  }, [session, locale]);
}
