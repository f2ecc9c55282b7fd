import { expect, test } from "vitest";
import { drawChart } from "../../kinds/chart-kind.ts";
import type { Chart, Comparison } from "../../kinds/chart.ts";
import { makeTestChart } from "../../kinds/fixtures/make-test-chart.ts";
import { findKind, laterKinds, loadKinds, type VisualSpec } from "../../kinds/registry.ts";
import { compareWithPart } from "../presentation/spotlight/compare-with-part.ts";
import { compareWithActual } from "../scenario/compare-with-actual.ts";

type Kind = VisualSpec["kind"];

await loadKinds(laterKinds);

/** Kinds that declare another way than `none`. */
function listDeclared(comparison: "scenario" | "spotlight"): Kind[] {
  return (["bars", ...laterKinds] as const).filter((name) => {
    const kind = findKind(name);
    return kind.layOut !== undefined && kind[comparison] !== "none";
  });
}

/** Options without which a kind cannot be drawn. */
const specs: Partial<Record<Kind, VisualSpec>> = {
  shelf: {
    kind: "shelf",
    shelves: [{ label: "web", products: ["business", "economy", "economyPlus"] }],
    full: 1,
  },
};
const views: Partial<Record<Kind, string>> = { calendar: "age", heatmap: "heat", line: "month" };

function makeChart(kind: Kind, share: number): Chart {
  const chart = makeTestChart(views[kind] ?? "class", specs[kind] ?? ({ kind } as VisualSpec));
  const { values } = chart.result;
  const totals = (id: string): Float64Array => values(id).map((value) => value * share);
  return { ...chart, result: { ...chart.result, totals } };
}

/** Whether the marks differ from those of a comparison that decorates nothing. */
function decorates(chart: Chart, comparison: Comparison): boolean {
  const draw = (decorate: Comparison["decorate"]): string =>
    JSON.stringify(
      drawChart(
        findKind(chart.spec.kind),
        { ...chart, comparison: { ...comparison, decorate } },
        480,
      )!.marks,
    );
  return draw(comparison.decorate) !== draw((scene) => scene);
}

test.each(listDeclared("scenario"))("%s marks what is actual, as it declares", (kind) => {
  const chart = makeChart(kind, 0.6);
  expect(decorates(chart, compareWithActual(chart.format))).toBe(true);
});

// Tiles and squares need words of their own; their way is that of the calendar.
test.each(listDeclared("spotlight").filter((kind) => kind !== "tiles" && kind !== "squares"))(
  "%s marks the part of a spotlight, as it declares",
  (kind) => {
    const chart = makeChart(kind, 0.6);
    const part = { name: "Norte", isAdditive: () => true };
    expect(decorates(chart, compareWithPart(chart.format, part))).toBe(true);
  },
);
