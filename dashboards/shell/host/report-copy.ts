import type { Locale } from "../../../contracts/locale.ts";
import type { ChartCopy } from "../../format/chart-copy.ts";

/** Translation group `reportShell` (D7). */
type ShellCopy = typeof import("../../../content/copy/es/reportShell.json");

/**
 * `content/reports/<language>/<slug>.json`; the ids are those of the definition and layout. Label ids that are proper names or
 * codes need no entry.
 */
export type DefinitionCopy = {
  title: string;
  description: string;
  rows: { one: string; other: string };
  pages: Readonly<Record<string, string>>;
  views: Readonly<Record<string, string>>;
  columns: Readonly<Record<string, string>>;
  labels: Readonly<Record<string, string>>;
  /** `short` stands on a card, `target` names what it is compared with, `how` says how it is computed. */
  measures: Readonly<
    Record<string, { name: string; short?: string; target?: string; how: string }>
  >;
  /**
   * `title` argues what the claim of the visual says (D24), `otherwise` names what is true where that is not, in the other direction `reversed`, in none `alike`; `neutral`, for each
   * level of the view, only says what is measured.
   */
  visuals: Readonly<
    Record<
      string,
      {
        title: string;
        otherwise?: string;
        reversed?: string;
        alike?: string;
        neutral: readonly string[];
        note?: string;
        target?: string;
      }
    >
  >;
  picture?: PictureWords;
};

/**
 * Words of its picture, where the drawing has none: what is measured, above it or at the end of its first line, below it by what, and
 * lines beside the marks that the case argues, in which `{{id}}` is a figure of the case.
 */
export type PictureWords = {
  above?: string;
  corner?: string;
  below?: string;
  marked?: readonly string[];
};

/** Every text that a report shows in one language; `story` are the key points of the case study, by id (§3). */
export type ReportCopy = {
  language: Locale;
  report: DefinitionCopy;
  shell: ShellCopy;
  charts: ChartCopy;
  story: Readonly<Record<string, { title: string; description: string }>>;
};
