import { expect, test } from "vitest";
import { findEnds, openReport } from "../../../tests/support/read-report.ts";
import { report } from "./report.ts";
import { lastQuarter } from "./subjects.ts";

const { table, read } = openReport(report);
const column = (name: string) => table.columns[name]!.values;
const rows = [...column("day").keys()];

test("the group is what the score makes it, and only complaints are followed up", () => {
  const [score, verdict, call] = ["score", "verdict", "call"].map(column);
  const impossible = rows.filter((row) => {
    const group = score![row]! >= 9 ? 0 : score![row]! >= 7 ? 1 : 2;
    return verdict![row] !== group || (call![row] === 0) === (group === 2);
  });
  expect(impossible).toEqual([]);
});

test("nobody of the last quarter has answered again", () => {
  const [day, next] = ["day", "nextScore"].map(column);
  expect(rows.filter((row) => day![row]! >= lastQuarter && next![row]! >= 0)).toEqual([]);
});

test("each stage has the score of the picture, and one response in five", () => {
  const scores = { signUp: 45, installation: -20, billing: 50, fault: 29, enquiry: 56 };
  const found = Object.entries(read("stage", "nps")).map(([stage, nps]) => [
    stage,
    Math.round(nps),
  ]);
  expect(Object.fromEntries(found)).toEqual(scores);
  expect(new Set(Object.values(read("stage", "responses")))).toEqual(new Set([4000]));
});

test("the first year scores lowest, though not within a stage", () => {
  expect(findEnds(read("tenure", "nps")).lowest).toBe("firstYear");
  const within = read("tenureStage", "nps");
  for (const stage of ["signUp", "installation", "billing", "fault", "enquiry"]) {
    const gap = within[`firstYear ${stage}`]! - within[`years1to3 ${stage}`]!;
    expect(Math.abs(gap)).toBeLessThan(9);
  }
});

test("missed appointments are the first complaint, mostly of installation", () => {
  expect(findEnds(read("reason", "unhappy")).highest).toBe("missedAppointment");
  const byStage = read("reasonStage", "unhappy");
  const missed = read("reason", "unhappy")["missedAppointment"]!;
  expect(byStage["missedAppointment installation"]! / missed).toBeGreaterThan(0.75);
  expect(byStage["missedAppointment billing"]).toBe(0);
});

test("a call within 48 hours goes with a next score two points higher", () => {
  const { hours24, hours48, later, never } = read("call", "nextScore");
  expect(Math.min(hours24!, hours48!) - Math.max(later!, never!)).toBeGreaterThan(1.9);
});

test("the uplands are below the total by more than their margin of error", () => {
  expect(findEnds(read("area", "nps")).lowest).toBe("uplands");
  const { nps, margin } = { nps: read("area", "nps"), margin: read("area", "margin") };
  expect(nps["uplands"]! + margin["uplands"]!).toBeLessThan(32);
});

test("the committee's number moves little from quarter to quarter", () => {
  const scores = Object.values(read("time", "nps"));
  expect(scores).toHaveLength(8);
  expect(Math.max(...scores) - Math.min(...scores)).toBeLessThan(8);
});
