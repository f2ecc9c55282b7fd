import type { Locale } from "../../../contracts/locale.ts";

/** What both formats are written from; every address is whole. */
export type Feed = {
  title: string;
  description: string;
  language: Locale;
  author: string;
  /** The list of posts that a reader opens. */
  home: string;
  /** Where the feed itself lies, by format. */
  self: { atom: string; json: string };
  entries: readonly FeedEntry[];
};

export type FeedEntry = {
  address: string;
  title: string;
  summary: string;
  /** The whole post as HTML. */
  content: string;
  /** ISO 8601, with a zone. */
  published: string;
  updated: string;
  author: string;
  /** In words of the feed's language. */
  categories: readonly string[];
  language: Locale;
};
