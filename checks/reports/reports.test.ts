import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import type { ReportModule } from "../../dashboards/shell/report-layout.ts";
import type { DefinitionCopy } from "../../dashboards/shell/host/report-copy.ts";
import { describeFaults } from "../../generator/faults/describe-faults.ts";
import { checkReportFigures } from "../../generator/reports/check-report-figures.ts";
import type { ReportClaims } from "../../dashboards/query/claims/claim.ts";
import { checkClaimTitles } from "./check-claim-titles.ts";
import { checkReportLayout } from "./check-report-layout.ts";
import { checkReportCopy } from "./check-report-copy.ts";
import { checkReport } from "./check-reports.ts";
import { gatherReportCopy } from "../../generator/reports/gather-report-copy.ts";
import { checkReportClaims } from "../../generator/reports/check-report-claims.ts";
import { hashRows, rowHashesFile } from "../../generator/reports/hash-rows.ts";
import {
  listReports,
  loadClaims,
  loadFigures,
  loadReport,
} from "../../generator/reports/list-reports.ts";

const slug = "airline-satisfaction";

const slugs = await listReports();

test.each(slugs)("%s is in order", async (one) => {
  expect(describeFaults(await checkReport(one))).toEqual([]);
});

test.each(slugs)("%s has the rows that were pinned", async (one) => {
  const pinned: unknown = JSON.parse(await readFile(rowHashesFile(one), "utf8"));
  expect(hashRows(await loadReport(one)), "meant? npm run pin-rows -- <slug>").toEqual(pinned);
});

test("names words that are missing and words that nothing shows", async () => {
  const report = await loadReport(slug);
  const { report: copy } = await gatherReportCopy(slug, "es");
  const { overview: _, ...pages } = copy.pages;
  const { age: _age, ...columns }: Record<string, string> = {
    ...copy.columns,
    haul: copy.columns["class"]!,
  };
  const labels = { ...copy.labels, first: "Primera" };
  const wrong: DefinitionCopy = { ...copy, pages, columns, labels };
  const found = describeFaults(checkReportCopy("x.json", report, wrong)).join("\n");
  expect(found).toContain("pages.overview is missing");
  expect(found).toContain("labels.first is used nowhere");
  expect(found).toContain("columns.age is missing");
  expect(found).toContain('two columns are called "Clase"');
});

test("names notes that stand at no mark, or where there is no room for them", async () => {
  const report = await loadReport("ventas-bi");
  const { report: copy } = await gatherReportCopy("ventas-bi", "es");
  const note = (id: string, at: string, text = "x") => ({
    ...copy,
    visuals: { ...copy.visuals, [id]: { ...copy.visuals[id]!, annotations: [{ at, text }] } },
  });
  const check = (wrong: DefinitionCopy) =>
    describeFaults(checkReportCopy("x.json", report, wrong)).join("\n");
  const unknown = check(note("salesByMonth", "september"));
  expect(unknown).toContain("visuals.salesByMonth.annotations.0.at");
  expect(unknown).toContain('stands at "september"');
  expect(unknown).toContain("monthOfYear8");
  expect(check(note("shelves", "paperA4"))).toContain("columns, histogram, line");
  expect(check(note("salesByMonth", "monthOfYear8", "x".repeat(41)))).toContain("annotations");
  expect(check(note("salesByMonth", "monthOfYear0"))).toBe("");
});

test("names keys of the copy that no report reads", async () => {
  const report = await loadReport(slug);
  const { report: copy } = await gatherReportCopy(slug, "es");
  const [id = "", measure] = Object.entries(copy.measures)[0] ?? [];
  const measures = { ...copy.measures, [id]: { ...measure, long: "x" } };
  const wrong = { ...copy, subtitle: "x", measures } as typeof copy;
  const found = describeFaults(checkReportCopy("x.json", report, wrong)).join("\n");
  expect(found).toContain("subtitle: ");
  expect(found).toContain(`measures.${id}.long: `);
  expect(found.split("\n")).toHaveLength(2);
});

test("names a view, a measure and an id that the layout has wrong", async () => {
  const report = await loadReport(slug);
  const [page] = report.layout.pages;
  const [visual] = page!.visuals;
  const visuals = [
    { ...visual!, view: "cabin" },
    { ...visual!, view: "customer", measures: ["wifi"] },
    { ...visual!, id: "sums", view: "total", highlight: ["first"] },
    { ...visual!, id: "grid", spec: { kind: "flow" } as const },
  ];
  const wrong: ReportModule = {
    ...report,
    layout: { ...report.layout, pages: [{ id: "overview", visuals }] },
  };
  const found = describeFaults(checkReportLayout("x.ts", wrong)).join("\n");
  expect(found).toContain('the view "cabin", which there is not');
  expect(found).toContain('the measure "wifi", which its view does not keep');
  expect(found).toContain('two visuals are called "satisfiedByClass"');
  expect(found).toContain("sums shows the total, which has no bins");
  expect(found).toContain('sums highlights "first", which nothing is called');
  expect(found).toContain('grid adds up the measure "satisfied", which is no count and no sum');
});

test("names figures that do not come out, are not expected or are not stated", async () => {
  const report = await loadReport(slug);
  const { satisfied, business, ...others } = await loadFigures(slug);
  const wrong = { satisfied: { ...satisfied!, value: 43.46 }, first: business!, ...others };
  const found = describeFaults(checkReportFigures("x.ts", report, wrong)).join("\n");
  expect(found).toContain('"satisfied" is expected as 43.46, the case study says 43.45');
  expect(found).toContain('"satisfied" comes out as 43.45, not 43.46');
  expect(found).toContain('the figure "business" of the case study is not expected');
  expect(found).toContain('the case study has no figure "first"');
});

test("names a claim that is not true of all rows, one of nothing, and a title without one", async () => {
  const report = await loadReport(slug);
  const { satisfiedByAge: _, ...others } = await loadClaims(slug);
  const untrue: ReportClaims = {
    ...others,
    satisfiedByClass: { holds: ({ areTop, marked }) => areTop(marked) },
    satisfiedByMoon: { holds: () => true },
  };
  const found = describeFaults(checkReportClaims("x.ts", report, untrue)).join("\n");
  expect(found).toContain(
    'the claim of "satisfiedByClass" is not true of all rows: satisfied 0.6944, 0.2464, 0.1877',
  );
  expect(found).toContain('there is no visual "satisfiedByMoon"');
  expect(found).toContain('the title of "satisfiedByAge" claims nothing');
  expect(found.split("\n")).toHaveLength(3);
});

test("names what a title says and its claim does not", async () => {
  const report = await loadReport(slug);
  const claims = await loadClaims(slug);
  const { report: copy } = await gatherReportCopy(slug, "es");
  const wrong: DefinitionCopy = {
    ...copy,
    visuals: {
      ...copy.visuals,
      delays: { ...copy.visuals["delays"]!, title: "{{top}}", otherwise: "{{top}} {{part}}" },
    },
  };
  const found = describeFaults(checkClaimTitles("x.json", report, claims, wrong)).join("\n");
  // The ends may be tied, so that the title which stands at the opening does not name them.
  expect(found).toContain("visuals.delays names {{top}}");
  expect(found).toContain("visuals.delays names {{part}}");
  expect(found.split("\n")).toHaveLength(2);
});
