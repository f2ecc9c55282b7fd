import type { ReportAlternatives } from "../query/claims/claim.ts";
import type { ReportDefinition } from "../query/report-definition.ts";
import type { ReportLayout, ReportPicture } from "../shell/report-layout.ts";

/**
 * When the title of a visual is true, and what its text may name:
 * - `highest`: one bin is above all others, `best`; `bestValue`, and `share`, its part of the sum.
 * - `few`: at most a third of the bins make up half of the sum; `few` of `all`, with their `share`.
 * - `rising`, `falling`: the bins in order tend up or down; `first`, `firstValue`, `last`, `lastValue`.
 * - `always`: the text says what is measured, and nothing that could be false.
 */
export type ClaimKind = "highest" | "few" | "rising" | "falling" | "always";

/** A report of the owner's rows, as its JSON says it; the columns are those of its file of rows. */
export type FileDefinition = Pick<
  ReportDefinition,
  "measures" | "views" | "comparedBy" | "reasons" | "story"
> &
  Pick<ReportLayout, "cards" | "pages" | "units"> & {
    /** Views to filter by. */
    slicers: readonly string[];
    picture: ReportPicture;
    /** When the title of each visual is true. */
    claims: Readonly<Record<string, ClaimKind>>;
    alternatives?: ReportAlternatives;
  };
