import type { ReportClaims } from "../../dashboards/query/claims/claim.ts";
import { openRowlessModel } from "../../dashboards/query/open-rowless-model.ts";
import type { DefinitionCopy } from "../../dashboards/shell/host/report-copy.ts";
import type { ReportModule } from "../../dashboards/shell/report-layout.ts";
import { fault, type Fault } from "../../generator/faults/fault.ts";
import { listOpeningClaims } from "../../dashboards/shell/claims/opening-claims.ts";

/** Places that every claim fills from its first measure. */
const ends = ["top", "topValue", "bottom", "bottomValue"];
/** Both sides of the comparison, which every title may say. */
const dates = "comparison";

/** Titles may name only places that their claim fills; the opening title may not name the extremes, which may be tied. */
export function checkClaimTitles(
  file: string,
  report: ReportModule,
  claims: ReportClaims,
  copy: DefinitionCopy,
): Fault[] {
  const opening = listOpeningClaims(report, claims, openRowlessModel(report.definition));
  const said = new Map(
    opening.map(({ visual, claim, figures }) => [
      visual.id,
      [...Object.keys(claim.say?.(figures) ?? {}), ...(claim.ratio ? ["times"] : [])],
    ]),
  );
  return Object.entries(copy.visuals).flatMap(([id, { title, otherwise, reversed, alike }]) => {
    const own = said.get(id);
    const unknown = [
      ...listPlaces(title).filter((place) => ![...(own ?? []), dates].includes(place)),
      ...[otherwise, reversed, alike]
        .flatMap(listPlaces)
        .filter((place) => ![...(own ?? []), ...ends, dates].includes(place)),
    ];
    const known = own?.join(", ") || "nothing";
    return unknown.map((place) =>
      fault(file, "report/title-place", { id, name: `{{${place}}}`, known }),
    );
  });
}

function listPlaces(text = ""): string[] {
  return [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, place]) => place!);
}
