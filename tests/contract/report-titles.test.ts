import { expect, test } from "vitest";
import { locales, type Locale } from "../../contracts/locale.ts";
import { laterKinds, loadKinds } from "../../dashboards/kinds/registry.ts";
import { selectBins } from "../../dashboards/query/state/report-state.ts";
import type { Selection } from "../../dashboards/query/state/selection.ts";
import { loadReportModel, readTitle } from "../support/report-model.ts";

// Titles that were meaningless under one filter; `report-claims.test.ts` checks that none is false.

await loadKinds(laterKinds);

async function readUnder(
  [slug, visual, view, chosen]: readonly [string, string, string, Selection],
  locale: Locale,
) {
  const known = await loadReportModel(slug, locale);
  const title = readTitle(known, visual, selectBins(known.model.start, view, chosen));
  return { title, copy: known.copy.report.visuals[visual]! };
}

test.each([
  ["people-analytics", "leaversByTenure", "tenure", { from: 1, to: 2 }],
  ["people-analytics", "leaversByTenure", "tenure", { from: 5, to: 6 }],
  ["people-analytics", "womenByLevel", "sex", [1]],
  ["people-analytics", "untrainedByTenure", "reach", [0]],
  ["people-analytics", "untrainedByTenure", "reach", [1]],
  ["logistica-dashboard", "occupiedByMonth", "state", [0]],
  ["airline-satisfaction", "satisfiedByHaul", "verdict", [0]],
] as const)("%s, %s: neutral where %s is filtered by %o", async (...asked) => {
  for (const locale of locales) {
    // oxlint-disable-next-line no-await-in-loop -- one model is kept
    const { title, copy } = await readUnder(asked, locale);
    expect(title).toBe(copy.neutral[0]);
  }
});

test("a ratio below one is turned round, and near one it is none", async () => {
  const known = await loadReportModel("ventas-bi", "es");
  const { model, copy } = known;
  const { otherwise, reversed, alike } = copy.report.visuals["channels"]!;
  const titles = Array.from({ length: model.axes(model.start, "customer")[0]!.size }, (_, bin) =>
    readTitle(known, "channels", selectBins(model.start, "customer", [bin])),
  );
  const count = (text = ""): number =>
    titles.filter((title) => new RegExp(`^${text.replace("{{times}}", ".+")}$`).test(title)).length;
  expect(count(otherwise)).toBeGreaterThan(0);
  expect(count(reversed)).toBeGreaterThan(0);
  expect(count(alike)).toBeGreaterThan(0);
  const said = titles.flatMap(
    (title) => /([\d,]+) veces/.exec(title)?.[1]?.replace(",", ".") ?? [],
  );
  expect(Math.min(...said.map(Number))).toBeGreaterThanOrEqual(1.05);
});

test("online, the five products that fall away are still argued about", async () => {
  const { title } = await readUnder(["ventas-bi", "salesAndProfit", "channel", [2]], "es");
  expect(title).toMatch(/^Cinco productos se descuelgan: el 20\s%.*el 5\s% del beneficio$/);
});

test("counts are spelled out, as in the claimed titles", async () => {
  const known = await loadReportModel("ventas-bi", "es");
  const { model } = known;
  const titles = Array.from({ length: model.axes(model.start, "customer")[0]!.size }, (_, bin) =>
    readTitle(known, "channelMargins", selectBins(model.start, "customer", [bin])),
  );
  expect(titles.some((title) => /(?:dos|tres|cuatro|cinco) de ocho familias$/.test(title))).toBe(
    true,
  );
  expect(titles.filter((title) => /\d/.test(title))).toEqual([]);
});
