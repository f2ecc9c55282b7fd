import type { ReportState } from "../state/report-state.ts";
import type { Asked, DriverRows } from "./driver-rows.ts";
import { findTarget } from "./find-target.ts";
import { measureDifference } from "./measure-difference.ts";
import { readTerms } from "./terms.ts";

/** Lists the rows behind a figure: those of its bins, under the filters, that its measure counts. */
export function listCountedRows(rows: DriverRows, state: ReportState, asked: Asked): Uint32Array {
  const { group, whole } = findTarget(rows, state, asked);
  const terms = readTerms(rows.table, { group, reference: group });
  const ofWhole = readTerms(rows.table, { group: whole, reference: whole });
  const { value } = rows.definition.measures[asked.measure]!;
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
