import type { ReportClaims } from "../../dashboards/query/claims/claim.ts";
import { createModel } from "../../dashboards/query/report-model.ts";
import type { ReportModule } from "../../dashboards/shell/report-layout.ts";
import { fault, type Fault } from "../faults/fault.ts";
import {
  listOpeningClaims,
  type JudgedClaim,
} from "../../dashboards/shell/claims/opening-claims.ts";
import { openTable } from "./open-table.ts";

/** Lists claims of a report's titles that are missing, unknown or not true of all rows (D14, D24). */
export function checkReportClaims(
  file: string,
  report: ReportModule,
  claims: ReportClaims,
): Fault[] {
  const { definition, layout } = report;
  const visuals = layout.pages.flatMap((page) => page.visuals.map(({ id }) => id));
  const model = createModel(definition, openTable(report));
  const unknown = Object.keys(claims)
    .filter((id) => !visuals.includes(id))
    .map((id) => fault(file, "report/claim-stray", { id }));
  const silent = visuals
    .filter((id) => claims[id] === undefined)
    .map((id) => fault(file, "report/claim-absent", { id }));
  const untrue = listOpeningClaims({ definition, layout }, claims, model)
    .filter(({ claim, figures }) => !claim.holds(figures))
    .map((opening) =>
      fault(file, "report/claim-untrue", {
        id: opening.visual.id,
        figures: listFigures(opening),
      }),
    );
  return [...unknown, ...silent, ...untrue];
}

const shownFigures = 12;

function listFigures({ visual, figures }: JudgedClaim): string {
  return visual.measures
    .map((measure) => {
      const all = figures.all(measure);
      const listed = all.slice(0, shownFigures).join(", ");
      return `${measure} ${listed}${all.length > shownFigures ? " …" : ""}`;
    })
    .join("; ");
}
