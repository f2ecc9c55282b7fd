import type { ReportAlternatives } from "../query/claims/claim.ts";
import type { ReportDefinition } from "../query/report-definition.ts";
import type { ReportLayout, ReportPicture } from "../shell/report-layout.ts";
import type { ClaimKind } from "./open-claims.ts";

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
