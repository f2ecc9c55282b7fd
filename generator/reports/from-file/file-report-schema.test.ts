import { toJsonSchema } from "@valibot/to-json-schema";
import { expect, test } from "vitest";
import * as v from "valibot";
import { openDefinition } from "../../../dashboards/from-file/open-definition.ts";
import type { FileDefinition } from "../../../dashboards/from-file/file-definition.ts";
import { createModel } from "../../../dashboards/query/report-model.ts";
import { createTable } from "../../../dashboards/query/table/table.ts";
import type { ReportModule } from "../../../dashboards/shell/report-layout.ts";
import { inProduct } from "../../../roots/roots.ts";
import { gatherReportCopy } from "../gather-report-copy.ts";
import { listReports, loadReport } from "../list-reports.ts";
import { fileReportSchema } from "./file-report-schema.ts";

const { report: reportSchema, texts: textsSchema } = fileReportSchema.entries;

/** Writes a report of the product as JSON: its data and layout, with neither the code of claims nor that of the lever. */
function writeDefinition({ definition, layout, picture }: ReportModule): unknown {
  const { measures, views, comparedBy, reasons, story } = definition;
  const { cards, slicers, units, pages } = layout;
  const own = pages.map(({ id, visuals }) => ({
    id,
    visuals: visuals.map((visual) => ({ ...visual, hasLever: undefined })),
  }));
  const declared = { measures, views, comparedBy, reasons, story, cards, units, picture };
  const names = slicers.map(({ view }) => view);
  return JSON.parse(JSON.stringify({ ...declared, slicers: names, pages: own, claims: {} }));
}

test.each(await listReports())(
  "%s can be said by a definition, with the same figures",
  async (slug) => {
    const report = await loadReport(slug);
    const written = v.parse(reportSchema, writeDefinition(report)) as FileDefinition;
    expect(v.is(textsSchema.entries.es, (await gatherReportCopy(slug, "es")).report)).toBe(true);
    const { columns } = report.definition;
    const opened = openDefinition(slug, written, { columns } as never, report);
    const table = createTable(columns, report.generate());
    const [own, other] = [report, opened].map(({ definition }) => {
      const model = createModel(definition, table);
      const [step] = definition.story;
      const views = Object.keys(definition.views);
      const { read } = model.show(step === undefined ? model.start : model.stateOf(step), views);
      return views.map((view) =>
        (definition.views[view]!.measures ?? []).map((measure) => read(view).values(measure)),
      );
    });
    expect(other).toEqual(own);
  },
);

test("the JSON Schema that editors complete a definition from is that of the build", async () => {
  const schema = toJsonSchema(fileReportSchema, { errorMode: "ignore" });
  await expect(`${JSON.stringify(schema, null, 2)}\n`).toMatchFileSnapshot(
    inProduct("dashboards/from-file/report.schema.json"),
  );
});
