import type { Axis, ColumnBins } from "./axis.ts";
import { binColumn } from "./bin-column.ts";
import { makeCodes, type Codes } from "./codes.ts";
import { readLimits } from "./column.ts";
import { ReportFault } from "../report-fault.ts";
import type { Table } from "./table.ts";
import type { Binning, ViewDeclaration } from "./view.ts";

const maxBins = 65_536;
const maxLookup = 1 << 20;

/**
 * The bin of each row, and for each bin its parent in the level above. Rows without a value have the bin `blank`, after
 * the last, which no view shows.
 */
export type BinnedLevel = {
  codes: Codes;
  size: number;
  blank?: number;
  axes: readonly Axis[];
  /** The binnings of one column or two; none of all rows together. */
  binnings: readonly Binning[];
  parents: Uint16Array | null;
};

/** Bins the rows of a table, once for each level of a view, coarse to fine. */
export function binView(subject: string, table: Table, view: ViewDeclaration): BinnedLevel[] {
  if (view.shape.kind === "pair") {
    return [binPair(subject, table, view.shape.rows, view.shape.columns)];
  }
  let above: ColumnBins | null = null;
  return view.shape.levels.map((binning) => {
    const bins = binColumn(subject, table, binning);
    const { size } = bins.axis;
    checkSize(subject, size);
    const level: BinnedLevel = {
      codes: codeRows(table, binning.column, bins),
      size,
      ...(bins.hasBlanks && { blank: size }),
      axes: [bins.axis],
      binnings: [binning],
      parents: above === null ? null : nestBins(subject, table, binning, bins, above),
    };
    above = bins;
    return level;
  });
}

function binPair(subject: string, table: Table, rows: Binning, columns: Binning): BinnedLevel {
  const down = binColumn(subject, table, rows);
  const across = binColumn(subject, table, columns);
  const width = across.axis.size;
  const size = down.axis.size * width;
  checkSize(subject, size);
  const hasBlanks = down.hasBlanks === true || across.hasBlanks === true;
  const codes = codeRows(table, columns.column, across, size + Number(hasBlanks));
  const rowCodes = codeRows(table, rows.column, down);
  for (let row = 0; row < codes.length; row += 1) {
    const isBlank = hasBlanks && (codes[row] === width || rowCodes[row] === down.axis.size);
    codes[row] = isBlank ? size : codes[row]! + rowCodes[row]! * width;
  }
  const axes = [down.axis, across.axis];
  const binnings = [rows, columns];
  return { codes, size, ...(hasBlanks && { blank: size }), axes, binnings, parents: null };
}

function codeRows(
  table: Table,
  name: string,
  { codeOf, axis, hasBlanks = false }: ColumnBins,
  size: number = axis.size + Number(hasBlanks),
): Codes {
  const { declaration, values } = table.columns[name]!;
  const { min, max } = readLimits(declaration);
  const codes = makeCodes(table.rowCount, size);
  if (max - min >= Math.min(maxLookup, codes.length)) {
    for (let row = 0; row < codes.length; row += 1) codes[row] = codeOf(values[row]!);
    return codes;
  }
  const lookup = Uint16Array.from({ length: max - min + 1 }, (_, offset) => codeOf(min + offset));
  for (let row = 0; row < codes.length; row += 1) codes[row] = lookup[values[row]! - min]!;
  return codes;
}

function nestBins(
  subject: string,
  table: Table,
  binning: Binning,
  bins: ColumnBins,
  above: ColumnBins,
): Uint16Array {
  const { min, max } = readLimits(table.columns[binning.column]!.declaration);
  const parents = new Int32Array(bins.axis.size).fill(-1);
  for (let value = min; value <= max; value += 1) {
    const code = bins.codeOf(value);
    const parent = above.codeOf(value);
    if (code === bins.axis.size) continue;
    if (parents[code] === -1) parents[code] = parent;
    if (parents[code] !== parent) {
      throw new ReportFault(
        subject,
        `"${binning.level ?? binning.column}" does not nest in the level above`,
        "order the levels from coarse to fine, such that each bin lies in one",
      );
    }
  }
  return Uint16Array.from(parents);
}

function checkSize(subject: string, size: number): void {
  if (size <= maxBins) return;
  throw new ReportFault(
    subject,
    `has ${String(size)} bins`,
    `keep to ${String(maxBins)}: give it a width, cuts or a coarser level`,
  );
}
