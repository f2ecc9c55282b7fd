// With "bot" and its kin in the name, and those that are known without it. Lighthouse is measured as a visitor; CUBOT is a make of phone.
const crawlers =
  /(?<!cu)bot|crawl|spider|slurp|preview|archiver|google[-o]|-google|yeti\/|facebook[ec]|meta-e|embedly|whatsapp|pinterest\/|-user\/|qwant|validat/i;

/** Programs that read pages for an index or preview report en-US, and would find English under Spanish addresses (D3). */
export function isCrawler(userAgent: string): boolean {
  return crawlers.test(userAgent);
}
