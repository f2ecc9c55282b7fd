import { useEffect } from "react";
import { useLocale } from "../../../platform/page/page-context.tsx";
import { isBlogQuery } from "./blog-keys.ts";
import type { BlogSession } from "./blog-session.ts";

const refetchDelayMs = 100; // §9

/** After a change of language all blog data is stale, and what is shown is refetched after 100 ms (§4, D4). */
export function useLanguageRefetch(session: BlogSession): void {
  const locale = useLocale();
  useEffect(() => {
    const { client, changeLanguage } = session;
    if (!changeLanguage(locale)) return undefined;
    void client.invalidateQueries({ predicate: isBlogQuery, refetchType: "none" });
    // What arrived in between is not asked for twice.
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
