import { expect, test } from "vitest";
import { checkExpectations } from "../../query/check-expectations.ts";
import { createModel } from "../../query/report-model.ts";
import { createTable } from "../../query/table/table.ts";
import { report } from "./report.ts";
import { earlyMonths } from "./staff.ts";

const { definition } = report;
const columns = report.generate();
const table = createTable(definition.columns, columns);
const model = createModel(definition, table);

function read(measure: string, view: string): number[] {
  return [...model.show(model.start, [view]).read(view).values(measure)];
}

function isRising(values: number[]): boolean {
  return values.every((value, at) => at === 0 || value > values[at - 1]!);
}

test("gives every figure of the case study", () => {
  expect(checkExpectations(table, definition)).toEqual([]);
});

test("contradicts itself in no row", () => {
  const names = ["person", "band", "leaving", "tenure", "promotedAfter", "training", "learning"];
  const [person, band, leaving, tenure, promotedAfter, training, learning] = names.map(
    (name) => columns[name]!,
  ) as Uint16Array[];
  const { hiring, screening, interviews, offer } = columns;
  const faults: number[] = [];
  for (let row = 0; row < table.rowCount; row += 1) {
    const isLeaver = person![row]! >= 6;
    const isManager = band![row]! >= 4;
    const isRight = [
      isLeaver === leaving![row]! > 0,
      isLeaver || person![row]! % 3 === band![row]! >> 1,
      leaving![row] !== 1 || tenure![row]! < earlyMonths,
      leaving![row] !== 2 || tenure![row]! >= earlyMonths,
      isManager === promotedAfter![row]! > 0,
      promotedAfter![row]! <= tenure![row]!,
      learning![row] === Number(training![row] === 0) + 2 * Number(isLeaver),
      (hiring![row] === 1) === [screening, interviews, offer].every((days) => days![row]! > 0),
      hiring![row] === 0 || tenure![row]! < 12,
    ];
    if (isRight.includes(false)) faults.push(row);
  }
  expect(faults).toEqual([]);
});

test("tells what the words of the case argue", () => {
  const [women, men] = read("hires", "sex");
  expect(women).toBe(men);
  const [her, his] = read("toManager", "sex");
  expect(her).toBeGreaterThan(his! + 6);
  const departments = read("timeToHire", "department");
  expect(departments.indexOf(Math.max(...departments))).toBe(3);
  const [referral, jobBoard] = read("stayed", "source");
  expect(referral).toBeGreaterThan(jobBoard!);
  const [headOffice, ...others] = read("hours", "site");
  expect(headOffice).toBeGreaterThan(Math.max(...others));
  const [trained, untrained] = read("leaveRate", "reach");
  expect(trained).toBeLessThan(untrained!);
  expect(isRising(read("bandWidth", "band"))).toBe(true);
  expect(isRising(read("payGap", "band"))).toBe(true);
});
