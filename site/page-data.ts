import type { Post, PostSummary } from "../contracts/blog-post.ts";
import type { LegalText } from "../contracts/text/legal-text.ts";
import type { Locale } from "../contracts/locale.ts";
import type { Copy } from "./copy.ts";
import type { RouteName } from "./routes.ts";

/** Everything a page needs to render: the same object at prerender, in `/_data/…json` and in the app's state. */
export type PageData = {
  route: RouteName;
  /** Path below the edition's prefix. */
  path: string;
  params: Record<string, string>;
  locale: Locale;
  copy: Partial<Copy>;
  /** On the page of a case study: this case, and no other. */
  caseStudy?: CaseStudyData;
  /** Text of a legal page. */
  legal?: LegalText;
  /** On the pages of the blog; left out where the address was unknown when the site was built. */
  blog?: BlogData;
};

/** What a page of the blog was prerendered with: the first state of its queries. */
export type BlogData = {
  /** Name of the category that is listed. */
  category?: string;
  /** Posts of the list: all, or those of the category. */
  posts?: PostSummary[];
  featured?: PostSummary[];
  categories?: string[];
  post?: Post;
  related?: PostSummary[];
};

/** A figure of a case study, in the unit its value is told in. */
export type CaseFigure = {
  id: string;
  value: number;
  unit: "percent" | "minutes" | "rating" | "days" | "hours" | "points" | "times" | "parts";
  decimals?: number;
  /** What a count is part of, e.g. 4 of 7. */
  total?: number;
  /** A difference, told with its sign. */
  isChange?: true;
};

type TitledText = { title: string; description: string };

type ResultGroup = { title: string; findings: string[]; actions: string[] };

/** The words of one case study (§3); each dictionary is shown in its order. */
export type CaseStudyWords = {
  meta: { title: string; description: string };
  /** What it is about, in two or three words. */
  subject: string;
  title: string;
  subtitle: string;
  objective: string;
  approach: string[];
  keyPoints: Record<string, TitledText>;
  reportSummary: string;
  /** Names of the figures, by id. */
  figures: Record<string, string>;
  /** Describes the drawn picture. */
  picture?: string;
  /** Words of a unit chart, which then stands in place of the picture. */
  chart?: { title: string; source: string; groups: Record<string, string> };
  insights?: string[];
  results?: Record<string, TitledText>;
  /** Results in groups, in place of the list. */
  resultGroups?: Record<string, ResultGroup>;
};

/** What stands above a key point: one of the figures, or a small drawing. */
export type KeyPointMark = { figure?: string; sketch?: string };

/** What a case study shows that is no text. */
export type CaseStudyDetails = {
  /** The service it leads to. */
  service: keyof Copy["caseStudies"]["shared"]["services"];
  /** Id of the figure that the title argues. */
  argued: string;
  keyPoints: Record<string, KeyPointMark>;
};

export type CaseStudyLink = { slug: string; title: string };

/** Everything the page of a case study shows (§2, §3), gathered at build time. */
export type CaseStudyData = CaseStudyDetails & {
  slug: string;
  words: CaseStudyWords;
  /** Words that all case studies share. */
  shared: Copy["caseStudies"]["shared"];
  figures: CaseFigure[];
  /** Whether its report is among those that were built (D13). */
  hasReport: boolean;
  previous: CaseStudyLink;
  next: CaseStudyLink;
};

/** What search engines, previews and the tab show of a page (§2). */
export type Metadata = {
  /** Without the brand, which is appended; omitted on the home page. */
  title?: string;
  description: string;
  type?: "website" | "article";
  /** Path or address of the share image; the default one otherwise. */
  image?: string;
  publishedTime?: string;
  author?: string;
  /** Path below the edition's prefix that the page should be known by, where it is not the one asked for (D19). */
  path?: string;
};

/** What a file in `pages/` exports. */
export type PageModule = {
  Page: React.ComponentType;
  describe: (data: PageData) => Metadata;
};
