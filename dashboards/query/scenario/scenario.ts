import type { Unit } from "../measures/measure.ts";
import type { Integers } from "../table/column.ts";
import type { Table } from "../table/table.ts";

/** Whole numbers by slider; a missing slider is at its start. */
export type Settings = Readonly<Record<string, number>>;

/** A slider with whole steps; `value / scale` is shown in its unit, or as one of its words. */
export type Slider = {
  id: string;
  min: number;
  max: number;
  step: number;
  start: number;
  unit: Unit;
  scale: number;
};

/**
 * A what-if on the rows of a report: a pure function, so that the same settings give the same rows. `change` returns
 * the columns that change, with as many rows and within the limits of their declarations.
 */
export type Scenario = {
  sliders: readonly Slider[];
  change: (table: Table, settings: Settings) => Readonly<Record<string, Integers>>;
  /** Returns the gain of each row, in euros. */
  gain: (before: Table, after: Table, settings: Settings) => (row: number) => number;
  /**
   * Returns settings that bring the filtered rows to the mean of all rows: `own` is a measure under the filters, `mean`
   * without.
   */
  likeMean: (read: (measure: string) => { own: number; mean: number }) => Settings;
  /** The slider whose value decides whether the scenario pays; the gain is linear in it. */
  breakEven: string;
};

/**
 * Returns a value for every slider, within its limits and on a step; unknown ones, as in old addresses, are dropped.
 */
export function completeSettings({ sliders }: Scenario, settings: Settings): Settings {
  return Object.fromEntries(
    sliders.map(({ id, min, max, step, start }) => {
      const asked = Math.min(Math.max(settings[id] ?? start, min), max);
      return [id, min + Math.round((asked - min) / step) * step];
    }),
  );
}
