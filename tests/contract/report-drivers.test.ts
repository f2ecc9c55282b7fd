import { expect, test } from "vitest";
import { nameCompared } from "../../dashboards/shell/periods/name-compared.ts";
import { nameMeasure } from "../../dashboards/shell/visuals/name-axes.ts";
import { SeededRandom } from "../../dashboards/data/seeded-random.ts";
import { listComparisons, type Comparison } from "../../dashboards/query/drivers/comparison.ts";
import { listDimensions } from "../../dashboards/query/drivers/dimension.ts";
import { readDriverRows, type Asked } from "../../dashboards/query/drivers/driver-rows.ts";
import {
  explainDifference,
  explainPart,
  type Explanation,
} from "../../dashboards/query/drivers/explain-difference.ts";
import { listLeaves } from "../../dashboards/query/measures/measure-bases.ts";
import { takeSteps } from "../../dashboards/query/take-steps.ts";
import { selectBins, type ReportState } from "../../dashboards/query/state/report-state.ts";
import { createTable } from "../../dashboards/query/table/table.ts";
import { createFormatters } from "../../dashboards/format/formatters.ts";
import { writeSentence } from "../../dashboards/shell/later/why/write-sentence.ts";
import type { OpenReport } from "../../dashboards/shell/store/use-report.ts";
import { gatherReportCopy } from "../../generator/reports/gather-report-copy.ts";
import { listReports } from "../../generator/reports/list-reports.ts";
import { oddWords } from "../support/odd-words.ts";
import { openRecount, type Recount } from "../support/recount-drivers.ts";
import { loadReportModel, type LoadedReport } from "../support/report-model.ts";

// Every difference of every report is the sum of its parts, and drivers are ranked as a recount of the rows, bin by bin, ranks them:
// every measure once, then at random states. `DRIVER_STATES=1000` asks for as many states of each report.

const randomStates = Number(process.env["DRIVER_STATES"] ?? 6);
/** Of the larger value, or of 1: a gap is what two large numbers leave. */
const tolerance = 1e-9;
/** Two different figures that read the same. */
const writtenAlike = /: (?<own>[^:;]+); [^:;]+: \k<own>\. (?!No hay|There is no)/;
/** What a difference would be at equal mix has a sign, as the difference has. */
const withoutSign = /(?:quedaría en|sería de|would be) (?=€?[\d.,]*[1-9])/;
const seen = { differences: 0, ranked: 0, splits: 0 };

for (const slug of await listReports()) {
  test(`${slug}: parts add up, ranked as by hand`, { timeout: 3_600_000 }, async () => {
    const known = await loadReportModel(slug, "es");
    const { definition, generate } = known.module;
    const table = createTable(definition.columns, generate());
    const rows = readDriverRows(definition, table, known.model);
    const opens = await openBoth(slug, known);
    const recount = openRecount(definition, table, known.model);
    const faults: string[] = [];
    // The fourteen services of an airline are all rated alike, over 130,000 rows.
    const most = table.rowCount > 100_000 && randomStates < 100 ? 3 : Infinity;
    const isRecounted = (measure: string): boolean =>
      Object.keys(definition.measures).indexOf(measure) < most;
    for (const { state, asked } of listQuestions(known)) {
      for (const comparison of takeSteps(listComparisons(rows, state, asked))) {
        const where = `${asked.measure} ${asked.view} ${asked.bins.join()} ${comparison.kind} ${JSON.stringify(state.filters)}`;
        const found = takeSteps(explainDifference(rows, comparison));
        seen.differences += 1;
        const told = found === null ? [] : opens.map((open) => tell(open, state, asked, found));
        faults.push(...told.filter((sentence) => oddWords.test(sentence)));
        faults.push(...told.filter((sentence) => writtenAlike.test(sentence)));
        if (comparison.relative === 0)
          faults.push(...told.filter((sentence) => withoutSign.test(sentence)));
        seen.splits += found?.drivers.length ?? 0;
        faults.push(...findUneven(found).map((column) => `${where}: ${column} does not add up`));
        if (!isRecounted(asked.measure)) continue;
        const [value, reference] = recountSides(recount, comparison);
        const size = Math.max(Math.abs(value), Math.abs(reference));
        if (found === null) {
          const isGrowth = comparison.relative !== 0 && reference === 0;
          if (Number.isFinite(value - reference) && !isGrowth)
            faults.push(`${where}: is not explained`);
          continue;
        }
        const { relative } = comparison;
        const scale = relative === 0 ? 1 : relative / reference;
        const isNear = (one: number, other: number): boolean =>
          Math.abs(one - other) <= tolerance * Math.max(size, size * Math.abs(scale), 1);
        if (!isNear(found.difference, (value - reference) * scale)) {
          faults.push(
            `${where}: ${String(found.difference)} is ${String((value - reference) * scale)}`,
          );
        }
        const [first] = found.drivers;
        if (first !== undefined) {
          const part = first.parts[first.key]!;
          for (const inner of takeSteps(explainPart(rows, comparison, first, first.key))) {
            if (!isNear(inner.total, part.rate))
              faults.push(`${where}: inside ${first.dimension.column}`);
          }
        }
        const ranking = recount.rank(comparison);
        if (ranking === null) continue;
        seen.ranked += 1;
        const explained = new Map(ranking.map((one) => [one.column, one.explained]));
        const drivers = found.drivers.filter(
          ({ explained: own }) => own > 1e-7 * size * Math.abs(scale),
        );
        const order = drivers.map(({ dimension }) => explained.get(dimension.column) ?? Number.NaN);
        const isRanked = order.every(
          (own, at) =>
            isNear(own, drivers[at]!.explained) &&
            (at === 0 || own <= order[at - 1]! + size * 1e-9),
        );
        const missing = ranking.filter(
          (one) =>
            one.explained > 1e-7 * size * Math.abs(scale) &&
            !drivers.some(({ dimension }) => dimension.column === one.column),
        );
        if (!isRanked || missing.length > 0) {
          faults.push(
            `${where}: ${JSON.stringify(ranking)}, not ${JSON.stringify(drivers.map((d) => [d.dimension.column, d.explained]))}`,
          );
        }
      }
      if (faults.length > 5) break;
    }
    expect(faults).toEqual([]);
  });
}

/** A report as it tells why, in both languages: neither rows nor page. */
async function openBoth(slug: string, { module, model, copy, format }: LoadedReport) {
  const english = await gatherReportCopy(slug, "en");
  const open = { module, outline: model };
  return [
    { ...open, copy, format },
    { ...open, copy: english, format: createFormatters("en", english.charts) },
  ] as unknown as OpenReport[];
}

function tell(open: OpenReport, state: ReportState, { measure }: Asked, found: Explanation) {
  const named = nameMeasure(open, measure, nameCompared(open, state));
  return writeSentence(open, state, named, found);
}

test("rows are split one figure or dimension a step, so that a page can rest between them", async () => {
  const known = await loadReportModel("airline-satisfaction", "es");
  const { definition, generate } = known.module;
  const rows = readDriverRows(definition, createTable(definition.columns, generate()), known.model);
  const asked = { measure: "satisfied", view: "class", bins: [0] };
  const [comparison] = takeSteps(listComparisons(rows, known.model.start, asked));
  const dimensions = listDimensions(definition, rows.levels, comparison!.excluded);
  const figures = listLeaves(comparison!.measure);
  expect(dimensions.length).toBeGreaterThan(5);
  // Once more for the difference itself.
  const steps = figures.length + 1 + dimensions.length;
  expect([...explainDifference(rows, comparison!)]).toHaveLength(steps);
});

test("there was much to split", () => {
  console.info("drivers:", JSON.stringify(seen));
  expect(seen.ranked).toBeGreaterThan(200);
});

/** Columns whose parts are not the difference. */
function findUneven(found: Explanation | null): string[] {
  if (found === null) return [];
  const { value, reference, difference, drivers } = found;
  const size = Math.max(Math.abs(value), Math.abs(reference), Math.abs(difference), 1);
  return drivers.flatMap(({ parts, rate, mix, dimension }) => {
    const sum = parts.reduce((whole, part) => whole + part.rate + part.mix, 0);
    const apart = Math.max(Math.abs(sum - difference), Math.abs(rate + mix - difference));
    return apart <= tolerance * size ? [] : dimension.column;
  });
}

function recountSides(
  { evaluate, readRows }: Recount,
  { measure, flags, factor, whole }: Comparison,
): [number, number] {
  const ofView = readRows(whole);
  return [
    evaluate(measure, readRows(flags.group), ofView),
    evaluate(measure, readRows(flags.reference), ofView) * factor,
  ];
}

/** Every measure on a card, then figures of bins under filters. */
function listQuestions({ module, model }: LoadedReport): { state: ReportState; asked: Asked }[] {
  const random = new SeededRandom(15);
  const draw = <Item>(items: readonly Item[]): Item => items[random.below(items.length)]!;
  const measures = Object.keys(module.definition.measures);
  const views = Object.keys(module.definition.views);
  const filterable = views.filter(
    (view) =>
      module.definition.views[view]!.isFilterable && model.axes(model.start, view).length === 1,
  );
  const sizeOf = (view: string): number =>
    model.axes(model.start, view).reduce((size, axis) => size * axis.size, 1);
  const onCards = measures.map((measure) => ({
    state: model.start,
    asked: { measure, view: "total", bins: [] },
  }));
  const drawn = Array.from({ length: randomStates }, () => {
    let state = model.start;
    for (let left = random.below(3); left > 0; left -= 1) {
      const view = draw(filterable);
      state = selectBins(state, view, [random.below(sizeOf(view))]);
    }
    const view = draw(["total", ...views]);
    const bins = view === "total" ? [] : [random.below(sizeOf(view))];
    return { state, asked: { measure: draw(measures), view, bins } };
  });
  return [...onCards, ...drawn];
}
