import type { Locale } from "../../../contracts/locale.ts";

/** Content of a feed for both formats; all addresses are absolute. */
export type Feed = {
  title: string;
  description: string;
  language: Locale;
  author: string;
  /** Address of the list of posts. */
  home: string;
  /** Address of the feed itself, by format. */
  self: { atom: string; json: string };
  entries: readonly FeedEntry[];
};

export type FeedEntry = {
  address: string;
  title: string;
  summary: string;
  /** HTML of the whole post. */
  content: string;
  /** ISO 8601 with a time zone. */
  published: string;
  updated: string;
  author: string;
  /** Names in the feed's language. */
  categories: readonly string[];
  language: Locale;
};
