import type { Locale } from "../../../contracts/locale.ts";
import type { ChartCopy } from "../../format/chart-copy.ts";
import type { DrawnWords } from "../../kinds/chart.ts";

/** Translation group `reportShell` (D7). */
type ShellCopy = typeof import("#folder/content/copy/es/reportShell.json");

/**
 * `content/reports/<language>/<slug>.json`, by the ids of definition and layout. Label ids that are proper names or
 * codes need no entry.
 */
export type DefinitionCopy = {
  title: string;
  description: string;
  /** The intended reader, as the report says it: "For the sales director". */
  reader: string;
  rows: { one: string; other: string };
  pages: Readonly<Record<string, string>>;
  views: Readonly<Record<string, string>>;
  columns: Readonly<Record<string, string>>;
  labels: Readonly<Record<string, string>>;
  /** `short` is the name on a card, `target` names the reference, `how` describes the computation. */
  measures: Readonly<
    Record<string, { name: string; short?: string; target?: string; how: string }>
  >;
  /**
   * `title` states the claim of the visual (D24); where that is false, `otherwise` states the contrary fact, `reversed`
   * that in the other direction, `alike` that of equal values; `neutral` names only the measure, for each level of the
   * view.
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
        /** Texts inside the drawing: what a mark stands for, for example. */
        drawn?: readonly DrawnWords[];
        /** Notes of the owner at marks, each at the id of a label or at a day. */
        annotations?: readonly { at: string; text: string }[];
      }
    >
  >;
  picture?: PictureWords;
  /** Sentences above the report, with the placeholders of its `recommend.ts`; one from a file has none. */
  recommendation?: {
    finding: string;
    action: string;
    /** The assumption of the action, its mark, and its values in words, from the least on. */
    lever: { label: string; mark?: string; values?: readonly string[] };
  };
};

/** Words above the case's picture that the drawing lacks. */
export type PictureWords = { above?: string };

/** All texts of a report in one language; `story` are the key points of the case study, by id (§3). */
export type ReportCopy = {
  language: Locale;
  /** True where other sites may frame the report. */
  isEmbeddable: boolean;
  report: DefinitionCopy;
  shell: ShellCopy;
  charts: ChartCopy;
  story: Readonly<Record<string, { title: string; description: string }>>;
};
