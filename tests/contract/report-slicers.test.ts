import { expect, test } from "vitest";
import { findCountMeasure } from "../../dashboards/shell/visuals/find-count-measure.ts";
import { listReports, loadReport } from "../../generator/reports/list-reports.ts";

test("every name of a slicer has its count, in one unit for the whole report", async () => {
  const reports = await Promise.all((await listReports()).map(async (slug) => loadReport(slug)));
  const counted = reports.map(({ definition, layout }) => {
    const lists = layout.slicers.filter(({ kind }) => kind === "list");
    const units = lists.map(({ view }) => findCountMeasure(definition, view)?.id);
    return { slug: definition.slug, units: [...new Set(units)] };
  });
  expect(counted.filter(({ units }) => units.length !== 1 || units[0] === undefined)).toEqual([]);
});
