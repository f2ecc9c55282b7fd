import { expect, test } from "vitest";
import { layOutCard } from "../../dashboards/kinds/card/layout.ts";
import type { VisualProps } from "../../dashboards/render/visual-props.ts";
import { createTable } from "../../dashboards/query/table/table.ts";
import { selectBins, type ReportState } from "../../dashboards/query/state/report-state.ts";
import { openFeature } from "../../dashboards/shell/periods/compare-groups.ts";
import { nameMeasure } from "../../dashboards/shell/visuals/name-axes.ts";
import { createTips } from "../../dashboards/interact/tips.ts";
import { listReports } from "../../generator/reports/list-reports.ts";
import { openRows } from "../support/claims/open-rows.ts";
import { loadReportModel, type LoadedReport } from "../support/report-model.ts";

// Two groups on the cards of a report without dates are recomputed row by row, under a filter on another column.

const reports = (
  await Promise.all((await listReports()).map(async (slug) => loadReportModel(slug, "es")))
).filter(({ module }) => module.definition.comparedBy === undefined);

/** Shows the cards of a state that compares groups. */
async function openCards(known: LoadedReport) {
  const { module, model, describe } = known;
  const table = createTable(module.definition.columns, module.generate());
  const { show } = await openFeature(
    module,
    { outline: model, loadRows: async () => ({ table, model }) },
    undefined,
  );
  return (state: ReportState, measure: string) => {
    const { adapt, read } = show(state, { ...model.show(state), describe });
    const { isLowerBetter } = module.layout.cards.find((card) => card.measure === measure)!;
    const card = {
      id: measure,
      title: "",
      spec: { kind: "card" as const, ...(isLowerBetter && { isLowerBetter }) },
      result: read("total"),
      read,
      measures: [nameMeasure(known, measure, undefined)],
      axes: [],
      selection: null,
      sort: null,
      format: known.format,
      tips: createTips(),
    } satisfies VisualProps;
    const store = { change: () => undefined };
    return adapt!({ copy: known.copy, format: known.format, store }, card);
  };
}

test("the reports without dates are the three that have none", () => {
  expect(reports.map(({ module }) => module.definition.slug)).toEqual([
    "people-analytics",
    "proyectos-bi-gestion",
    "rfm-analysis",
  ]);
});

test.each(reports.map((known) => [known.module.definition.slug, known] as const))(
  "%s compares what the rows of both groups give",
  async (_, known) => {
    const { module, model } = known;
    const { start } = model;
    const readRows = openRows(module, model);
    const cardOf = await openCards(known);
    const lists = module.layout.slicers.filter(({ kind }) => kind === "list");
    const faults: string[] = [];
    for (const { view } of lists) {
      const last = model.axes(start, view)[0]!.size - 1;
      const other = lists.find((one) => one.view !== view)!.view;
      for (const filtered of [start, selectBins(start, other, [0]), selectBins(start, view, [0])]) {
        const state: ReportState = { ...filtered, groups: { view, of: [last, 0] } };
        for (const { measure } of module.layout.cards) {
          const own = { id: "", view: "total", measures: [measure], span: 4 } as const;
          const [now, before] = [last, 0].map((bin) =>
            readRows({ ...own, spec: { kind: "bars" } }, selectBins(filtered, view, [bin])).whole(
              measure,
            ),
          );
          const found = cardOf(state, measure).result.compared(measure);
          const isShare = module.definition.measures[measure]!.unit === "percent";
          const isTrivial = isShare && [now, before].every((share) => share === 0 || share === 1);
          if (found === null && isTrivial) continue;
          if (isSame(found?.current[0], now) && isSame(found?.reference[0], before)) continue;
          faults.push(`${view} ${measure}: ${String(found?.current[0])} instead of ${String(now)}`);
        }
      }
    }
    expect(faults).toEqual([]);
  },
);

test("a card names both groups and their difference", async () => {
  const known = reports[0]!;
  const cardOf = await openCards(known);
  const state = { ...known.model.start, groups: { view: "level", of: [2, 0] } } as const;
  const card = cardOf(state, "staff");
  expect(layOutCard({ ...card, spec: { kind: "card" } }).change).toMatchObject({
    text: "−85,7\u00A0%",
    name: "Puestos de mando frente a Puestos base",
  });
});

function isSame(one: number | undefined, other: number | undefined): boolean {
  if (one === undefined || other === undefined) return one === other;
  if (Number.isNaN(one) || Number.isNaN(other)) return Number.isNaN(one) && Number.isNaN(other);
  return Math.abs(one - other) <= 1e-6 * Math.max(1, Math.abs(other));
}
