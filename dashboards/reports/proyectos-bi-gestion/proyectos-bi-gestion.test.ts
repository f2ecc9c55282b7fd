import { expect, test } from "vitest";
import { readWeekday } from "../../query/table/calendar.ts";
import { phaseIds, projects, readStatus, today } from "./projects.ts";
import { openReport } from "../../../tests/support/read-report.ts";
import { report } from "./report.ts";

const { columns, list: read } = openReport(report);

test("records hours on working days of their project, none after today", () => {
  const { kind, day, start, end, hours, budget } = columns;
  const faults = day!.findIndex((date, row) => {
    if (kind![row] !== 0) return hours![row] !== 0;
    return (
      readWeekday(date) > 4 ||
      date < start![row]! - 2 ||
      date > Math.min(end![row]!, today) ||
      hours![row] === 0 ||
      budget![row] !== 0
    );
  });
  expect(faults).toBe(-1);
});

test("adds up: budgets and hours of the phases to their project", () => {
  expect(read("project", "budget")).toEqual(projects.map(({ budget }) => budget));
  const width = phaseIds.length;
  const cells = read("projectPhase", "hours");
  const sums = projects.map((_, project) =>
    cells.slice(project * width, (project + 1) * width).reduce((sum, hours) => sum + hours, 0),
  );
  expect(sums).toEqual(read("project", "hours"));
});

test("draws what the picture of the case draws, for a hundred hours of budget", () => {
  const where = { status: ["onTime", "late"] };
  const [whole] = read("total", "budget", where);
  const parts = (measure: string): number[] =>
    read("phase", measure, where).map((hours) => (100 * hours) / whole!);
  expect(parts("budget")).toEqual([15, 30, 30, 15, 10]);
  expect(parts("hours")).toEqual([14, 60, 28, 12, 6]);
});

test("has the facts that the words of the case state", () => {
  const status = projects.map(readStatus);
  const [used, progress] = [read("project", "used"), read("project", "progress")];
  expect(status.map((code) => code === 3)).toEqual(
    used.map((share, at) => status[at]! > 1 && share > progress[at]!),
  );
  const ordered = projects.toSorted((a, b) => a.changes - b.changes);
  const [few, many] = [ordered.slice(0, 8), ordered.slice(8)];
  const longest = (some: typeof few): number => Math.max(...some.map(({ delay }) => delay));
  expect(longest(few)).toBeLessThan(Math.min(...many.map(({ delay }) => delay)));
  const [, data, visualisation] = read("role", "load");
  expect(data).toBeGreaterThan(1);
  expect(visualisation).toBeLessThan(1);
  const [trained, untrained] = read("adoption", "opens");
  expect(trained).toBeGreaterThan(2 * untrained!);
  const phases = read("phase", "used");
  expect(phases[phaseIds.indexOf("reports")]).toBeLessThan(1);
});
