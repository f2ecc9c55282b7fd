import type { Locale } from "../../contracts/locale.ts";
import { beforeAll, expect, test } from "vitest";
import { laterKinds, loadKinds } from "../../dashboards/kinds/registry.ts";
import { nameBin } from "../../dashboards/kinds/bins/order-bins.ts";
import { createTips } from "../../dashboards/interact/tips.ts";
import type { VisualProps } from "../../dashboards/render/visual-props.ts";
import { openScenario } from "../../dashboards/query/scenario/open-scenario.ts";
import { createTable } from "../../dashboards/query/table/table.ts";
import type { ReportState } from "../../dashboards/query/state/report-state.ts";
import { nameCompared } from "../../dashboards/shell/periods/name-compared.ts";
import { makeVisualProps, nameVisual } from "../../dashboards/shell/visuals/make-visual-props.ts";
import type { DefinitionCopy } from "../../dashboards/shell/host/report-copy.ts";
import type { VisualLayout } from "../../dashboards/shell/report-layout.ts";
import { listReports } from "../../generator/reports/list-reports.ts";
import { drawStates, listSlicerStates } from "../support/claims/draw-states.ts";
import { openRows, type NaiveFigures } from "../support/claims/open-rows.ts";
import type { Reading, Readings } from "../support/claims/reading.ts";
import { oddWords } from "../support/odd-words.ts";
import { readNumber, readTitle } from "../support/claims/read-title.ts";
import { loadReportModel, type LoadedReport } from "../support/report-model.ts";

// Every title, number and highlight that a report claims is recomputed from its rows, independently of the claims:
// under every value of every slicer and in random states. `CLAIM_STATES=10000` sets the number of states for each
// report.

const randomStates = Number(process.env["CLAIM_STATES"] ?? 8);
const ignore = (): void => undefined;
const actions = { onSelect: ignore, onSort: ignore, onDrill: ignore, onDrillUp: ignore };
const counted = { argued: 0, otherwise: 0, neutral: 0 };

beforeAll(async () => loadKinds(laterKinds));

for (const slug of await listReports()) {
  test(`${slug} argues nothing that its rows contradict`, { timeout: 3_600_000 }, async () => {
    const spanish = await loadReportModel(slug, "es");
    const english = await loadReportModel(slug, "en");
    const { readings } = (await import(`./claims/${slug}.ts`)) as { readings: Readings };
    const { model, module, claims } = spanish;
    expect(Object.keys(readings).toSorted()).toEqual(Object.keys(claims).toSorted());
    const actual = {
      states: listSlicerStates(spanish),
      readRows: openRows(module, model),
      show: model.show,
    };
    const tried = await tryOut(spanish);
    const faults: string[] = [];
    for (const { states, readRows, show } of [actual, ...tried]) {
      const all = [...states, ...drawStates(spanish, randomStates)];
      // Page by page, as a reader filters: each is laid out once, under the last filter of the previous page.
      for (const { id: page, visuals } of module.layout.pages) {
        for (const reached of all) {
          const state = { ...reached, page };
          const shown = { state, ...show(state), describe: spanish.describe };
          for (const visual of visuals.filter(({ id }) => id in claims)) {
            const rows = readRows(visual, state);
            for (const report of [spanish, english]) {
              const open = { ...report, tips: createTips() };
              const names = nameVisual(open, visual, 0, nameCompared(report, state));
              const props = makeVisualProps(open, visual, names, actions, shown);
              const found = findFaults(report, visual, {
                props,
                rows,
                reading: readings[visual.id]!,
                dates: nameCompared(report, state) ?? "—",
              });
              const where = JSON.stringify(state.filters);
              faults.push(...found.map((fault) => `${where} ${visual.id}: ${fault}`));
            }
          }
        }
        if (faults.length > 20) break;
      }
    }
    expect(faults).toEqual([]);
  });
}

test("most titles under filters make a claim", () => {
  console.info("titles:", JSON.stringify(counted));
  expect(counted.argued + counted.otherwise).toBeGreaterThan(counted.neutral);
});

/** Returns the rows under a scenario at the ends of its sliders: titles are judged by them. */
async function tryOut({ module, model }: LoadedReport) {
  if (module.loadScenario === undefined) return [];
  const { scenario } = await module.loadScenario();
  const table = createTable(module.definition.columns, module.generate());
  return [0, 0.5, 1].map((part) => {
    const settings = Object.fromEntries(
      scenario.sliders.map(({ id, min, max }) => [id, Math.round(min + part * (max - min))]),
    );
    const opened = openScenario(module.definition, { table, model }, scenario);
    const changed = opened.open(settings);
    changed.model.show(model.start);
    const columns = Object.entries(changed.table.columns);
    const generate = () => Object.fromEntries(columns.map(([name, { values }]) => [name, values]));
    return {
      states: [model.start],
      readRows: openRows({ ...module, generate }, changed.model),
      show: (state: ReportState) => opened.show(state, settings, model.show(state)),
    };
  });
}

type Told = { props: VisualProps; rows: NaiveFigures; reading: Reading; dates: string };

/** Returns the columns of which a visual's first measure counts only some values. */
function listConditions({ module }: LoadedReport, { measures, pivot }: VisualLayout): string[] {
  const text = JSON.stringify(module.definition.measures[pivot ?? measures[0]!]!.value);
  return [...text.matchAll(/"where":\{"column":"(\w+)"/g)].map(([, column]) => column!);
}

function findFaults(
  report: LoadedReport,
  visual: VisualLayout,
  { props, rows, reading, dates }: Told,
): string[] {
  const { copy } = report;
  const texts = Object.entries(copy.report.visuals[visual.id]!).map(([key, text]) => [
    key,
    typeof text === "string" ? text.replace("{{comparison}}", dates) : text,
  ]);
  const { title, neutral, otherwise, reversed, alike } = Object.fromEntries(
    texts,
  ) as DefinitionCopy["visuals"][string];
  const faults: string[] = [];
  const fault = (text: string): void => void faults.push(`"${props.title}" ${text}`);
  const words = `${props.title} ${props.description ?? ""}`;
  if (words.includes("—") || oddWords.test(words)) fault("is odd");
  const places = readTitle(title, props.title);
  const others =
    [otherwise, reversed]
      .map((text) => (text === undefined ? null : readTitle(text, props.title)))
      .find((found) => found !== null) ?? null;
  const line = "target" in props.spec ? props.spec.target : undefined;
  if (reading.line !== undefined && line !== undefined && "value" in line) {
    const whole = reading.line(rows);
    const slack = Math.abs(whole) > 1 ? 0.51 : 0.0051;
    if (!(Math.abs(line.value - whole) <= slack)) fault(`has a line at ${String(line.value)}`);
  }
  if (props.title === neutral[0]) {
    counted.neutral += 1;
    if ((props.highlight ?? []).length > 0) fault("is neutral and highlights something");
    return faults;
  }
  const filtered = new Set(props.result.filteredColumns);
  const condition = listConditions(report, visual).find((column) => filtered.has(column));
  if (condition !== undefined) fault(`is said although ${condition} is filtered`);
  if (rows.rowCount < 30) fault(`is said of ${String(rows.rowCount)} rows`);
  if (places !== null && reading.isTrue(rows)) {
    counted.argued += 1;
    checkPlaces(places, copy.language, { props, rows, reading }, fault);
    return faults;
  }
  const times = reading.says?.(rows)["times"];
  if (props.title === alike && typeof times === "number") {
    counted.otherwise += 1;
    if (Math.max(times, 1 / times) > 1.06) fault(`is said of ${String(times)}`);
    return faults;
  }
  if (others === null) {
    fault(`is not so: ${JSON.stringify(rows.list().slice(0, 12))}`);
    return faults;
  }
  counted.otherwise += 1;
  checkPlaces(others, copy.language, { props, rows, reading }, fault);
  const ends = ["top", "bottom"].filter((end) => end in others);
  const named = new Set(ends.map((end) => findEnd(rows, end).bin));
  for (const bin of props.highlight ?? []) {
    if (reading.says === undefined && !named.has(bin)) fault(`highlights ${String(bin)}`);
  }
  return faults;
}

function findEnd({ list }: NaiveFigures, end: string) {
  const sign = end.startsWith("top") ? 1 : -1;
  return list().toSorted((a, b) => sign * (b.value - a.value))[0]!;
}

function checkPlaces(
  places: Readonly<Record<string, string>>,
  locale: Locale,
  { props, rows, reading }: Omit<Told, "dates">,
  fault: (text: string) => void,
): void {
  const says = reading.says?.(rows) ?? {};
  for (const [place, text] of Object.entries(places)) {
    const isEnd = /^(?:top|bottom)(?:Value)?$/.test(place);
    const value = says[place] ?? (isEnd ? findEnd(rows, place).value : Number.NaN);
    const named = isEnd && !place.endsWith("Value") ? findEnd(rows, place) : value;
    if (typeof named === "object") {
      const name = nameBin(props, named.bin);
      if (text !== name) fault(`names ${text}, not ${name}`);
      continue;
    }
    const isShare = isEnd && props.measures[0]!.unit === "percent";
    const sought = isShare ? 100 * named : named;
    const words = props.format.copy.numbers;
    const written = words.indexOf(text.toLowerCase());
    const { value: found, slack } =
      written < 0 ? readNumber(text, locale) : { value: written + 2, slack: 0 };
    if (place === "times") {
      if (!(found >= 1.05)) fault(`says ${text} times`);
      if (!(Math.abs(found - Math.max(sought, 1 / sought)) <= slack)) fault(`says ${text} times`);
      continue;
    }
    if (/^(?:0|100)\s?%$/.test(text)) fault(`says ${text}, which says nothing`);
    if (!(Math.abs(found - sought) <= slack)) fault(`says ${text}, not ${String(sought)}`);
  }
}
