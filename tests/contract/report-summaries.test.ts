import { expect, test } from "vitest";
import { createTips } from "../../dashboards/interact/tips.ts";
import { listCodes } from "../../dashboards/kinds/read-selection.ts";
import { laterKinds, loadKinds } from "../../dashboards/kinds/registry.ts";
import { summarise } from "../../dashboards/kinds/summary/summarise.ts";
import type { VisualProps } from "../../dashboards/render/visual-props.ts";
import { nameCompared } from "../../dashboards/shell/periods/name-compared.ts";
import { makeVisualProps, nameVisual } from "../../dashboards/shell/visuals/make-visual-props.ts";
import type { VisualLayout } from "../../dashboards/shell/report-layout.ts";
import { listReports } from "../../generator/reports/list-reports.ts";
import { drawStates, listSlicerStates } from "../support/claims/draw-states.ts";
import { openRows, type NaiveFigures } from "../support/claims/open-rows.ts";
import { readNumber, readTitle } from "../support/claims/read-title.ts";
import { loadReportModel, type LoadedReport } from "../support/report-model.ts";

// Every number in the sentence below a visual is recomputed from the rows of its bins: under every value of every
// slicer, including the visual's own selections, and in random states. `SUMMARY_STATES=1000` sets the number of states
// for each report.

const randomStates = Number(process.env["SUMMARY_STATES"] ?? 12);
const ignore = (): void => undefined;
const actions = { onSelect: ignore, onSort: ignore, onDrill: ignore, onDrillUp: ignore };
const read = { summaries: 0, totals: 0, parts: 0 };
await loadKinds(laterKinds);

for (const slug of await listReports()) {
  test(`${slug} sums up the rows that it draws`, { timeout: 3_600_000 }, async () => {
    const spanish = await loadReportModel(slug, "es");
    const english = await loadReportModel(slug, "en");
    const { model, module } = spanish;
    const readRows = openRows(module, model);
    const states = [
      model.start,
      ...listSlicerStates(spanish),
      ...drawStates(spanish, randomStates, { maxAxes: 2 }),
    ];
    const faults: string[] = [];
    for (const { id: page, visuals } of module.layout.pages) {
      for (const reached of states) {
        const state = { ...reached, page };
        const shown = { state, ...model.show(state), describe: spanish.describe };
        for (const visual of visuals) {
          const rows = readRows(visual, state);
          for (const report of [spanish, english]) {
            const open = { ...report, tips: createTips() };
            const names = nameVisual(open, visual, 0, nameCompared(report, state));
            const props = makeVisualProps(open, visual, names, actions, shown);
            const found = findFaults(report, visual, props, rows);
            const where = JSON.stringify(state.filters);
            faults.push(...found.map((fault) => `${where} ${visual.id}: ${fault}`));
          }
        }
      }
    }
    expect(faults.slice(0, 20)).toEqual([]);
  });
}

test("thousands of sentences were read, most of them with a total and hundreds with a part of it", () => {
  console.info("summaries read:", JSON.stringify(read));
  expect(read.summaries).toBeGreaterThan(10_000);
  expect(read.totals).toBeGreaterThan(read.summaries / 2);
  expect(read.parts).toBeGreaterThan(300);
});

function findFaults(
  { copy }: LoadedReport,
  { measures: [first], pivot, spec }: VisualLayout,
  props: VisualProps,
  rows: NaiveFigures,
): string[] {
  const text = summarise(props);
  const { summary } = copy.charts;
  const faults: string[] = [];
  read.summaries += 1;
  const main = props.measures[0]!;
  const places = readPlaces(summary, text, main.unit);
  if (places === null) return faults;
  const write = (value: number): string => props.format.value(main, value);
  // A band of zero width is not drawn.
  const values = rows
    .list()
    .flatMap(({ value }) => (spec.kind === "flow" && value === 0 ? [] : value));
  const check = (place: string, value: number): void => {
    // A name may include brackets.
    const said = places[place]?.split("(").at(-1);
    if (said === undefined || said === write(value)) return;
    const number = readNumber(said, copy.language);
    const sought = main.unit === "percent" ? 100 * value : value;
    if (Math.abs(number.value - sought) <= number.slack) return;
    faults.push(`${place} is ${write(value)}: "${text}"`);
  };
  const whole = rows.whole(pivot ?? first);
  if ("total" in places) read.totals += 1;
  check("total", whole);
  check("highValue", Math.max(...values));
  check("lowValue", Math.min(...values));
  if ("part" in places) {
    const codes = listCodes(props.selection);
    const chosen = rows.list().filter(({ bin }) => codes.includes(bin));
    const part = chosen.reduce((sum, { value }) => sum + value, 0);
    read.parts += 1;
    check("part", part);
    check("of", whole);
    if (!(part <= whole * (1 + 1e-9))) faults.push(`has a part above its whole: "${text}"`);
  }
  const isAmount = main.unit !== "percent" && values.every((value) => value >= 0);
  const sum = values.reduce((all, value) => all + value, 0);
  if (isAmount && "total" in places && Math.abs(sum - whole) < 1e-6 * whole) {
    if (Math.max(...values) > whole * (1 + 1e-9)) faults.push(`is above its whole: "${text}"`);
  }
  return faults;
}

/** Returns the placeholders' values in a sentence on a measure's extremes; null for another kind of sentence. */
function readPlaces(
  summary: LoadedReport["copy"]["charts"]["summary"],
  text: string,
  unit: string,
): Record<string, string> | null {
  const overall = `${summary.overall}; `;
  const part = summary.selectedPart.replace("{{total}}", "{{of}}");
  const own = summary.selectedValue.replace("{{part}}", "{{own}}");
  // A rating is written as one: `3,04 de 5`.
  const ends = unit === "rating" ? ["", ` ${own}`] : ["", ` ${part}`, ` ${own}`];
  for (const template of [summary.extremes, summary.mode, summary.course, summary.rows]) {
    for (const whole of [overall, ""]) {
      for (const end of ends) {
        const places = readTitle(template.replace("{{whole}}", whole) + end, text);
        const isOwn = Object.values(places ?? {}).every((said) => !said.includes(". "));
        if (places !== null && isOwn) return places;
      }
    }
  }
  return null;
}
