import type { Asset, Post, PostSummary } from "../contracts/blog-post.ts";
import type { LegalText } from "../contracts/text/legal-text.ts";
import type { Locale } from "../contracts/locale.ts";
import type { Copy } from "./copy.ts";
import type { MarginChart } from "./features/home/margin-series.ts";
import type { RouteName } from "./routes.ts";

/** One object for prerendering, for `/_data/…json` and for the app's state. */
export type PageData = {
  route: RouteName;
  /** Without the edition's prefix. */
  path: string;
  params: Record<string, string>;
  locale: Locale;
  copy: Partial<Copy>;
  home?: HomeData;
  /** Only on pages that offer services. */
  services?: OfferedService[];
  caseStudy?: CaseStudyData;
  legal?: LegalText;
  /** Absent if the address was unknown to the build. */
  blog?: BlogData;
};

export type OfferedService = {
  id: string;
  /** Name of its glyph, and of its example if it has one, in `design/drawings.svg`. */
  drawing: string;
  /** The page that it links to; otherwise the form of its own page. */
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
  /** The language of a post that exists in one alone. */
  only?: Locale;
};

/** `answer` is out of a hundred; `values` fill the text of the finding. */
export type GuessQuestion = {
  id: keyof Copy["hero"]["guess"]["questions"];
  caseStudy: string;
  answer: number;
  values: Record<string, number>;
};

export type HomeData = {
  chart: MarginChart;
  questions: GuessQuestion[];
  /** The average rating of the reviews (§3), if there are any. */
  stars?: string;
  /** Only in a demonstration (D26): counts of the site itself, in place of an owner's claims. */
  proof?: HomeProof;
  /** Absent if its case was removed. */
  story?: HomeStory;
};

/** Rows of all reports, and figures of cases that every build recomputes from them (D14). */
export type HomeProof = { reports: number; rows: number; figures: number };

/** Paths and places in percent of the plot, `y` downwards; ticks of the axes in euros, from zero to their ends. */
export type StoryDrawing = {
  ticks: { revenue: number[]; profit: number[] };
  hundred: string;
  hundredMarked: string;
  cloud: string;
  five: string;
  trend: string;
  beyond: string;
  fall: string;
  names: { name: string; at: number[] }[];
};

/** `opened` is the query and the fragment of the report's address at the story's end. */
export type HomeStory = {
  report: string;
  drawing: StoryDrawing;
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
    | "parts"
    | "count"
    | "money";
  /** ISO 4217 code, of money. */
  currency?: string;
  decimals?: number;
  /** The whole that the value is a part of: 7 in "4 of 7". */
  total?: number;
  /** True for a difference, which is written with its sign. */
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
  /** A chart above the heading: shares of a hundred by figure if it has groups, otherwise the report's picture. */
  chart?: { title: string; source: string; groups?: Record<string, string> };
  /** Captions of the drawings that led to the case's form, and a sentence on each side of the choice. */
  sketches?: { stayed: string; rejected: string; chosen: string; before: string; after: string };
  insights?: string[];
  results?: Record<string, TitledText>;
  resultGroups?: Record<string, ResultGroup>;
};

/** `figure` is shown above a key point; cases without figures have none. */
type KeyPointMark = { figure?: string };

/** Real data of a case study, under a license that allows showing it. */
export type OpenData = { source: string; licence: string; address: string };

export type CaseStudyDetails = {
  service: keyof Copy["caseStudies"]["shared"]["services"];
  /** Id of the figure that the title argues; absent in a case without figures. */
  argued?: string;
  keyPoints: Record<string, KeyPointMark>;
  /**
   * Without it the data counts as a demonstration, and pages say so, unless the catalogue of cases states otherwise.
   */
  openData?: OpenData;
};

/** `hasSketches` is true of a case whose form is drawn without words. */
export type CaseStudyLink = { slug: string; title: string; hasSketches: boolean };

/** Path data in a picture's units: the way of the page's line from its left edge to its right one, and its heavy parts. */
export type CaseStroke = { line: string; mark: string };

/** Data of a case study, collected by the build (§2, §3). */
export type CaseStudyData = CaseStudyDetails & {
  slug: string;
  copy: CaseStudyCopy;
  shared: Copy["caseStudies"]["shared"];
  figures: CaseFigure[];
  hasReport: boolean;
  /** Strokes that its picture lends to the page's line, for phones, middle and wide windows. */
  strokes?: CaseStroke[];
  /** True unless it is the owner's own work. */
  isDemonstration: boolean;
  previous: CaseStudyLink;
  next: CaseStudyLink;
};

export type Metadata = {
  /** Without the brand; without a title the brand replaces it (§2). */
  title?: string;
  description: string;
  type?: "website" | "article";
  /** Replaces the page's share card in previews. */
  image?: Asset;
  publishedTime?: string;
  modifiedTime?: string;
  author?: string;
  /** Subjects as text, the main one first. */
  sections?: string[];
  /** Canonical path without the edition's prefix, if it differs from the requested one (D19). */
  path?: string;
  /** Query of the canonical address, e.g. `?page=2`. */
  query?: string;
  /** The language of a post that exists in one alone. */
  only?: Locale;
  /** True if there is no page at the address. */
  isMissing?: true;
};

export type PageModule = {
  Page: React.ComponentType;
  /** `search` is the query of the address, as in `location.search`. */
  describe: (data: PageData, search: string) => Metadata;
};
