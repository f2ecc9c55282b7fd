import type { Claim, ClaimReader, ReportClaims } from "../../query/claims/claim.ts";
import { readFigures } from "../../query/claims/read-figures.ts";
import type { ReportModel } from "../../query/report-model.ts";
import type { ReportModule, VisualLayout } from "../report-layout.ts";
import type { InitialSnapshot } from "../store/initial-snapshot.ts";
import { pivotMeasures } from "../visuals/pivot-measures.ts";

export type OpeningClaim = { visual: VisualLayout; claim: Claim; figures: ClaimReader };

/** Lists the visuals that claim something, with their figures before any filter. */
export function listOpeningClaims(
  { definition, layout }: Pick<ReportModule, "definition" | "layout">,
  claims: ReportClaims,
  model: ReportModel,
): (OpeningClaim & { page: string })[] {
  return layout.pages.flatMap(({ id: page, visuals }) => {
    const { read } = model.show({ ...model.start, page });
    return visuals.flatMap((visual) => {
      const claim = claims[visual.id];
      if (claim === undefined) return [];
      const { view, pivot, measures, highlight: marked = [] } = visual;
      const named = measures.map((id) => ({ id }));
      const drawn = pivot === undefined ? read(view) : pivotMeasures(read(view), named);
      const main = pivot ?? measures[0]!;
      return [
        { page, visual, claim, figures: readFigures(drawn, definition.measures, { main, marked }) },
      ];
    });
  });
}

/** What the claims of the first page say and draw, so that it is drawn before they are loaded. */
export function readOpeningClaims(
  module: Pick<ReportModule, "definition" | "layout">,
  claims: ReportClaims,
  model: ReportModel,
): InitialSnapshot["claims"] {
  const [first] = module.layout.pages;
  const known = listOpeningClaims(module, claims, model)
    .filter(({ page, claim }) => page === first!.id && (claim.say ?? claim.lines) !== undefined)
    .map(({ visual, claim, figures }) => {
      const lines = Object.entries(claim.lines ?? {}).map(
        ([field, read]) => [field, { value: read(figures) }] as const,
      );
      const said = Object.entries(claim.say?.(figures) ?? {}).flatMap(([place, one]) =>
        "value" in one ? [[place, one] as const] : [],
      );
      return [
        visual.id,
        { said: Object.fromEntries(said), lines: Object.fromEntries(lines) },
      ] as const;
    });
  return Object.fromEntries(known);
}
