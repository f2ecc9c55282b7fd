import { describe, expect, test } from "vitest";
import { SeededRandom } from "../../dashboards/data/seeded-random.ts";
import { writeComparison } from "../../dashboards/query/comparison/write-ranges.ts";
import { decodeState } from "../../dashboards/query/state/state-codec.ts";
import { selectBins, type ReportState } from "../../dashboards/query/state/report-state.ts";
import { layOutCard } from "../../dashboards/kinds/card/layout.ts";
import { nameCompared } from "../../dashboards/shell/periods/name-compared.ts";
import { nameMeasure } from "../../dashboards/shell/visuals/name-axes.ts";
import { listReports } from "../../generator/reports/list-reports.ts";
import { openRows } from "../support/claims/open-rows.ts";
import { loadReportModel, readTitle, type LoadedReport } from "../support/report-model.ts";

// Comparisons on cards are recomputed row by row and from dates as text, under random dates and other filters.

const statesOfEach = 12;
const kinds = [undefined, undefined, "previous", "none"] as const;

for (const slug of await listReports()) {
  test(`${slug} compares what its rows give on matching dates`, { timeout: 600_000 }, async () => {
    const known = await loadReportModel(slug, "es");
    const { model, module } = known;
    const readRows = openRows(module, model);
    const faults: string[] = [];
    for (const state of drawStates(known)) {
      const total = model.show(state).read("total");
      for (const { measure } of module.layout.cards) {
        const visual = {
          id: "",
          view: "total",
          measures: [measure],
          spec: { kind: "bars" },
        } as const;
        const expected = readRows({ ...visual, span: 4 }, state).sides(measure);
        const found = total.compared(measure);
        const pairs = [
          [found?.current[0], expected?.now],
          [found?.reference[0], expected?.before],
        ];
        if (pairs.every(([one, other]) => isSame(one, other))) continue;
        faults.push(`${JSON.stringify(state)} ${measure}: ${JSON.stringify(pairs)}`);
      }
    }
    expect(faults).toEqual([]);
  });
}

function isSame(one: number | undefined, other: number | undefined): boolean {
  if (one === undefined || other === undefined) return one === other;
  if (Number.isNaN(one) || Number.isNaN(other)) return Number.isNaN(one) && Number.isNaN(other);
  return Math.abs(one - other) <= 1e-6 * Math.max(1, Math.abs(other));
}

/** Selects some bins or a range in one to three views, always including dates. */
function drawStates({ module, model }: LoadedReport): ReportState[] {
  const random = new SeededRandom(11);
  const { views, comparedBy } = module.definition;
  const all = Object.keys(views).filter(
    (view) => views[view]!.isFilterable && views[view]!.shape.kind === "bins",
  );
  const dated = all.filter((view) => {
    const { shape } = views[view]!;
    return shape.kind === "bins" && shape.levels[0]!.column === comparedBy;
  });
  return Array.from({ length: statesOfEach }, (_, at) => {
    const others = Array.from({ length: random.below(3) }, () => all[random.below(all.length)]!);
    const chosen =
      at === 0
        ? []
        : [...(dated.length > 0 ? [dated[random.below(dated.length)]!] : []), ...others];
    const start: ReportState = { ...model.start, comparison: kinds[random.below(kinds.length)] };
    return chosen.reduce((state, view) => {
      const { size } = model.axes(model.start, view)[0]!;
      const from = random.below(size);
      if (random.below(2) === 0) {
        return selectBins(state, view, { from, to: from + 1 + random.below(size - from) });
      }
      const bins = Array.from({ length: 1 + random.below(4) }, () => random.below(size));
      return selectBins(
        state,
        view,
        [...new Set(bins)].toSorted((a, b) => a - b),
      );
    }, start);
  });
}

/** Returns the comparison beside a card's figure. */
function readChange(known: LoadedReport, state: ReportState, measure: string): string {
  const comparedName = nameCompared(known, state);
  const { read } = known.model.show(state);
  const chart = {
    spec: { kind: "card" } as const,
    result: read("total"),
    read,
    measures: [nameMeasure(known, measure, comparedName)],
    comparedName,
    axes: [],
    selection: null,
    sort: null,
    format: known.format,
  };
  const { change } = layOutCard(chart);
  return change === undefined ? "" : `${change.text} ${change.name}`.replaceAll("\u00A0", " ");
}

async function openAt(
  slug: string,
  address: string,
  locale: "es" | "en" = "es",
): Promise<{ known: LoadedReport; state: ReportState }> {
  const known = await loadReportModel(slug, locale);
  return { known, state: decodeState(address, known.model.shape, known.model.start) };
}

describe("the dates that were found to be compared wrongly", () => {
  test.each([
    ["ventas-bi", "p=time", "revenue", "+7,7 % 2024 frente a 2023"],
    ["ventas-bi", "p=time&f.month=6..24", "revenue", "+8,4 % jul–dic 2024 frente a jul–dic 2023"],
    ["ventas-bi", "p=time&f.month=12,19", "revenue", "ene y ago 2024 frente a ene y ago 2023"],
    ["ventas-bi", "p=time&f.month=1,8,20", "revenue", "+3,3 % sept 2024 frente a sept 2023"],
    ["ventas-bi", "p=time&f.month=0..12", "revenue", ""],
    ["ventas-bi", "p=time&f.month=18..24&c=previous", "revenue", "180 días de 1 jul–30 dic 2024"],
    ["ventas-bi", "p=time&c=none", "revenue", ""],
    ["ventas-globales", "p=markets", "revenue", "2025 frente a 2024"],
    [
      "ventas-globales",
      "p=markets&f.time=1..6",
      "revenue",
      "+6,0 % abr–jun 2025 frente a abr–jun 2024",
    ],
    ["soporte-bi", "p=load&f.week=10..42", "tickets", ""],
    ["soporte-bi", "p=load&f.week=20..30&c=previous", "tickets", "frente a 11 mar–19 may 2024"],
    ["campanas-mkt", "p=channels", "enrolments", ""],
  ])("%s %s: %s %s", async (slug, address, measure, expected) => {
    const { known, state } = await openAt(slug, address);
    expect(known.model.shape.pages).toContain(state.page);
    const change = readChange(known, state, measure);
    expect(expected === "" ? change === "" : change.includes(expected), change).toBe(true);
  });

  test("titles about growth name the dates, and none that is false", async () => {
    const { known, state } = await openAt("ventas-bi", "p=time&f.month=6..24");
    expect(readTitle(known, "years", state).replaceAll("\u00A0", " ")).toBe(
      "Más ventas, el mismo beneficio: jul–dic 2024 frente a jul–dic 2023",
    );
    const sales = (await openAt("ventas-bi", "p=time")).known.model.show(state).read("total");
    expect(sales.compared("revenue")!.reference[0]).toBeCloseTo(732_897.9, 1);
    expect(sales.compared("revenue")!.current[0]).toBeCloseTo(794_778.22, 1);
    const globally = await openAt("ventas-globales", "p=markets&f.time=1..6", "en");
    expect(readTitle(globally.known, "growthByMarket", globally.state)).toBe(
      "Mexico grows 24%, more than any other",
    );
    const falling = await openAt("ventas-globales", "p=markets&f.time=0..4");
    expect(readTitle(falling.known, "growthByMarket", falling.state)).toBe(
      "Crecimiento de las ventas por país",
    );
  });

  test("dates are written in both languages", async () => {
    const { known, state } = await openAt("ventas-bi", "p=time&f.month=6..24", "en");
    expect(nameCompared(known, state)).toBe("Jul–Dec 2024 vs. Jul–Dec 2023");
    expect(writeComparison("es", known.model.periods(state).resolve()!)).toEqual({
      current: "jul–dic 2024",
      reference: "jul–dic 2023",
    });
  });
});
