import type { Unit } from "../measures/measure.ts";
import type { Integers } from "../table/column.ts";
import type { Table } from "../table/table.ts";

/** Whole numbers by slider; one that is not there stands where it starts. */
export type Settings = Readonly<Record<string, number>>;

/** A number that a reader may change, in whole steps; `value / scale` is shown in its unit, or as one of its words. */
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
 * What may be tried out on the rows of a report: pure, so that the same settings give the same rows. `change` returns the columns that
 * are others then, of as many rows and within what the columns declare.
 */
export type Scenario = {
  sliders: readonly Slider[];
  change: (table: Table, settings: Settings) => Readonly<Record<string, Integers>>;
  /** What each row gains, in euros. */
  gain: (before: Table, after: Table, settings: Settings) => (row: number) => number;
  /** Settings as if what is shown were like the average of all rows: measures under the filters, and without. */
  likeMean: (read: (measure: string) => { own: number; mean: number }) => Settings;
  /** The slider whose value decides whether it pays: what is gained is linear in it. */
  breakEven: string;
};

/** Every slider of a scenario, each within its ends and on a step; the others, as of an old address, are left out. */
export function completeSettings({ sliders }: Scenario, settings: Settings): Settings {
  return Object.fromEntries(
    sliders.map(({ id, min, max, step, start }) => {
      const asked = Math.min(Math.max(settings[id] ?? start, min), max);
      return [id, min + Math.round((asked - min) / step) * step];
    }),
  );
}
