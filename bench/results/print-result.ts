import { describeFloor } from "./describe-floor.ts";
import { drawTable } from "./draw-table.ts";
import { judgeResult } from "./judge-result.ts";
import type { Figures, Result } from "./result.ts";

/** Prints a part: its tables, how steady the floor was, and which bars are kept. */
export function printResult(
  part: string,
  result: Result,
  baseline: Readonly<Record<string, Figures>>,
): void {
  console.log(`\n${part}: baseline → now, ! where a bar is missed`);
  for (const columns of result.tables) {
    console.log(`\n${drawTable(columns, result.rows, baseline).join("\n")}`);
  }
  console.log(`\n${describeFloor(result.floorTimes)}`);
  const verdicts = judgeResult(result);
  const missed = verdicts.filter(({ isKept }) => !isKept);
  console.log(
    `bars: ${String(verdicts.length - missed.length)} kept, ${String(missed.length)} missed`,
  );
  for (const { row, column, finding } of missed)
    console.log(`missed  ${row}: ${column} ${finding}`);
}
