import type { Asset, Post, PostSummary } from "../contracts/blog-post.ts";
import type { LegalText } from "../contracts/text/legal-text.ts";
import type { Locale } from "../contracts/locale.ts";
import type { Copy } from "./copy.ts";
import type { MarginChart } from "./features/home/margin-series.ts";
import type { RouteName } from "./routes.ts";

/** The same object at prerender, in `/_data/…json` and in the app's state. */
export type PageData = {
  route: RouteName;
  /** Below the edition's prefix. */
  path: string;
  params: Record<string, string>;
  locale: Locale;
  copy: Partial<Copy>;
  home?: HomeData;
  /** Of the pages that offer them. */
  services?: OfferedService[];
  caseStudy?: CaseStudyData;
  legal?: LegalText;
  /** Absent where the address was unknown at build time. */
  blog?: BlogData;
};

export type OfferedService = {
  id: string;
  /** Its glyph in `design/drawings.svg`, and its example where that has one. */
  drawing: string;
  /** The page it leads to; otherwise the form of the page it stands on. */
  to?: RouteName;
  at?: { hash: string };
};

export type BlogData = {
  category?: string;
  posts?: PostSummary[];
  featured?: PostSummary[];
  categories?: string[];
  post?: Post;
  related?: PostSummary[];
  /** Language of a post that is written in one alone. */
  only?: Locale;
};

/** Of a hundred, `answer`; `values` stand in the text of the finding. */
export type GuessQuestion = {
  id: keyof Copy["hero"]["guess"]["questions"];
  caseStudy: string;
  answer: number;
  values: Record<string, number>;
};

/** `drawing` is an address, and `opened` what the report's ends with where the story does. */
export type HomeData = {
  chart: MarginChart;
  questions: GuessQuestion[];
  /** What the reviews give on average (§3), where there are any. */
  stars?: string;
  /** While the site is a demonstration (D26): what it counts itself stands in place of claims of an owner. */
  proof?: HomeProof;
  /** Absent where the case that it is told of was removed. */
  story?: HomeStory;
};

/** Rows of all reports, and figures of the cases that every build recomputes from them (D14). */
export type HomeProof = { reports: number; rows: number; figures: number };

export type HomeStory = {
  report: string;
  drawing: string;
  opened: string;
  values: Record<string, number>;
};

export type CaseFigure = {
  id: string;
  value: number;
  unit:
    | "percent"
    | "minutes"
    | "rating"
    | "days"
    | "hours"
    | "months"
    | "points"
    | "times"
    | "parts";
  decimals?: number;
  /** What a count is part of, e.g. 4 of 7. */
  total?: number;
  /** A difference, written with its sign. */
  isChange?: true;
};

type TitledText = { title: string; description: string };

type ResultGroup = { title: string; findings: string[]; actions: string[] };

export type CaseStudyCopy = {
  meta: { title: string; description: string };
  subject: string;
  title: string;
  subtitle: string;
  objective: string;
  approach: string[];
  keyPoints: Record<string, TitledText>;
  reportSummary: string;
  figures: Record<string, string>;
  picture?: string;
  /** Above its head: shares of a hundred by figure where it has groups, otherwise the picture of its report. */
  chart?: { title: string; source: string; groups?: Record<string, string> };
  insights?: string[];
  results?: Record<string, TitledText>;
  resultGroups?: Record<string, ResultGroup>;
};

/** Its figure stands above a key point; a case without figures has none. */
type KeyPointMark = { figure?: string };

/** Real data that a case study is made of, under a licence that lets it be shown. */
export type OpenData = { source: string; licence: string; address: string };

export type CaseStudyDetails = {
  service: keyof Copy["caseStudies"]["shared"]["services"];
  /** Id of the figure that the title argues, where there are figures. */
  argued?: string;
  keyPoints: Record<string, KeyPointMark>;
  /** Without it the data is a demonstration, and the pages say so, unless the catalogue of cases says otherwise. */
  openData?: OpenData;
};

export type CaseStudyLink = { slug: string; title: string };

/** Gathered at build time (§2, §3). */
export type CaseStudyData = CaseStudyDetails & {
  slug: string;
  copy: CaseStudyCopy;
  shared: Copy["caseStudies"]["shared"];
  figures: CaseFigure[];
  hasReport: boolean;
  /** Not the owner's own work. */
  isDemonstration: boolean;
  previous: CaseStudyLink;
  next: CaseStudyLink;
};

export type Metadata = {
  /** Without the brand, which is the title where there is none (§2). */
  title?: string;
  description: string;
  type?: "website" | "article";
  /** Shown by previews in place of the page's own card. */
  image?: Asset;
  publishedTime?: string;
  modifiedTime?: string;
  author?: string;
  /** Its subjects in words, the main one first. */
  sections?: string[];
  /** Canonical path below the edition's prefix, where it differs from the one asked for (D19). */
  path?: string;
  /** Of the canonical address, e.g. `?page=2`. */
  query?: string;
  /** Language of a post that is written in one alone. */
  only?: Locale;
  /** Nothing stands at the address. */
  isMissing?: true;
};

export type PageModule = {
  Page: React.ComponentType;
  /** `search` is the query of the address, as in `location.search`. */
  describe: (data: PageData, search: string) => Metadata;
};
