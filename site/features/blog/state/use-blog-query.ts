import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import { useLocale } from "../../../platform/page/page-context.tsx";
import type { Locale } from "../../../../contracts/locale.ts";
import type { BlogSource } from "../blog-source.ts";
import { blogKey, isTranslation, type BlogKind } from "./blog-keys.ts";
import { useBlogSession } from "./blog-session.ts";

const freshMs = 5 * 60_000; // the step of the publication cutoff (D20)

type BlogQuestion<Answer> = {
  kind: BlogKind;
  subject?: string;
  initial: Answer | undefined;
  isAsked?: boolean;
  ask: (source: BlogSource, locale: Locale) => Promise<Answer>;
};

/**
 * Keeps prerendered data for good with files, and refreshes it once from a live source; a failed refresh keeps the
 * shown data (D20).
 */
export function useBlogQuery<Answer>(question: BlogQuestion<Answer>): UseQueryResult<Answer> {
  const { kind, subject, initial, isAsked = true, ask } = question;
  const { openSource, isLive } = useBlogSession();
  const locale = useLocale();
  const queryKey = blogKey(kind, locale, subject);
  return useQuery<Answer>({
    queryKey,
    queryFn: async () => ask(await openSource(), locale),
    enabled: isAsked,
    staleTime: isLive ? freshMs : Number.POSITIVE_INFINITY,
    placeholderData: (shown, query) =>
      query !== undefined && isTranslation(query.queryKey, queryKey) ? shown : undefined,
    ...(initial === undefined ? {} : { initialData: initial }),
    ...(isLive ? { initialDataUpdatedAt: 0 } : {}),
  });
}
