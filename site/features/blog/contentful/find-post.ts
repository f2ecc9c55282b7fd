import { slugScanLimit, type Post } from "../../../../contracts/blog-post.ts";
import { defaultLocale, type Locale } from "../../../../contracts/locale.ts";
import { matchSlug } from "../sources/select-posts.ts";
import { ContentError } from "./content-error.ts";
import type { Delivery, Entry } from "./delivery.ts";
import { isTranslated } from "./merge-editions.ts";
import { slugQuery, slugScanQuery } from "./post-queries.ts";
import { readEntry, type Reading } from "./read-entry.ts";

export type Search = { delivery: Delivery } & Omit<Reading, "language">;

/**
 * Finds the post of a slug: by an exact match, else a loose one; for another language also by its Spanish slug, and
 * then by its id (§7). An exact Spanish match goes before a loose one (D19).
 */
export async function findPostBySlug(
  slug: string,
  locale: Locale,
  search: Search,
): Promise<Post | undefined> {
  const find = async () =>
    (await findExactly(slug, locale, search)) ?? findLoosely(slug, locale, search);
  const own = locale === defaultLocale ? await find() : await unlessRefused(find, search);
  if (own?.fields["slug"] === slug) return readFound(own, locale, search);
  if (locale === defaultLocale) return own && findPostById(own.sys.id, locale, search);
  const spanish =
    (await findExactly(slug, defaultLocale, search)) ??
    own ??
    (await findLoosely(slug, defaultLocale, search));
  return spanish && findPostById(spanish.sys.id, locale, search);
}

export async function findPostById(
  id: string,
  locale: Locale,
  search: Search,
): Promise<Post | undefined> {
  const { delivery } = search;
  const ask = async (language: Locale) => delivery.findEntry(id, language);
  if (locale === defaultLocale) return readEdition(await ask(locale), undefined, locale, search);
  const [own, spanish] = await Promise.all([
    unlessRefused(async () => ask(locale), search),
    ask(defaultLocale),
  ]);
  return (
    readEdition(own, spanish, locale, search) ??
    readEdition(spanish, undefined, defaultLocale, search)
  );
}

/** Returns undefined if the service refuses, e.g. an unknown locale; throws if it does not answer (D20). */
async function unlessRefused<Answer>(
  ask: () => Promise<Answer>,
  search: Search,
): Promise<Answer | undefined> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof ContentError) || error.status === undefined) throw error;
    return elseInSpanish(error, search);
  }
}

/** Logs a failed call, after which the Spanish content is used (§7). */
export function elseInSpanish(error: unknown, { log }: Pick<Search, "log">): undefined {
  if (!(error instanceof ContentError)) throw error;
  log(
    `Contentful: trying in Spanish after ${String(error.status ?? "no answer")} ${error.message}`,
  );
}

async function findExactly(slug: string, locale: Locale, { delivery, cutoff }: Search) {
  const [entry] = await delivery.findEntries(slugQuery(locale, cutoff, slug), 1);
  return entry;
}

async function findLoosely(slug: string, locale: Locale, { delivery, cutoff }: Search) {
  const entries = await delivery.findEntries(slugScanQuery(locale, cutoff), slugScanLimit);
  const posts = entries.flatMap((entry) => {
    const { slug: found } = entry.fields;
    return typeof found === "string" ? [{ entry, slug: found }] : [];
  });
  return matchSlug(posts, slug)?.entry;
}

/** The service falls back to Spanish without notice, so the texts are compared. */
async function readFound(entry: Entry, locale: Locale, search: Search) {
  if (locale === defaultLocale) return readEdition(entry, undefined, locale, search);
  const ask = async () => search.delivery.findEntry(entry.sys.id, defaultLocale);
  return readEdition(entry, await unlessRefused(ask, search), locale, search);
}

/** A post without a translated body is returned in Spanish as a whole. */
function readEdition(
  entry: Entry | undefined,
  spanish: Entry | undefined,
  locale: Locale,
  { cutoff, log }: Search,
): Post | undefined {
  if (entry === undefined) return undefined;
  return isTranslated(entry.fields, spanish?.fields)
    ? readEntry(entry, { language: locale, cutoff, log })
    : spanish && readEntry(spanish, { language: defaultLocale, cutoff, log });
}
