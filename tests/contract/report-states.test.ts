import type { Target } from "../../dashboards/kinds/chart.ts";
import { laterKinds, loadKinds, type VisualSpec } from "../../dashboards/kinds/registry.ts";
import { expect, test } from "vitest";
import { readSeries } from "../../dashboards/kinds/read-series.ts";
import { layOutParts } from "../../dashboards/kinds/bars/bar-parts.ts";
import { readTable } from "../../dashboards/kinds/table/read-table.ts";
import { summarise } from "../../dashboards/kinds/summary/summarise.ts";
import { createTips } from "../../dashboards/interact/tips.ts";
import type { VisualProps } from "../../dashboards/render/visual-props.ts";
import {
  drillDown,
  selectBins,
  type ReportState,
} from "../../dashboards/query/state/report-state.ts";
import type { ReportResult } from "../../dashboards/query/report-model.ts";
import { nameCompared } from "../../dashboards/shell/periods/name-compared.ts";
import { makeVisualProps, nameVisual } from "../../dashboards/shell/visuals/make-visual-props.ts";
import type { Describe } from "../../dashboards/shell/claims/description.ts";
import type { VisualLayout } from "../../dashboards/shell/report-layout.ts";
import { listReports } from "../../generator/reports/list-reports.ts";
import {
  isDrillable,
  loadReportModel,
  listVisuals,
  type LoadedReport,
} from "../support/report-model.ts";

// Texts of a report in every state that is one click away, in both languages: no NaN, nothing about bins without rows,
// and no claim about all rows where some are filtered out.

type Reached = { name: string; state: ReportState; filtered: string };
type Shown = ReportResult & { state: ReportState; describe: Describe };

const ignore = (): void => undefined;
const actions = { onSelect: ignore, onSort: ignore, onDrill: ignore, onDrillUp: ignore };
await loadKinds(laterKinds);
const counted = { slicers: 0, drills: 0 };

for (const slug of await listReports()) {
  const spanish = await loadReportModel(slug, "es");
  const english = await loadReportModel(slug, "en");

  test(`${slug} says nothing false under any single filter`, () => {
    const { model, module } = spanish;
    const slicers = listSlicerStates(spanish);
    const drills = listDrillStates(spanish);
    counted.slicers += slicers.length;
    counted.drills += drills.length;
    const faults: string[] = [];
    for (const { id: page, visuals } of module.layout.pages) {
      for (const reached of [...slicers, ...drills]) {
        const state = { ...reached.state, page };
        const shown = { state, ...model.show(state), describe: spanish.describe };
        for (const visual of visuals) {
          for (const report of [spanish, english]) {
            const props = showVisual(report, visual, shown);
            const found = [
              ...findFalseClaims(report, visual, props, { ...reached, ...shown }),
              ...findOddTexts(report, props),
              ...findEmptyMarks(report, visual, props, shown),
            ];
            faults.push(...found.map((fault) => `${reached.name}: ${visual.id}: ${fault}`));
          }
        }
      }
    }
    expect(faults.slice(0, 20)).toEqual([]);
  });
}

test("every value of every slicer was chosen, and every bin drilled into", () => {
  expect(counted.slicers).toBeGreaterThan(350);
  expect(counted.drills).toBeGreaterThan(50);
});

function listSlicerStates({ module, model }: LoadedReport): Reached[] {
  return module.layout.slicers.flatMap(({ view, kind }) =>
    model.axes(model.start, view).flatMap(({ size }) =>
      Array.from({ length: size }, (_, bin): Reached => {
        const selection = kind === "range" ? { from: bin, to: bin + 1 } : [bin];
        const state = selectBins(model.start, view, selection);
        return { name: `${view} ${String(bin)}`, state, filtered: view };
      }),
    ),
  );
}

function listDrillStates(known: LoadedReport): Reached[] {
  const { model } = known;
  const views = listVisuals(known).flatMap(({ visual }) =>
    isDrillable(known, visual) ? visual.view : [],
  );
  return [...new Set(views)].flatMap((view) =>
    Array.from({ length: model.axes(model.start, view)[0]!.size }, (_, bin): Reached => {
      const state = drillDown(model.start, view, bin);
      return { name: `into ${view} ${String(bin)}`, state, filtered: "" };
    }),
  );
}

function showVisual(report: LoadedReport, layout: VisualLayout, shown: Shown): VisualProps {
  const open = { ...report, tips: createTips() };
  const depth = shown.state.drill[layout.view]?.length ?? 0;
  const names = nameVisual(open, layout, depth, nameCompared(report, shown.state));
  return makeVisualProps(open, layout, names, actions, shown);
}

/**
 * Finds unjudged claims: of a bin's children, or by lines of all rows; and a neutral title while no row or compared day
 * is missing. `report-claims.test.ts` recomputes the judged ones.
 */
function findFalseClaims(
  { model, copy, claims }: LoadedReport,
  { id, view, spec }: VisualLayout,
  props: VisualProps,
  { filtered, countRows }: Reached & Shown,
): string[] {
  const { neutral } = copy.report.visuals[id]!;
  const { depth } = props.result;
  const isDated = /\{\{comparison\}\}/.test(copy.report.visuals[id]!.title);
  const isWhole = countRows() === model.rowCount || (view === filtered && !isDated);
  const isNeutral = props.title === neutral[depth];
  const faults: string[] = [];
  if (isWhole && isNeutral) faults.push(`is called "${props.title}"`);
  if (depth > 0 && !isNeutral) faults.push(`is called "${props.title}" inside a bin`);
  if (isWhole) return faults;
  if (isNeutral && (props.highlight ?? []).length > 0) faults.push("keeps its highlight");
  if (isNeutral && "highlighted" in props.spec) faults.push("keeps its highlighted series");
  if (depth === 0 && claims[id]?.lines !== undefined) return faults;
  const shown = JSON.stringify(listLines(props.spec));
  if (shown !== JSON.stringify(listLines(spec))) faults.push(`has the lines ${shown}`);
  return faults;
}

function listLines(spec: VisualSpec): Target[] {
  const lines: (Target | undefined)[] = [];
  if ("target" in spec) lines.push(spec.target);
  if (spec.kind === "scatter") lines.push(spec.acrossLine, spec.upLine);
  return lines.filter((line) => line !== undefined);
}

function findOddTexts({ format }: LoadedReport, props: VisualProps): string[] {
  const { heads, columns, rows } = readTable(props, props.sort);
  const texts = [
    props.title,
    props.description ?? "",
    summarise(props),
    ...heads,
    ...columns.map(({ name }) => name),
    ...rows.flatMap(({ names, values }) =>
      names.concat(values.map((value, at) => format.plain(columns[at]!.measure, value))),
    ),
  ];
  const faults = texts.filter((text) => /NaN|undefined|null|Infinity|∞|\{\{/.test(text));
  if (summarise(props).includes("—")) faults.push(`"${summarise(props)}"`);
  return faults;
}

/** Finds bins without rows that are drawn, named or counted, and bars of missing values. */
function findEmptyMarks(
  { module, model }: LoadedReport,
  { view, pivot }: VisualLayout,
  props: VisualProps,
  { state, read }: Shown,
): string[] {
  const { result, spec } = props;
  const faults: string[] = [];
  const { measures, views } = module.definition;
  const own = views[view]?.measures ?? Object.keys(measures);
  const counting = own.find(
    (id) => measures[id]!.value.kind === "count" && !("where" in measures[id]!.value),
  );
  // Rows that stay for more bins than their own count in each bin in which they are present.
  const kept = own.find((id) => measures[id]!.value.kind === "presence") ?? counting;
  const counts = kept === undefined ? null : read(view).values(kept);
  const hasRows = (bin: number): boolean =>
    counts === null ? result.hasRows(bin) : counts[bin % counts.length]! > 0;
  const { rows } = readTable(props, props.sort);
  if (!rows.every(({ bin }) => hasRows(bin))) faults.push("has a row for a bin without any");
  const parent = state.drill[view]?.at(-1);
  const parents = model.shape.views[view]?.[1]?.parents;
  if (parent !== undefined && !rows.every(({ bin }) => parents?.[bin] === parent)) {
    faults.push("shows bins of another parent");
  }
  if (spec.kind === "scatter") {
    const points = rows.filter(({ values }) => !values.slice(0, 2).some(Number.isNaN));
    const stated = Number(/^[\d.,]+(?= )/.exec(summarise(props))?.[0] ?? points.length);
    if (points.length > 1 && stated !== points.length)
      faults.push(`states ${String(stated)} points`);
  }
  if (spec.kind === "bars" || spec.kind === "columns") {
    const isOrdered = result.axes[0]?.kind !== "labels" && spec.kind === "columns";
    const { series, categories } = readSeries(props, isOrdered);
    const named = categories.filter((_, at) => series.some(({ cells }) => hasRows(cells[at]!.bin)));
    if (!isOrdered && pivot === undefined && named.length < categories.length) {
      faults.push("names a bar without rows");
    }
    const parts = layOutParts(series, categories.length, "grouped").flat();
    const empty = parts.filter(
      ({ cell, to, baseline }) => Number.isNaN(cell.value) && (to !== 0 || baseline !== 0),
    );
    if (empty.length > 0) faults.push("draws a bar for what has no value");
  }
  return faults;
}
