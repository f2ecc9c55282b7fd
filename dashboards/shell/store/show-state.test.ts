import { expect, test, vi } from "vitest";
import { later } from "../../kinds/later.ts";
import type { ReportState } from "../../query/state/report-state.ts";
import type { ReportLayout } from "../report-layout.ts";
import type { DescribedResult } from "./described-result.ts";
import { showWithFeatures, type FeatureCode } from "./show-state.ts";

const start: ReportState = { page: "one", filters: {}, drill: {}, sort: {}, focus: null };
const tried = { ...start, scenario: { cap: 20 } };
const layout = { cards: [], slicers: [], pages: [] } satisfies ReportLayout;
const shown = {} as DescribedResult;
const panels = { scenario: () => null };
const code: FeatureCode = { show: (_, result) => ({ ...result, panels }) };
const isOn = ({ scenario }: ReportState): boolean => scenario !== undefined;

function addPanel(name: string) {
  const show: FeatureCode["show"] = (_, result) => ({
    ...result,
    panels: { ...result.panels, [name]: panels.scenario },
  });
  return { isOn, code: later(async () => ({ show })) };
}

test("a feature is loaded by the first state that needs it, and then shown at once", async () => {
  const load = vi.fn(async () => code);
  const show = showWithFeatures(layout, () => shown, [{ isOn, code: later(load) }]);
  expect(show(start)).toBe(shown);
  expect(load).not.toHaveBeenCalled();
  await show(tried);
  expect(show(tried)).toEqual({ panels });
  expect(show(start)).toBe(shown);
  expect(load).toHaveBeenCalledTimes(1);
});

test("features of a state see each other's results in their order", async () => {
  const show = showWithFeatures(layout, () => shown, [addPanel("first"), addPanel("second")]);
  await show(tried);
  expect(Object.keys((show(tried) as DescribedResult).panels!)).toEqual(["first", "second"]);
});

test("a state is shown without a feature that is not available, which another page loads again", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  const load = vi.fn(async () => code).mockRejectedValueOnce(new Error("offline"));
  const show = showWithFeatures(layout, () => shown, [{ isOn, code: later(load) }]);
  await show(tried);
  expect(show(tried)).toBe(shown);
  const other = { ...tried, page: "two" };
  await show(other);
  expect(show(other)).toEqual({ panels });
});

test("a result that is awaited is awaited before its features", async () => {
  const waiting = Promise.resolve();
  const results = [waiting, shown];
  const show = showWithFeatures(layout, () => results.shift()!, [
    { isOn, code: later(async () => code) },
  ]);
  await show(tried);
  expect(show(tried)).toBe(waiting);
  expect(show(tried)).toEqual({ panels });
});
