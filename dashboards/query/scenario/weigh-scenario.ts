import { bindColumns, type Table } from "../table/table.ts";
import type { Scenario, Settings } from "./scenario.ts";

export type Weighed = {
  /** What the settings gain over some rows, in euros. */
  gain: number;
  /** Where its slider gains nothing: a number as shown, or on which side of its ends it would be; null where nothing depends on it. */
  breakEven: number | "always" | "never" | null;
  /** Whether more of the slider gains more. */
  isRising: boolean;
};

/** Weighs complete settings over some rows, as they really are. */
export function weighScenario(
  scenario: Scenario,
  table: Table,
  settings: Settings,
  rows: Uint32Array,
): Weighed {
  const weigh = (tried: Settings): number => {
    const gainOf = scenario.gain(table, changeTable(scenario, table, tried), tried);
    return rows.reduce((sum, row) => sum + gainOf(row), 0);
  };
  const slider = scenario.sliders.find(({ id }) => id === scenario.breakEven)!;
  const { id, min, max, scale } = slider;
  const [low, high] = [min, max].map((value) => weigh({ ...settings, [id]: value })) as [
    number,
    number,
  ];
  const place = min + ((max - min) * low) / (low - high);
  const isBetween = low > 0 !== high > 0;
  return {
    gain: weigh(settings),
    breakEven: low === high ? null : isBetween ? place / scale : low > 0 ? "always" : "never",
    isRising: high > low,
  };
}

function changeTable(scenario: Scenario, table: Table, settings: Settings): Table {
  const { columns } = table;
  const declared = Object.fromEntries(
    Object.entries(columns).map(([name, { declaration }]) => [name, declaration]),
  );
  const values = Object.fromEntries(
    Object.entries(columns).map(([name, column]) => [name, column.values]),
  );
  return bindColumns(declared, { ...values, ...scenario.change(table, settings) });
}
