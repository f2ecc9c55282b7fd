import { expect, test } from "vitest";
import { selectBins } from "../../query/state/report-state.ts";
import { openReport } from "../../../tests/support/read-report.ts";
import { report } from "./report.ts";
import { campaignIds, channelIds, channelOfCampaign, courses } from "./subjects.ts";

const { columns: rows, model, list: read } = openReport(report);
const percent = (measure: string): number[] =>
  read("channel", measure).map((share) => Math.round(100 * share));
const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one);
const order = (values: readonly number[]): string[] =>
  [...values.keys()].toSorted((a, b) => values[b]! - values[a]!).map((code) => channelIds[code]!);

test("has the shares that the picture draws", () => {
  expect(percent("clicksShare")).toEqual([50, 20, 15, 10, 5]);
  expect(percent("enrolmentsShare")).toEqual([10, 35, 12, 18, 25]);
  expect(percent("spendingShare")).toEqual([40, 28, 10, 12, 10]);
});

test("has social media first in clicks, spending and first contacts, last in enrolments", () => {
  for (const measure of ["clicks", "spending"]) {
    expect(order(read("channel", measure))[0]).toBe("social");
  }
  const enrolled = order(read("channel", "enrolments"));
  expect([enrolled[0], enrolled.at(-1)]).toEqual(["search", "social"]);
  expect(order(read("channel", "costPerEnrolment")).at(-1)).toBe("email");
  expect(read("first", "enrolmentsShare")[0]).toBeGreaterThan(
    read("channel", "enrolmentsShare")[0]!,
  );
});

test("counts an enrolment once, whichever end it is looked at from", () => {
  for (const view of ["channel", "first", "path", "course", "campaign"]) {
    expect(sum(read(view, "enrolments")), view).toBe(6000);
  }
  const path = read("path", "enrolments");
  expect(channelIds.map((_, first) => sum(path.slice(5 * first, 5 * first + 5)))).toEqual(
    read("first", "enrolments"),
  );
});

test("keeps spending with its channel when first contacts are chosen", () => {
  const state = selectBins(model.start, "first", [0]);
  const total = model.show(state).read("total");
  expect(total.values("spending")[0]).toBe(120_000);
  expect(total.values("enrolments")[0]).toBe(2040);
});

test("has spending without enrolments on its days, enrolments without spending", () => {
  const { record, spending, clicks, first, campaign } = rows;
  for (const [row, kind] of [...record!].entries()) {
    if (kind === 1) expect(spending![row]! + clicks![row]!).toBe(0);
    else expect(first![row]).toBe(channelOfCampaign[campaign![row]!]);
  }
});

test("has the enrolments in January and September, and much the same spending every month", () => {
  const enrolments = read("time", "enrolments");
  const months = [...enrolments.keys()].toSorted((a, b) => enrolments[b]! - enrolments[a]!);
  expect(months.slice(0, 2)).toEqual([0, 8]);
  const spending = read("time", "spending");
  expect(Math.max(...spending) / Math.min(...spending)).toBeLessThan(1.15);
});

test("has what the titles say", () => {
  const path = read("path", "enrolments");
  expect(1 - path[0]! / sum(path.slice(0, 5))).toBeCloseTo(0.8, 1);
  expect(Math.round(read("first", "costPerEnrolment")[0]!)).toBe(59);
  const months = read("time", "enrolments");
  expect((months[0]! + months[8]!) / 6000).toBeCloseTo(0.43, 1);
  const campaigns = read("campaign", "costPerEnrolment");
  expect(campaignIds[campaigns.indexOf(Math.min(...campaigns))]).toBe("lessons");
  const costs = read("course", "costPerEnrolment");
  expect(courses[costs.indexOf(Math.max(...costs))]).toBe("english");
});
