import { matchCondition } from "../measures/condition.ts";
import type { Condition } from "../measures/measure.ts";
import type { ReportState } from "../state/report-state.ts";
import type { Table } from "../table/table.ts";
import { findTarget, type Asked, type DriverRows } from "./driver-rows.ts";
import { measureDifference } from "./measure-difference.ts";
import { findOwnSides } from "./own-sides.ts";
import { readTerms, type Sides } from "./terms.ts";

/** Lists the rows behind a figure: those of its bins, under the filters, that its measure counts. */
export function listCountedRows(rows: DriverRows, state: ReportState, asked: Asked): Uint32Array {
  const { group: asking, whole } = findTarget(rows, state, asked);
  const { value } = rows.definition.measures[asked.measure]!;
  const own = findOwnSides(value);
  const group = own === null ? asking : keepEither(rows.table, asking, own.conditions);
  const terms = readTerms(rows.table, { group, reference: group });
  const ofWhole = readTerms(rows.table, { group: whole, reference: whole });
  const measure = value.kind === "change" ? value.of : value;
  const found = measureDifference(measure, terms, { view: ofWhole, report: ofWhole });
  const counted = found?.weights?.group ?? found?.amounts.group ?? group;
  const listed = new Uint32Array(group.length);
  let size = 0;
  for (let row = 0; row < group.length; row += 1) {
    if (group[row] === 1 && counted[row] !== 0) {
      listed[size] = row;
      size += 1;
    }
  }
  return listed.subarray(0, size);
}

/** Keeps the rows of both groups that a measure compares. */
function keepEither(
  table: Table,
  rows: Uint8Array,
  { group, reference }: Sides<Condition>,
): Uint8Array {
  const [isGroup, isReference] = [group, reference].map((condition) =>
    matchCondition("measure", table, condition),
  );
  const kept = new Uint8Array(rows.length);
  for (let row = 0; row < kept.length; row += 1) {
    if (rows[row] === 1 && (isGroup!(row) || isReference!(row))) kept[row] = 1;
  }
  return kept;
}
