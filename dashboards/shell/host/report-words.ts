import type { ChartWords } from "../../format/chart-words.ts";

/** The words of the shell: translation group `reportShell` (D7). */
export type ShellWords = typeof import("../../../content/copy/es/reportShell.json");

/** The words of one report, `content/reports/<language>/<slug>.json`; the ids are those of its definition and layout. */
export type ReportWords = {
  title: string;
  /** For search engines and previews. */
  description: string;
  /** What a row is. */
  rows: { one: string; other: string };
  pages: Readonly<Record<string, string>>;
  views: Readonly<Record<string, string>>;
  /** What each column is called in the file of the rows, with its unit. */
  columns: Readonly<Record<string, string>>;
  /** Labels of dictionaries and of their levels; one that is a proper name or a code needs no entry. */
  labels: Readonly<Record<string, string>>;
  /** `short` stands under the figure of a card, `target` names what it is compared with; `how` says how it is computed. */
  measures: Readonly<
    Record<string, { name: string; short?: string; target?: string; how: string }>
  >;
  /**
   * A finding or a plain title, about all rows; `neutral` is what is measured by what, for each level of the view, and stands there
   * while a filter is on; what is drawn in which unit; the name of its target.
   */
  visuals: Readonly<
    Record<string, { title: string; neutral: readonly string[]; note?: string; target?: string }>
  >;
};

/** What `/_reports/<language>/<slug>.json` holds: every word that a report shows in one language. */
export type ReportText = {
  language: "es" | "en";
  report: ReportWords;
  shell: ShellWords;
  charts: ChartWords;
  /** Key points of the case study, by id (§3): the story's words. */
  story: Readonly<Record<string, { title: string; description: string }>>;
};
