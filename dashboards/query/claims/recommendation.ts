import { readDate } from "../table/calendar.ts";
import type { Settings } from "../scenario/scenario.ts";
import type { DictionaryDeclaration, DictionaryLevel, Integers } from "../table/column.ts";
import type { Table } from "../table/table.ts";
import type { Said } from "./claim.ts";

/** The rows that the filters leave. */
type FilteredRows = {
  /** Ascending. */
  rows: Uint32Array;
  /** Numbers of all rows as they are stored: codes of labels, fractions of a unit, day numbers. */
  column: (name: string) => Integers;
  /** The code of a label; throws where there is none. */
  code: (column: string, label: string) => number;
  level: (column: string, level: string) => DictionaryLevel;
  /** True where a filter depends on the column. */
  isFiltered: (column: string) => boolean;
  addUp: <Item>(items: Iterable<Item>, valueOf: (item: Item) => number) => number;
  /** The month of a day number, 1 to 12. */
  monthOf: (day: number) => number;
  /** Values as they are written: whole euros, a whole number, a share in percent without decimals. */
  inEuros: (value: number, decimals?: number) => NumberSaid;
  whole: (value: number) => NumberSaid;
  inPercent: (value: number) => NumberSaid;
  /** Gives the assumption of the action: what the reader has set it to within its range, else its start. */
  lever: (range: Range & { start: number }, write: (value: number) => NumberSaid) => Assumption;
  /** Adds what the action gives along the range. */
  along: (assumption: Assumption, give: (value: number) => NumberSaid) => Lever;
};

type NumberSaid = Extract<Said, { value: number }>;

/** Values of placeholders. */
type Numbers = Readonly<Record<string, NumberSaid>>;

type Range = {
  min: number;
  max: number;
  step: number;
  /** Value at which the action begins or ceases to pay off. */
  mark?: number;
};

/** The one number that an action assumes, which the reader may set; its range ends with a whole step. */
type Assumption = Range & { at: NumberSaid };

/** With the outcomes of the action as they are written, at each step of the range or at 25 evenly spread ones. */
export type Lever = Assumption & { results: readonly NumberSaid[] };

/** The values of both sentences; a sentence without values is not true of the rows. */
export type Recommendation = {
  finding?: Numbers | undefined;
  /** The next step, and what it gives in the unit that matters; the first number is what it gives. */
  action?: Numbers | undefined;
  /** Its value fills the placeholder `lever` of the action. */
  lever?: Lever;
  /** The scenario that tries the action out. */
  scenario?: Settings;
};

/** Computes the recommendation of a report, without rounding in between; imports types only, as its claims (035). */
export type Recommend = (filtered: FilteredRows) => Recommendation;

/** Least rows for an action: below, one row changes a share by more than three points. */
const fewestRows = 30;
const mostSpaces = 24;

/** Recommends for the rows of a table that a result lists, with the lever at its step next to where it is `set`. */
export function recommendFor(
  recommend: Recommend,
  { columns }: Table,
  rows: Uint32Array,
  filteredColumns: readonly string[],
  set?: number,
): Recommendation {
  const declarationOf = (column: string) => columns[column]!.declaration as DictionaryDeclaration;
  const { finding, action, ...rest } = recommend({
    rows,
    column: (name) => columns[name]!.values,
    code: (column, label) => requireCode(column, declarationOf(column).labels.indexOf(label)),
    level: (column, level) => declarationOf(column).levels.find(({ id }) => id === level)!,
    isFiltered: (column) => filteredColumns.includes(column),
    addUp,
    monthOf: (day) => readDate(day).month,
    inEuros: (value, decimals = 0) => ({ value, as: { unit: "euros", decimals } }),
    whole: (value) => ({ value, as: { unit: "count", decimals: 0 } }),
    inPercent: (value) => ({ value, as: { unit: "percent", decimals: 0 } }),
    lever: ({ start, ...given }, write) => {
      const range = { ...given, max: valueAt(given, countSteps(given)) };
      const at = write(set === undefined ? clamp(start, range) : snap(set, range));
      return { ...range, at };
    },
    along: (assumption, give) => ({
      ...assumption,
      results: spreadOver(assumption).map((value) => roundAsWritten(give(value))),
    }),
  });
  if (finding === undefined || !Object.values(finding).every(isPlural)) return {};
  const isSaid = action !== undefined && rows.length >= fewestRows;
  if (isSaid && Object.values(action).every(isTelling)) return { finding, action, ...rest };
  // A lever that the reader has set to where nothing is gained can be set back.
  return set !== undefined && rest.lever ? { finding, lever: rest.lever } : { finding };
}

function clamp(value: number, { min, max }: Range): number {
  return Math.min(Math.max(value, min), max);
}

function countSteps({ min, max, step }: Range): number {
  return Math.floor((max - min) / step + 1e-6);
}

/** Returns the value after so many steps, without the remainder of binary fractions. */
function valueAt({ min, step }: Range, steps: number): number {
  return steps === 0 ? min : Number((min + steps * step).toPrecision(15));
}

/** Returns the nearest value that a slider of the range can have. */
function snap(value: number, range: Range): number {
  return valueAt(range, Math.round((clamp(value, range) - range.min) / range.step));
}

/** Lists values of the range from its least to its most. */
function spreadOver(range: Range): number[] {
  const steps = countSteps(range);
  const spaces = Math.min(steps, mostSpaces);
  return Array.from({ length: spaces + 1 }, (_, at) =>
    valueAt(range, Math.round((at * steps) / Math.max(spaces, 1))),
  );
}

function roundAsWritten({ value, as }: NumberSaid): NumberSaid {
  return { value: Number(value.toFixed(as.decimals)), as };
}

/** False for a number that does not exist, and for a share that is written as 0 or 100 %, which says nothing. */
function isTelling({ value, as }: NumberSaid): boolean {
  const percent = Math.round(100 * value);
  return Number.isFinite(value) && (as.unit !== "percent" || (percent !== 0 && percent !== 100));
}

/** False also for a count of one, for which the words of a finding are wrong. */
function isPlural(said: NumberSaid): boolean {
  return isTelling(said) && (said.as.unit !== "count" || Math.round(said.value) !== 1);
}

function requireCode(column: string, code: number): number {
  if (code < 0) throw new Error(`A recommendation names a label that column "${column}" lacks`);
  return code;
}

function addUp<Item>(items: Iterable<Item>, valueOf: (item: Item) => number): number {
  let sum = 0;
  for (const item of items) sum += valueOf(item);
  return sum;
}
