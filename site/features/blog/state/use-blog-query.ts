import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import { useLocale } from "../../../platform/page/page-context.tsx";
import type { Locale } from "../../../../contracts/locale.ts";
import type { BlogSource } from "../blog-source.ts";
import { blogKey, isTranslation, type BlogKind } from "./blog-keys.ts";
import { useBlogSession } from "./blog-session.ts";

const freshMs = 5 * 60_000; // the step publication dates are rounded to (D20)

type BlogQuestion<Answer> = {
  kind: BlogKind;
  /** What the answer is about, where there is more than one, e.g. a slug. */
  subject?: string;
  /** What the page was prerendered with: the first state, so that nothing flickers. */
  initial: Answer | undefined;
  /** False where there is nothing to ask yet. */
  isAsked?: boolean;
  ask: (source: BlogSource, locale: Locale) => Promise<Answer>;
};

/**
 * Asks the blog's source in the language of the page. What was prerendered stands for good where the source is files of
 * the same build, and is refreshed once where it is live; a refresh that fails keeps what is shown (D20).
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
    // Until the translation is here, the text in the other language stays.
    placeholderData: (shown, query) =>
      query !== undefined && isTranslation(query.queryKey, queryKey) ? shown : undefined,
    ...(initial === undefined ? {} : { initialData: initial }),
    ...(isLive ? { initialDataUpdatedAt: 0 } : {}),
  });
}
