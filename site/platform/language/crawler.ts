// "bot" and similar words, and crawlers named without one. Lighthouse counts as a visitor; CUBOT is a brand of phones.
const crawlers =
  /(?<!cu)bot|crawl|spider|slurp|preview|archiver|google[-o]|-google|yeti\/|facebook[ec]|meta-e|embedly|whatsapp|pinterest\/|-user\/|qwant|validat/i;

/** Returns true for crawlers: they report en-US, and would get English at Spanish addresses (D3). */
export function isCrawler(userAgent: string): boolean {
  return crawlers.test(userAgent);
}
