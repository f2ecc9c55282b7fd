import type { Claim, ClaimReader, ReportClaims } from "../../query/claims/claim.ts";
import type { ReportModel } from "../../query/report-model.ts";
import type { ReportModule, VisualLayout } from "../report-layout.ts";
import type { InitialSnapshot } from "../store/initial-snapshot.ts";
import type { ViewResult } from "../../query/view-result.ts";
import { findHighlight } from "./find-highlight.ts";
import { readVisual } from "./judge-claim.ts";
import { pivotMeasures } from "../visuals/pivot-measures.ts";

export type JudgedClaim = {
  page: string;
  visual: VisualLayout;
  claim: Claim;
  result: ViewResult;
  figures: ClaimReader;
};

/** Lists the visuals that have claims, with their figures before any filter. */
export function listOpeningClaims(
  { definition, layout }: Pick<ReportModule, "definition" | "layout">,
  claims: ReportClaims,
  model: ReportModel,
): JudgedClaim[] {
  return layout.pages.flatMap(({ id: page, visuals }) => {
    const { read } = model.show({ ...model.start, page });
    return visuals.flatMap((visual) => {
      const claim = claims[visual.id];
      if (claim === undefined) return [];
      const { view, pivot, measures } = visual;
      const named = measures.map((id) => ({ id }));
      const result = pivot === undefined ? read(view) : pivotMeasures(read(view), named);
      const figures = readVisual(visual, { result, total: read("total") }, definition);
      return [{ page, visual, claim, result, figures }];
    });
  });
}

/** Reads the claims of the first page in the initial state, so that it can be drawn before the claims are loaded. */
export function readOpeningClaims(
  module: Pick<ReportModule, "definition" | "layout">,
  claims: ReportClaims,
  model: ReportModel,
): InitialSnapshot["claims"] {
  const [first] = module.layout.pages;
  const known = listOpeningClaims(module, claims, model)
    .filter(({ page }) => page === first!.id)
    .map(({ visual, claim, result, figures }) => {
      const said = claim.holds(figures) ? (claim.say?.(figures) ?? {}) : null;
      const lines = Object.entries(claim.lines ?? {}).map(
        ([field, read]) => [field, { value: read(figures) }] as const,
      );
      const opening = {
        highlight: findHighlight(result, visual.highlight),
        said,
        lines: Object.fromEntries(lines),
      };
      return [visual.id, opening] as const;
    });
  return Object.fromEntries(known);
}
