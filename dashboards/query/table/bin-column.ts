import type { ColumnBins } from "./axis.ts";
import { binNumbers, missingLevel } from "./bin-numbers.ts";
import { readPeriod, startOfPeriod } from "./periods.ts";
import {
  readBlank,
  type ColumnDeclaration,
  type DayDeclaration,
  type DictionaryDeclaration,
} from "./column.ts";
import { ReportFault } from "../report-fault.ts";
import type { Table } from "./table.ts";
import type { Binning, Period } from "./view.ts";

const cycles: Partial<Record<Period, number>> = { weekday: 7, monthOfYear: 12 };

/**
 * Makes the bins of a binning; throws a `ReportFault` that names the view where the column cannot be binned like that.
 */
export function binColumn(view: string, table: Table, binning: Binning): ColumnBins {
  const declaration = table.columns[binning.column]?.declaration;
  if (declaration === undefined) {
    throw new ReportFault(
      view,
      `bins the column "${binning.column}", which there is not`,
      `use one of ${Object.keys(table.columns).join(", ")}`,
    );
  }
  if (declaration.kind === "dictionary") return binCodes(view, declaration, binning);
  return binBlanks(
    declaration,
    declaration.kind === "day"
      ? binDays(view, declaration, binning)
      : binNumbers(view, declaration, binning),
  );
}

/** Puts rows without a value into a bin after the last, which no view shows. */
function binBlanks(declaration: ColumnDeclaration, bins: ColumnBins): ColumnBins {
  const blank = readBlank(declaration);
  if (Number.isNaN(blank)) return bins;
  const { axis, codeOf } = bins;
  return {
    axis,
    hasBlanks: true,
    codeOf: (value) => (value === blank ? axis.size : codeOf(value)),
  };
}

function binCodes(view: string, column: DictionaryDeclaration, { level }: Binning): ColumnBins {
  let codes: readonly number[] = column.labels.map((_, code) => code);
  if (level === undefined) return nameCodes(column.labels, codes);
  for (const group of column.levels) {
    codes = codes.map((code) => group.of[code] ?? group.labels.length);
    if (codes.some((code) => code >= group.labels.length)) {
      throw new ReportFault(
        view,
        `the level "${group.id}" leaves codes without a group`,
        "give `of` an entry for each label of the level below",
      );
    }
    if (group.id === level) return nameCodes(group.labels, codes);
  }
  throw missingLevel(view, level, column.levels.map(({ id }) => id).join(", ") || "none");
}

function nameCodes(labels: readonly string[], codes: readonly number[]): ColumnBins {
  return { axis: { kind: "labels", size: labels.length, labels }, codeOf: (code) => codes[code]! };
}

function binDays(view: string, column: DayDeclaration, { level = "day" }: Binning): ColumnBins {
  if (!isPeriod(level)) {
    throw missingLevel(view, level, Object.keys(readPeriod).join(", "));
  }
  const read = readPeriod[level];
  const cycle = cycles[level];
  if (cycle !== undefined) {
    const labels = Array.from({ length: cycle }, (_, code) => `${level}${String(code)}`);
    return { axis: { kind: "labels", size: cycle, labels }, codeOf: read };
  }
  const first = read(column.first);
  const starts = [startOfPeriod(level, column.first)];
  for (let day = column.first + 1; day <= column.last; day += 1) {
    if (read(day) !== read(day - 1)) starts.push(day);
  }
  let end = column.last + 1;
  while (read(end) === read(column.last)) end += 1;
  return {
    axis: { kind: "days", size: starts.length, period: level, starts, end },
    codeOf: (day) => read(day) - first,
  };
}

function isPeriod(level: string): level is Period {
  return Object.hasOwn(readPeriod, level);
}
