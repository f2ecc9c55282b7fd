import type { ViewDeclaration } from "../../../query/table/view.ts";
import type { VisualSpec } from "../../../kinds/registry.ts";
import type { ClaimKind } from "../../file-definition.ts";
import type { ChosenMeasure } from "../choose-measures.ts";
import type { Profile, ProfileOf } from "../profile-columns.ts";

export type Labels = ProfileOf<"label"> & Pick<Profile, "id" | "blanks">;
export type Days = ProfileOf<"day"> & Pick<Profile, "id" | "blanks">;
export type Numbers = ProfileOf<"number"> & Pick<Profile, "id" | "blanks">;

/** The columns and measures that the rules choose from, the most telling first. */
export type Offer = {
  rowCount: number;
  time: Days | undefined;
  /** Columns of 2 to 12 texts, and of 13 to 2,000. */
  few: readonly Labels[];
  many: readonly Labels[];
  numbers: readonly Numbers[];
  /** Measures that add up, and all. */
  amounts: readonly ChosenMeasure[];
  measures: readonly ChosenMeasure[];
};

/** A visual that a rule proposes. The code of its reason has words in both languages, which name its columns. */
export type Proposal = {
  reason: ReasonCode;
  score: number;
  spec: VisualSpec;
  columns: readonly string[];
  measures: readonly ChosenMeasure[];
  view: ViewDeclaration;
  claim: ClaimKind;
  isSorted?: boolean;
  /** A number that the reason names. */
  count?: number;
  size: "wide" | "half";
};

export type ReasonCode =
  | "months"
  | "weeks"
  | "days"
  | "years"
  | "seasons"
  | "weekdays"
  | "hours"
  | "calendar"
  | "levels"
  | "few"
  | "most"
  | "parts"
  | "means"
  | "rates"
  | "grid"
  | "trends"
  | "spread"
  | "points"
  | "rows";

/** Proposes a visual where the columns allow it. */
export type Rule = (offer: Offer) => Proposal | null;

/** Least months for a line by month. */
export const monthsOfLine = 6;
