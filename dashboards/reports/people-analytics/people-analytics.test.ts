import { expect, test } from "vitest";
import { openReport } from "../../../tests/support/read-report.ts";
import { report } from "./report.ts";
import { earlyMonths } from "./staff.ts";

const { columns, table, list: read } = openReport(report);

function isRising(values: number[]): boolean {
  return values.every((value, at) => at === 0 || value > values[at - 1]!);
}

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

test("has the facts that the words of the case state", () => {
  const [women, men] = read("sex", "hires");
  expect(women).toBe(men);
  const [her, his] = read("sex", "toManager");
  expect(her).toBeGreaterThan(his! + 6);
  const departments = read("department", "timeToHire");
  expect(departments.indexOf(Math.max(...departments))).toBe(3);
  const [referral, jobBoard] = read("source", "stayed");
  expect(referral).toBeGreaterThan(jobBoard!);
  const [headOffice, ...others] = read("site", "hours");
  expect(headOffice).toBeGreaterThan(Math.max(...others));
  const [trained, untrained] = read("reach", "leaveRate");
  expect(trained).toBeLessThan(untrained!);
  expect(isRising(read("band", "bandWidth"))).toBe(true);
  expect(isRising(read("band", "payGap"))).toBe(true);
});
