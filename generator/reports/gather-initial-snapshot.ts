import { createModel } from "../../dashboards/query/report-model.ts";
import {
  readInitialSnapshot,
  type InitialSnapshot,
} from "../../dashboards/shell/store/initial-snapshot.ts";
import type { RememberText } from "../cache/remember-text.ts";
import { recommendFor } from "../../dashboards/query/claims/recommendation.ts";
import { loadClaims, loadRecommend, loadReport } from "./list-reports.ts";
import { readOpeningClaims } from "../../dashboards/shell/claims/opening-claims.ts";
import { openTable } from "./open-table.ts";
import { listReportSources } from "./report-sources.ts";

export async function gatherInitialSnapshot(
  slug: string,
  remember: RememberText,
): Promise<InitialSnapshot> {
  const text = await remember("initial snapshot", listReportSources(slug), async () =>
    JSON.stringify(await readSnapshot(slug)),
  );
  return JSON.parse(text) as InitialSnapshot;
}

async function readSnapshot(slug: string): Promise<InitialSnapshot> {
  const [module, claims, recommend] = await Promise.all([
    loadReport(slug),
    loadClaims(slug),
    loadRecommend(slug),
  ]);
  const { definition } = module;
  const table = openTable(module);
  const model = createModel(definition, table);
  const rows = model.show(model.start).listRows();
  return {
    ...readInitialSnapshot(definition, model, readOpeningClaims(module, claims, model)),
    recommendation: recommendFor(recommend, table, rows, []),
  };
}
