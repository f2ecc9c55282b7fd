import { expect, test } from "vitest";
import type { VisualLayout } from "../../dashboards/shell/report-layout.ts";
import { listReports, loadReport } from "../../generator/reports/list-reports.ts";

// Each report has charts that fit its questions, instead of one layout for all.

const barred = new Set(["bars", "columns"]);
const isBarred = ({ spec }: VisualLayout): boolean => barred.has(spec.kind);

const isPlain = (visual: VisualLayout): boolean =>
  isBarred(visual) || visual.spec.kind === "histogram";

const reports = await Promise.all(
  (await listReports()).map(async (slug) => Object.assign({ slug }, await loadReport(slug))),
);
const pages = reports.flatMap(({ slug, layout }) =>
  layout.pages.map(({ id, visuals }) => ({ name: `${slug} ${id}`, visuals })),
);

test("bars and columns are less than a third of all visuals", () => {
  const visuals = pages.flatMap((page) => page.visuals);
  expect(visuals.filter(isBarred).length).toBeLessThan(visuals.length / 3);
});

test("no page shows nothing but bars", () => {
  const plain = pages.filter(({ visuals }) => visuals.every(isPlain));
  expect(plain.map(({ name }) => name)).toEqual([]);
});

test("no two reports open with the same kinds of charts", () => {
  const opening = reports.map(({ layout }) =>
    layout.pages[0]!.visuals.map(({ spec }) => spec.kind)
      .toSorted()
      .join(" "),
  );
  expect(new Set(opening).size).toBe(reports.length);
});

test("every card states its comparison, by itself or by periods", () => {
  const alone = reports.flatMap(({ slug, layout, definition }) =>
    layout.cards
      .filter(({ beside, target }) => !(beside ?? target ?? definition.comparedBy))
      .map(({ measure }) => `${slug} ${measure}`),
  );
  expect(alone).toEqual([]);
});
