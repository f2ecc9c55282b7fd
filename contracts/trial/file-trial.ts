/** Slug of the report of a visitor's own file: its document is a frame of the page on which the file is dropped. */
export const trialSlug = "_archivo";

export const trialLimits = { bytes: 200_000_000, phoneBytes: 20_000_000, rows: 1_048_576 } as const;

/**
 * From the page to its frame, which answers a greeting once it is ready. A file of null is the sample; `isOther` says
 * which doubts got their other answer.
 */
export type TrialOrder<Content = unknown> =
  | { type: "greet" }
  | { type: "read"; file: Content | null; name: string; isBeginning: boolean }
  | { type: "answer"; isOther: readonly boolean[] }
  | { type: "cancel" };

/** One thing that was understood of the file, with the first text that shows it. */
export type Understood = {
  topic: "encoding" | "separator" | "sheet" | "header" | "marks" | "dates" | "nulls";
  value: string;
  found?: string;
  column?: string;
};

type ColumnType = "text" | "number" | "date" | "time";

/** Some of the first rows, as texts. */
export type TrialPreview = {
  columns: readonly { name: string; type: ColumnType; texts: number }[];
  rows: readonly { line: number; cells: readonly string[] }[];
  /** Names of the columns that are left out. */
  more: readonly string[];
};

/** How the data would look under an answer: days from first to last and rows by month, or the total of a column. */
export type TrialOutcome = {
  read: string;
  first?: string;
  last?: string;
  months?: readonly number[];
  total?: number;
};

export type TrialDoubt = {
  code: "dateOrder" | "thousandsOrDecimals" | "totals";
  column: string;
  found: string;
  line: number;
  /** Rows that the doubt is about. */
  rows: number;
  answers: readonly [TrialOutcome, TrialOutcome];
};

export type TrialFault = {
  code:
    | "password"
    | "oldExcel"
    | "notTable"
    | "tooLarge"
    | "zipBomb"
    | "nothingToDraw"
    | "tooFew"
    | "other";
  params: Readonly<Record<string, number>>;
  /** The fault in words, of one that has no screen of its own. */
  text: string;
};

/** From the frame to its page. */
export type TrialNews =
  | { type: "ready" }
  | { type: "progress"; share: number; rows: number }
  | { type: "understood"; understood: readonly Understood[]; preview: TrialPreview }
  | { type: "doubts"; rowCount: number; columnCount: number; doubts: readonly TrialDoubt[] }
  | { type: "drawn"; result: TrialResult }
  | { type: "shown"; headlines: readonly string[]; totals: readonly string[] }
  | { type: "failed"; fault: TrialFault };

export type TrialResult = {
  rowCount: number;
  columns: readonly { name: string; type: ColumnType }[];
  /** Sentences on what was decided without asking. */
  notes: readonly string[];
  /** The definition as JSON, without rows. */
  definition: string;
};
