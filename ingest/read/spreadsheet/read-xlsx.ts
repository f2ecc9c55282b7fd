import { streamXlsxRows } from "hucre/xlsx";
import { IngestError, type CellType, type Doubt, type TextTable } from "../../text-table.ts";
import type { ReadOptions } from "../read-options.ts";
import { RowCollector } from "../row-collector.ts";
import { writeCell } from "../typed-cell.ts";
import { listSheets, type Sheet } from "./list-sheets.ts";

/** Rows between two looks at the signal. */
const rowsOfStep = 1000;

type Reading = { table: TextTable; notes: Doubt[] };

/** Reads a spreadsheet's first visible sheet with a table, or the one of the dialect, as texts. */
export async function readXlsx(file: Blob, options: ReadOptions): Promise<Reading> {
  try {
    const sheets = await listSheets(file);
    const { dialect } = options;
    if (dialect?.format !== "xlsx") return await readFirst(sheets, options);
    const sheet = sheets.find(({ name }) => name === dialect.sheet);
    if (sheet) return await readSheet(sheet, options);
    throw new IngestError({ code: "sheetMissing", params: { sheet: dialect.sheet } });
  } catch (fault) {
    if (fault instanceof IngestError || options.signal?.aborted) throw fault;
    throw new IngestError({ code: "zipDamaged", params: {} });
  }
}

/** Reads the first sheet that has more than a column; a cover has one. */
async function readFirst(sheets: readonly Sheet[], options: ReadOptions): Promise<Reading> {
  let cover: Reading | undefined;
  for (const sheet of sheets) {
    const reading = await readSheet(sheet, options).catch((fault: unknown) => {
      if (fault instanceof IngestError && fault.fault.code === "noRows") return undefined;
      throw fault;
    });
    if (!reading) continue;
    const others = sheets.filter(({ name }) => name !== sheet.name).map(({ name }) => name);
    const params = { sheet: sheet.name, found: others.join(", ") };
    if (others.length > 0) reading.notes.unshift({ code: "otherSheets", params });
    const { columns, rowCount } = reading.table;
    if (columns.length > 1 && rowCount > 0) return reading;
    cover ??= reading;
  }
  if (cover) return cover;
  throw new IngestError({ code: "noRows", params: {} });
}

async function readSheet(
  sheet: Sheet,
  { dialect, maxRows, signal, onProgress }: ReadOptions,
): Promise<Reading> {
  const place =
    dialect?.format === "xlsx"
      ? { headerLine: dialect.headerLine, headerRows: dialect.headerRows ?? 1 }
      : undefined;
  const rows = new RowCollector(place, maxRows);
  const cells: string[] = [];
  const types: CellType[] = [];
  let read = 0;
  let last = -1;
  for await (const { index, values } of streamXlsxRows(sheet.stream(), { sheet: sheet.index })) {
    read += 1;
    if (read % rowsOfStep === 0) {
      signal?.throwIfAborted();
      onProgress?.(Math.min(0.99, read / sheet.rows), rows.rowCount);
    }
    cells.length = values.length;
    types.length = values.length;
    for (let column = 0; column < values.length; column += 1) {
      const { text, type } = writeCell(values[column]);
      cells[column] = text;
      types[column] = type;
    }
    if (index > last + 1) rows.push([], index);
    last = index;
    if (!rows.push(cells, index + 1, types)) break;
  }
  signal?.throwIfAborted();
  onProgress?.(1, rows.rowCount);
  const table = rows.build(({ headerLine, headerRows }) => ({
    format: "xlsx",
    sheet: sheet.name,
    headerLine,
    ...(headerRows > 1 && { headerRows }),
  }));
  return { table, notes: rows.notes };
}
