import { expect, test } from "vitest";
import { locales } from "../../contracts/locale.ts";
import { SeededRandom } from "../../dashboards/data/seeded-random.ts";
import { createTips } from "../../dashboards/interact/tips.ts";
import { openScenario } from "../../dashboards/query/scenario/open-scenario.ts";
import type { Scenario, Settings } from "../../dashboards/query/scenario/scenario.ts";
import { weighScenario } from "../../dashboards/query/scenario/weigh-scenario.ts";
import { selectBins, type ReportState } from "../../dashboards/query/state/report-state.ts";
import type { Integers } from "../../dashboards/query/table/column.ts";
import { createTable, type Table } from "../../dashboards/query/table/table.ts";
import { toCsv } from "../../dashboards/render/csv.ts";
import { rowsToCsv } from "../../dashboards/shell/later/files/rows-to-csv.ts";
import { nameCompared } from "../../dashboards/shell/periods/name-compared.ts";
import { makeVisualProps, nameVisual } from "../../dashboards/shell/visuals/make-visual-props.ts";
import { loadReport, listReports } from "../../generator/reports/list-reports.ts";
import { openRows } from "../support/claims/open-rows.ts";
import { listVisuals, loadReportModel, type LoadedReport } from "../support/report-model.ts";
import type { Recount, Row } from "../support/scenarios/recount.ts";

// Values under a scenario are recomputed from rows changed one by one, at random settings under random filters.
// `SCENARIO_SETTINGS=1000` sets the number for each report.

const randomSettings = Number(process.env["SCENARIO_SETTINGS"] ?? 3);
const ignore = (): void => undefined;
const actions = { onSelect: ignore, onSort: ignore, onDrill: ignore, onDrillUp: ignore };

const slugs: string[] = [];
for (const slug of await listReports()) {
  if ((await loadReport(slug)).loadScenario !== undefined) slugs.push(slug);
}

async function open(slug: string) {
  const known = await loadReportModel(slug, "es");
  const { scenario, words } = await known.module.loadScenario!();
  const { recount } = (await import(`./scenarios/${slug}.ts`)) as { recount: Recount };
  const table = createTable(known.module.definition.columns, known.module.generate());
  const opened = openScenario(known.module.definition, { table, model: known.model }, scenario);
  return { known, scenario, words, recount, table, opened, rows: listRows(table) };
}

test("three reports can be tried out", () => {
  expect(slugs).toHaveLength(3);
});

for (const slug of slugs) {
  test(`${slug}: a scenario is what its rows give`, { timeout: 3_600_000 }, async () => {
    const { known, scenario, recount, table, opened, rows } = await open(slug);
    const { module, model } = known;
    const readActual = openRows(module, model);
    const random = new SeededRandom(38);
    const faults: string[] = [];
    for (let left = randomSettings; left > 0 && faults.length < 20; left -= 1) {
      const settings = drawSettings(scenario, random);
      const changed = rows.map((row, at) => recount.change(row, settings, at, rows));
      const { model: triedModel, table: tried } = opened.open(settings);
      const naive = writeColumns(table, changed);
      for (const [name, values] of Object.entries(naive)) {
        const wrong = values.findIndex((value, row) => value !== tried.columns[name]!.values[row]);
        if (wrong !== -1) faults.push(`${JSON.stringify(settings)} ${name} of ${String(wrong)}`);
      }
      // Within the bounds of the engine's packed columns.
      createTable(module.definition.columns, naive);
      triedModel.show(triedModel.start);
      const readTried = openRows({ ...module, generate: () => naive }, triedModel);
      const filtered = drawState(known, random);
      for (const { page, visual } of listVisuals(known)) {
        const state = { ...filtered, page };
        const shown = opened.show(state, settings, model.show(state)).read(visual.view);
        const [now, then] = [readActual(visual, state), readTried(visual, state)];
        for (const measure of visual.measures.filter((id) => isAddable(known, id))) {
          const [values, totals] = [shown.values(measure), shown.totals(measure)];
          for (const { bin, value } of then.list(measure)) {
            const at = bin % shown.size;
            if (visual.pivot === undefined && !isNear(values[at]!, value))
              faults.push(`${visual.id} ${measure} ${String(bin)}: ${String(values[at])}`);
          }
          for (const { bin, value } of now.list(measure)) {
            const at = bin % shown.size;
            if (visual.pivot === undefined && !isNear(totals[at]!, value))
              faults.push(`${visual.id} ${measure} ${String(bin)} is ${String(totals[at])}`);
          }
        }
      }
    }
    expect(faults).toEqual([]);
  });

  test(`${slug}: at its break-even it gains nothing, and on either side the opposite`, async () => {
    const { known, scenario, recount, table, rows } = await open(slug);
    const random = new SeededRandom(39);
    const slider = scenario.sliders.find(({ id }) => id === scenario.breakEven)!;
    for (let left = 4; left > 0; left -= 1) {
      const settings = drawSettings(scenario, random);
      const listed = known.model.show(drawState(known, random)).listRows();
      const gainAt = (tried: Settings): number => {
        const changed = rows.map((row, at) => recount.change(row, tried, at, rows));
        const gains = [...listed].map((at) =>
          recount.gain(rows[at]!, changed[at]!, tried, rows.length),
        );
        return gains.reduce((sum, gain) => sum + gain, 0);
      };
      const at = (value: number): number => gainAt({ ...settings, [slider.id]: value });
      const { gain, breakEven, isRising } = weighScenario(scenario, table, settings, listed);
      expect(gain).toBeCloseTo(gainAt(settings), 3);
      if (typeof breakEven === "number") {
        const value = breakEven * slider.scale;
        const [low, high] = [at(Math.floor(value)), at(Math.ceil(value))];
        expect(Math.sign(isRising ? high : low)).toBeGreaterThanOrEqual(0);
        expect(Math.sign(isRising ? low : high)).toBeLessThanOrEqual(0);
      } else if (breakEven !== null) {
        const sign = breakEven === "always" ? 1 : -1;
        expect([at(slider.min), at(slider.max)].every((value) => value * sign >= 0)).toBe(true);
      }
    }
  });

  test(`${slug}: what was tried out leaves the same files behind`, async () => {
    const { known, scenario, opened, table } = await open(slug);
    const before = writeFiles(known, table);
    const random = new SeededRandom(40);
    const state = drawState(known, random);
    const actual = known.model.show(state);
    for (const { view } of listVisuals(known).map(({ visual }) => visual)) {
      if (known.module.definition.pages[0]!.views.includes(view)) {
        opened.show(state, drawSettings(scenario, random), actual).read(view);
      }
    }
    expect(writeFiles(known, table)).toEqual(before);
  });

  test(`${slug}: its words name every slider and number, in both languages alike`, async () => {
    const { scenario, words } = await open(slug);
    const [es, en] = locales.map((locale) => describeShape(words[locale]));
    expect(en).toEqual(es);
    const ids = scenario.sliders.map(({ id }) => id);
    for (const locale of locales) {
      const { sliders, assumptions, breakEven } = words[locale];
      expect(Object.keys(sliders)).toEqual(ids);
      const named = assumptions.join(" ").matchAll(/\{\{(\w+)\}\}/g);
      expect(new Set([...named].map(([, id]) => id))).toEqual(new Set(ids));
      for (const { id, min, max, step } of scenario.sliders) {
        const { values } = sliders[id]!;
        if (values !== undefined) expect(values).toHaveLength((max - min) / step + 1);
      }
      expect(`${breakEven.below} ${breakEven.above}`).toMatch(/\{\{(?:value|percent)\}\}/);
    }
  });
}

function drawSettings({ sliders }: Scenario, random: SeededRandom): Settings {
  return Object.fromEntries(
    sliders.map(({ id, min, max, step }) => [
      id,
      min + step * random.below((max - min) / step + 1),
    ]),
  );
}

/** Selects some bins of one or two views. */
function drawState({ module, model }: LoadedReport, random: SeededRandom): ReportState {
  const views = Object.entries(module.definition.views).flatMap(([view, { isFilterable }]) =>
    isFilterable && model.axes(model.start, view).length === 1 ? view : [],
  );
  let state = model.start;
  for (let left = random.below(3); left > 0; left -= 1) {
    const view = views[random.below(views.length)]!;
    const { size } = model.axes(model.start, view)[0]!;
    const chosen = new Set([random.below(size), random.below(size)]);
    state = selectBins(
      state,
      view,
      [...chosen].toSorted((a, b) => a - b),
    );
  }
  return state;
}

function listRows({ columns, rowCount }: Table): Row[] {
  return Array.from({ length: rowCount }, (_, row) =>
    Object.fromEntries(Object.entries(columns).map(([name, { values }]) => [name, values[row]!])),
  );
}

function writeColumns({ columns }: Table, rows: readonly Row[]): Record<string, Integers> {
  return Object.fromEntries(
    Object.keys(columns).map((name) => [name, Int32Array.from(rows, (row) => row[name]!)]),
  );
}

/** The naive reader cannot compute measures of earlier bins. */
function isAddable({ module }: LoadedReport, id: string): boolean {
  return !JSON.stringify(module.definition.measures[id]!.value).includes('"change"');
}

function isNear(one: number, other: number): boolean {
  return Math.abs(one - other) <= 1e-9 * Math.max(1, Math.abs(other));
}

/** Returns all downloadable files of a report in its first state. */
function writeFiles(known: LoadedReport, table: Table): string[] {
  const report = { ...known, tips: createTips() };
  const visuals = listVisuals(known).map(({ page, visual }) => {
    const state = { ...known.model.start, page };
    const shown = { state, ...known.model.show(state), describe: known.describe };
    const names = nameVisual(report, visual, 0, nameCompared(report, state));
    const props = makeVisualProps(report, visual, names, actions, shown);
    return `${props.title} ${toCsv(props, props.sort)}`;
  });
  const listed = known.model.show(known.model.start).listRows();
  return [...visuals, [...rowsToCsv(table, listed, known.copy)].join("")];
}

function describeShape(words: object): unknown {
  return Object.fromEntries(
    Object.entries(words).map(([key, value]) => [
      key,
      typeof value === "object" && value !== null ? describeShape(value as object) : typeof value,
    ]),
  );
}
