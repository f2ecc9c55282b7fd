import type { Axis } from "../engine/axis.ts";
import type { Unit } from "../engine/measure.ts";
import type { ChartWords } from "./chart-words.ts";
import type { AxisNames } from "./visual.ts";

/** What a number is written by: the unit of a measure and its decimals. */
export type Written = { unit: Unit; decimals: number };

/** Writes numbers, days and bins in one language; what it makes of Intl is kept. NaN is written as a dash. */
export type Formatters = {
  language: "es" | "en";
  words: ChartWords;
  /** In full, with the unit: 0.6944 of a percentage is `69,44 %`. */
  value: (written: Written, value: number) => string;
  /** For ticks and tight places: `1,2 M`, whole where it can be. */
  short: (written: Written, value: number) => string;
  /** The figure without its unit, and the unit, for large type. */
  parts: (written: Written, value: number) => { figure: string; unit: string };
  /** With a sign: `+3,2 %`. */
  change: (written: Written, value: number) => string;
  /** A day number in full: `3 de marzo de 2024` is `3 mar 2024`. */
  day: (dayNumber: number) => string;
  /** Name of a bin, in full. */
  bin: (axis: Axis, names: AxisNames | undefined, bin: number) => string;
  /** Name of a bin for a tick: `ene`, `10`, `2024`. */
  tick: (axis: Axis, names: AxisNames | undefined, bin: number) => string;
};
