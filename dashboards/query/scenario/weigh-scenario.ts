import { bindColumns, type Table } from "../table/table.ts";
import type { Scenario, Settings } from "./scenario.ts";

export type Weighed = {
  /** Gain of the settings over some rows, in euros. */
  gain: number;
  /**
   * Slider position where the gain is 0, as shown, or the side beyond its limits; null where the gain does not depend
   * on it.
   */
  breakEven: number | "always" | "never" | null;
  /** True where a higher position gains more. */
  isRising: boolean;
};

/** Computes the gain of complete settings over some actual rows. */
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
