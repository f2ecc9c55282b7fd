import { beforeAll, expect, test } from "vitest";
import { SeededRandom } from "../../dashboards/data/seeded-random.ts";
import { createTips } from "../../dashboards/interact/tips.ts";
import { drawChart } from "../../dashboards/kinds/chart-kind.ts";
import { findKind, laterKinds, loadKinds } from "../../dashboards/kinds/registry.ts";
import { summarise } from "../../dashboards/kinds/summary/summarise.ts";
import type { ReportAlternatives } from "../../dashboards/query/claims/claim.ts";
import { presentVisual, shineOn } from "../../dashboards/query/state/present-visual.ts";
import { selectBins, type ReportState } from "../../dashboards/query/state/report-state.ts";
import { createTable } from "../../dashboards/query/table/table.ts";
import { toCsv } from "../../dashboards/render/csv.ts";
import type { VisualProps } from "../../dashboards/render/visual-props.ts";
import { isAdditive } from "../../dashboards/query/measures/is-additive.ts";
import { openPresentation } from "../../dashboards/shell/presentation/open-presentation.ts";
import type { VisualLayout } from "../../dashboards/shell/report-layout.ts";
import { nameCompared } from "../../dashboards/shell/periods/name-compared.ts";
import { writeMeasureName } from "../../dashboards/shell/visuals/name-axes.ts";
import { makeVisualProps, nameVisual } from "../../dashboards/shell/visuals/make-visual-props.ts";
import { listReports } from "../../generator/reports/list-reports.ts";
import { openRows, type NaiveFigures } from "../support/claims/open-rows.ts";
import { listVisuals, loadReportModel, type LoadedReport } from "../support/report-model.ts";

// Values that a reader switches, divides or spotlights are recomputed from the rows, without the second model: every
// alternative of every visual, small multiples by every dimension, and spotlights on random parts, under random
// filters. Some dimensions of each visual; `PRESENTATION_STATES=20` tests all of them, in more states.

const randomStates = Number(process.env["PRESENTATION_STATES"] ?? 1);
const ignore = (): void => undefined;
let asked = "";
const actions = {
  onSelect: ignore,
  onSort: ignore,
  onDrill: ignore,
  onDrillUp: ignore,
  onWhy: (...about: readonly unknown[]): void => void (asked = JSON.stringify(about)),
};
const widths = [350, 720];
const store = { change: ignore };
const mostPanels = 12;

type Opened = Awaited<ReturnType<typeof open>>;

let last: { slug: string; opened: Promise<Opened> } | undefined;

/** Opened once for the tests of a report, which follow each other. */
async function openOnce(slug: string): Promise<Opened> {
  if (last?.slug !== slug) last = { slug, opened: open(slug) };
  return last.opened;
}

beforeAll(async () => loadKinds(laterKinds));

async function open(slug: string) {
  const spanish = await loadReportModel(slug, "es");
  const english = await loadReportModel(slug, "en");
  const { model, module } = spanish;
  const file = `../../dashboards/reports/${slug}/claims.ts`;
  const { alternatives } = (await import(file)) as { alternatives: ReportAlternatives };
  const table = createTable(module.definition.columns, module.generate());
  const presentation = openPresentation({
    module,
    outline: model,
    rows: { table, model },
    alternatives,
  });
  const readRows = openRows(module, model);
  return { spanish, reports: [spanish, english], alternatives, presentation, readRows };
}

/** Returns a visual in the presentation of a state. */
function present(
  { presentation }: Opened,
  report: LoadedReport,
  own: VisualLayout,
  state: ReportState,
) {
  const actual = { ...report.model.show(state), describe: report.describe };
  const shown = presentation.show(state, actual);
  const layout = shown.layoutOf?.(own) ?? own;
  const shownReport = { ...report, tips: createTips() };
  const names = nameVisual(shownReport, layout, 0, nameCompared(report, state));
  const props = makeVisualProps(shownReport, layout, names, actions, { ...shown, state });
  return shown.adapt?.({ ...report, store }, props, own) ?? props;
}

for (const slug of await listReports()) {
  test(
    `${slug}: a measure that is switched to is drawn, named and described as its rows give it`,
    { timeout: 3_600_000 },
    async () => {
      const opened = await openOnce(slug);
      const { spanish, reports, alternatives, readRows } = opened;
      const { measures } = spanish.module.definition;
      const visuals = listVisuals(spanish);
      const ids = new Set(visuals.map(({ visual }) => visual.id));
      expect(Object.keys(alternatives).filter((id) => !ids.has(id))).toEqual([]);
      const faults: string[] = [];
      for (const { page, visual } of visuals) {
        for (const measure of alternatives[visual.id] ?? []) {
          for (const filtered of drawStates(spanish, randomStates)) {
            const state = presentVisual({ ...filtered, page }, visual.id, { measure });
            const rows = readRows({ ...visual, measures: [measure] }, state);
            for (const report of reports) {
              const props = present(opened, report, visual, state);
              const name = writeMeasureName(report.copy, measure, nameCompared(report, state));
              const fault = (text: string): void =>
                void faults.push(
                  `${visual.id} ${measure} ${JSON.stringify(state.filters)} ${text}`,
                );
              if (props.measures[0]!.unit !== measures[measure]!.unit) fault("has another unit");
              if (!props.title.startsWith(`${name} `)) fault(`is called ${props.title}`);
              if (props.highlight !== undefined || "target" in props.spec) fault("argues");
              if (!toCsv(props).split("\r\n")[0]!.includes(name)) fault("is downloaded as another");
              if (isAddable(spanish, measure)) checkValues(props, measure, rows, fault);
              checkDrawing(props, fault);
            }
          }
        }
      }
      expect(faults.slice(0, 20)).toEqual([]);
    },
  );

  test(
    `${slug}: small multiples are the chart of each part, on one scale, and sum to the whole`,
    { timeout: 3_600_000 },
    async () => {
      const opened = await openOnce(slug);
      const { spanish, reports, readRows, presentation } = opened;
      const { measures, views } = spanish.module.definition;
      const random = new SeededRandom(44);
      const faults: string[] = [];
      for (const { page, visual } of listVisuals(spanish)) {
        for (const dimension of choose(Object.keys(views), random)) {
          const [first] = visual.measures;
          for (const [at, filtered] of drawStates(spanish, randomStates).entries()) {
            const state = presentVisual({ ...filtered, page }, visual.id, { dimension });
            const report = reports[at % 2]!;
            const props = present(opened, report, visual, state);
            const fault = (text: string): void =>
              void faults.push(
                `${visual.id} by ${dimension} ${JSON.stringify(filtered.filters)} ${text}`,
              );
            if (props.spec.kind !== "multiples") continue;
            const { result } = props;
            const [down, across] = [result.axes[0]!.size, result.axes[1]!.size];
            if (down > mostPanels) fault(`has ${String(down)} panels`);
            if (presentation.describe(report, state).length !== 1) fault("is not described");
            checkDrawing(props, fault);
            const values = result.values(first!);
            const whole = readRows(visual, state);
            if (isAdditive(measures[first!]!.value)) {
              for (const { bin, value } of whole.list()) {
                const sum = Array.from({ length: down }, (_, row) => values[row * across + bin]!)
                  .filter((one) => !Number.isNaN(one))
                  .reduce((all, one) => all + one, 0);
                // A view filtered by the dimension itself has no other panels.
                if (!isNear(sum, value)) fault(`sums to ${String(sum)} of ${String(value)}`);
              }
            }
            const bins = spanish.model.axes(spanish.model.start, dimension)[0]!.size;
            if (bins > mostPanels || !isAddable(spanish, first!)) continue;
            for (const { panel, row } of matchPanels(report, props, dimension)) {
              if (panel < 0) fault(`has no name for ${String(row)}`);
              const narrowed = selectBins(state, dimension, [panel]);
              const chosen = state.filters[dimension];
              if (chosen !== undefined && !listBins(chosen).includes(panel))
                fault("is filtered out");
              const naive = readRows(visual, narrowed);
              const within = { view: dimension, bins: [panel] };
              props.onWhy!(Array.from({ length: across }, (_, bin) => row * across + bin));
              if (asked !== JSON.stringify([[], within])) fault(`asks ${asked} of a panel`);
              for (const { bin, value } of naive.list()) {
                const drawn = values[row * across + bin]!;
                props.onWhy!([row * across + bin]);
                if (asked !== JSON.stringify([[bin], within])) fault(`asks ${asked} of a mark`);
                if (!isNear(drawn, value))
                  fault(`${String(panel)} ${String(bin)}: ${String(drawn)}`);
              }
            }
          }
        }
      }
      expect(faults.slice(0, 20)).toEqual([]);
    },
  );

  test(
    `${slug}: a spotlight leaves the whole as it is, and shows the part that its rows give`,
    { timeout: 3_600_000 },
    async () => {
      const opened = await openOnce(slug);
      const { spanish, reports, readRows } = opened;
      const { model, module } = spanish;
      const { measures, views } = module.definition;
      const random = new SeededRandom(43);
      const faults: string[] = [];
      let lit = 0;
      for (const filtered of drawStates(spanish, randomStates)) {
        for (const view of choose(Object.keys(views), random)) {
          const axes = model.axes(model.start, view);
          if (axes.length !== 1) continue;
          const bin = random.below(axes[0]!.size);
          for (const { page, visual } of listVisuals(spanish)) {
            const state = { ...filtered, page };
            const report = reports[random.below(2)]!;
            const before = present(opened, report, visual, state);
            const props = present(opened, report, visual, shineOn(state, { view, bin }));
            if (props.comparison === undefined) continue;
            lit += 1;
            const fault = (text: string): void =>
              void faults.push(
                `${visual.id} ${view} ${String(bin)} ${JSON.stringify(state.filters)} ${text}`,
              );
            if (props.title !== before.title) fault(`is called ${props.title}`);
            if (summarise(props) !== summarise(before)) fault("is summed up otherwise");
            if (JSON.stringify(props.spec) !== JSON.stringify(before.spec))
              fault("is drawn otherwise");
            checkDrawing(props, fault);
            const part = readPart(readRows, visual, state, { view, bin });
            for (const id of visual.measures.filter((one) => isAddable(spanish, one))) {
              if (visual.pivot !== undefined) continue;
              const [whole, drawn] = [props.result.values(id), props.result.totals(id)];
              for (const code of props.result.shown) {
                const value = part(id, code);
                const isRight =
                  value === undefined ? !(Math.abs(drawn[code]!) > 0) : isNear(drawn[code]!, value);
                if (!isRight) {
                  fault(`${id} ${String(code)}: ${String(drawn[code])}, not ${String(value)}`);
                }
                const isCount = ["count", "sum"].includes(measures[id]!.value.kind);
                if (isCount && whole[code]! > 0 && drawn[code]! > whole[code]! + 1e-6) {
                  fault(`${id} ${String(code)} is more than the whole`);
                }
              }
            }
          }
        }
      }
      expect(faults.slice(0, 20)).toEqual([]);
      expect(lit).toBeGreaterThan(0);
    },
  );
}

/** Returns the values of the part, summed from its rows; undefined if it has none. */
function readPart(
  readRows: Opened["readRows"],
  visual: VisualLayout,
  state: ReportState,
  { view, bin }: { view: string; bin: number },
): (measure: string, code: number) => number | undefined {
  const isOwn = visual.view === view;
  const chosen = state.filters[view];
  const isEmpty = !isOwn && chosen !== undefined && !listBins(chosen).includes(bin);
  const figures = isEmpty
    ? undefined
    : readRows(visual, isOwn ? state : selectBins(state, view, [bin]));
  return (measure, code) =>
    isOwn && code !== bin
      ? undefined
      : figures?.list(measure).find((one) => one.bin === code)?.value;
}

/** Returns the panels of a visual, each with the bin of its name. */
function matchPanels({ model, copy, format }: LoadedReport, props: VisualProps, dimension: string) {
  const axis = model.axes(model.start, dimension)[0]!;
  const label = (id: string): string => copy.report.labels[id] ?? id;
  const unit = { ...props.axes[0]!, label };
  const names = Array.from({ length: axis.size }, (_, bin) => format.bin(axis, unit, bin));
  return Array.from({ length: props.result.axes[0]!.size }, (_, row) => {
    const name = format.bin(props.result.axes[0]!, props.axes[0], row);
    return { row, panel: names.indexOf(name) };
  });
}

function checkValues(
  { result }: VisualProps,
  measure: string,
  rows: NaiveFigures,
  fault: (text: string) => void,
): void {
  const values = result.values(measure);
  for (const { bin, value } of rows.list(measure)) {
    if (!isNear(values[bin]!, value)) fault(`${String(bin)}: ${String(values[bin])}`);
  }
}

function checkDrawing(props: VisualProps, fault: (text: string) => void): void {
  const text = `${props.title} ${props.description ?? ""} ${summarise(props)}`;
  if (/NaN|undefined|\{\{|∞/.test(text)) fault(`says ${text}`);
  if (props.result.shown.every((bin) => !props.result.hasRows(bin))) return;
  for (const width of widths) {
    const scene = drawChart(findKind(props.spec.kind), props, width);
    if (scene === undefined) continue;
    // JSON has null for NaN and Infinity.
    if (/null|NaN/.test(JSON.stringify(scene.marks))) fault("draws what is no number");
    const beyond = scene.targets.filter(({ x, width: wide }) => x < -1 || x + wide > width + 1);
    if (beyond.length > 0) fault(`draws beyond its ${String(width)} px`);
    for (const target of scene.targets.slice(0, 3)) {
      if (/NaN|undefined/.test(JSON.stringify([target.name(), target.tip()])))
        fault("has odd tips");
    }
  }
}

/** Returns some items, or all if more states are requested. */
function choose(all: readonly string[], random: SeededRandom): readonly string[] {
  if (randomStates > 1) return all;
  return [...new Set([0, 1, 2].map(() => all[random.below(all.length)]!))];
}

/** No filter first, then some bins of one or two views. */
function drawStates({ module, model }: LoadedReport, count: number): ReportState[] {
  const random = new SeededRandom(15);
  const views = Object.entries(module.definition.views).flatMap(([view, { isFilterable }]) =>
    isFilterable && model.axes(model.start, view).length === 1 ? view : [],
  );
  const drawn = Array.from({ length: count }, () => {
    let state = model.start;
    for (let left = 1 + random.below(2); left > 0; left -= 1) {
      const view = views[random.below(views.length)]!;
      const { size } = model.axes(model.start, view)[0]!;
      const chosen = new Set([random.below(size), random.below(size), random.below(size)]);
      state = selectBins(
        state,
        view,
        [...chosen].toSorted((a, b) => a - b),
      );
    }
    return state;
  });
  return [model.start, ...drawn];
}

function listBins(selection: ReportState["filters"][string]): readonly number[] {
  return "from" in selection ? [] : selection;
}

/** A measure of changes has no value for a part of the rows. */
function isAddable({ module }: LoadedReport, id: string): boolean {
  return !JSON.stringify(module.definition.measures[id]!.value).includes('"change"');
}

function isNear(one: number, other: number): boolean {
  if (Number.isNaN(one) && Number.isNaN(other)) return true;
  return Math.abs(one - other) <= 1e-9 * Math.max(1, Math.abs(other));
}
