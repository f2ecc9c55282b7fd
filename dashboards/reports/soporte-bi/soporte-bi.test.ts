import { expect, test } from "vitest";
import { findEnds, openReport } from "../../../tests/support/read-report.ts";
import { report } from "./report.ts";
import { shownDay, ticketIds } from "./subjects.ts";

const { table, read } = openReport(report);
const column = (name: string) => table.columns[name]!.values;
const rows = [...column("day").keys()];

test("no ticket waits longer than it takes, is answered after its waiting or takes over 60 hours", () => {
  const [resolution, waiting, reply] = ["resolution", "waiting", "firstReply"].map(column);
  const impossible = rows.filter(
    (row) =>
      waiting![row]! > resolution![row]! ||
      reply![row]! > waiting![row]! ||
      resolution![row]! >= 3600 ||
      waiting![row]! < 0,
  );
  expect(impossible).toEqual([]);
});

test("the day that is shown has as many tickets as are numbered, half of their time waiting", () => {
  const shown = rows.filter((row) => column("day")[row] === shownDay);
  expect(shown.map((row) => column("ticket")[row])).toEqual(
    ticketIds.slice(1).map((id) => Number(id)),
  );
  const sum = (name: string): number => shown.reduce((all, row) => all + column(name)[row]!, 0);
  expect(sum("waiting") / sum("resolution")).toBeCloseTo(0.495, 2);
});

test("who changes team has had another one, and is not resolved at first contact", () => {
  const [moved, team, sender, first] = ["handedOver", "team", "sender", "firstContact"].map(column);
  const impossible = rows.filter(
    (row) =>
      (moved![row] === 1) === (team![row] === sender![row]) ||
      (moved![row] === 1 && first![row] === 1),
  );
  expect(impossible).toEqual([]);
});

test("a change of team takes far longer whatever the priority, and mostly leaves the front line", () => {
  for (const filter of ["high", "normal", "low"]) {
    const { kept, handedOver } = read("handedOver", "resolution", { priority: [filter] });
    expect(handedOver! / kept!).toBeGreaterThan(1.6);
  }
  const sent = read("route", "moved");
  const fromFrontLine = Object.keys(sent).filter((name) => name.startsWith("frontLine "));
  const sum = (names: string[]): number => names.reduce((all, name) => all + sent[name]!, 0);
  expect(sum(fromFrontLine) / sum(Object.keys(sent))).toBeGreaterThan(0.5);
});

test("the front line resolves most at first contact, networks least and waits most", () => {
  expect(findEnds(read("team", "firstContact"))).toEqual({
    highest: "frontLine",
    lowest: "networks",
  });
  expect(findEnds(read("team", "waiting"))).toEqual({ highest: "networks", lowest: "frontLine" });
});

test("access has the most tickets and the shortest resolution", () => {
  expect(findEnds(read("category", "tickets")).highest).toBe("access");
  expect(findEnds(read("category", "resolution")).lowest).toBe("access");
});

test("Monday from 8 to 10 has the most arrivals and the slowest first reply", () => {
  expect(findEnds(read("arrival", "tickets")).highest).toBe("weekday0 0");
  expect(findEnds(read("arrival", "firstReply")).highest).toBe("weekday0 0");
});

test("more tickets come at the end of the year than at its beginning, as slowly", () => {
  const tickets = Object.values(read("time", "tickets"));
  expect(tickets.at(-1)! / tickets[0]!).toBeGreaterThan(1.1);
  const times = Object.values(read("time", "resolution"));
  expect(Math.max(...times) / Math.min(...times)).toBeLessThan(1.04);
});
