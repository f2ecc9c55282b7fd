import { totalView } from "./check-definition.ts";
import type { Expectation, ReadBins, ReportDefinition, Where } from "./report-definition.ts";
import { createModel } from "./report-model.ts";
import type { ReportState } from "./state/report-state.ts";
import type { Table } from "./table/table.ts";

export type Mismatch = { figure: string; expected: string; found: string };

/** Lists the expected figures that the rows do not give, both as they would be written (D14). */
export function checkExpectations(table: Table, definition: ReportDefinition): Mismatch[] {
  const model = createModel(definition, table);
  const stateOf = (where: Where): ReportState =>
    model.stateOf({ id: "expectation", page: model.start.page, where });
  const read: ReadBins = (measure, view, where = {}) => {
    const { shown, values } = model.show(stateOf(where), [view]).read(view);
    const isPercent = definition.measures[measure]?.unit === "percent";
    const numbers = values(measure);
    return shown.map((bin) => (isPercent ? 100 : 1) * numbers[bin]!);
  };
  const compute = (expectation: Expectation): number =>
    "compute" in expectation
      ? expectation.compute(read)
      : read(expectation.measure, totalView, expectation.where)[0]!;
  return definition.expected.flatMap((expectation) => {
    const expected = expectation.value.toFixed(expectation.decimals);
    const found = compute(expectation).toFixed(expectation.decimals);
    return found === expected ? [] : [{ figure: expectation.figure, expected, found }];
  });
}
