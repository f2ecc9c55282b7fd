import { streamXlsxRows } from "hucre/xlsx";
import { IngestError, type CellType, type Doubt, type TextTable } from "../../text-table.ts";
import type { ReadOptions } from "../read-options.ts";
import { RowCollector } from "../row-collector.ts";
import { writeCell } from "../typed-cell.ts";
import { readZipDirectory, readZipText } from "./zip-directory.ts";

type Sheet = { name: string; index: number };

type Reading = { table: TextTable; notes: Doubt[] };

/** Reads a spreadsheet's first visible sheet with a table, or the one of the dialect, as texts. */
export async function readXlsx(file: Blob, options: ReadOptions): Promise<Reading> {
  try {
    const sheets = await listSheets(file);
    const { dialect } = options;
    if (dialect?.format !== "xlsx") return await readFirst(file, sheets, options);
    const sheet = sheets.find(({ name }) => name === dialect.sheet);
    if (sheet) return await readSheet(file, sheet, options);
    throw new IngestError({ code: "sheetMissing", params: { sheet: dialect.sheet } });
  } catch (fault) {
    if (fault instanceof IngestError || options.signal?.aborted) throw fault;
    throw new IngestError({ code: "zipDamaged", params: {} });
  }
}

/** Reads the first sheet that has more than a column; a cover has one. */
async function readFirst(
  file: Blob,
  sheets: readonly Sheet[],
  options: ReadOptions,
): Promise<Reading> {
  let cover: Reading | undefined;
  for (const sheet of sheets) {
    const reading = await readSheet(file, sheet, options).catch((fault: unknown) => {
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

/** Lists the visible sheets. */
async function listSheets(file: Blob): Promise<Sheet[]> {
  const entries = await readZipDirectory(file);
  const workbook = await readZipText(file, entries, "xl/workbook.xml");
  if (workbook === undefined) throw new IngestError({ code: "notSpreadsheet", params: {} });
  return [...workbook.matchAll(/<(?:\w+:)?sheet\s([^>]*)>/g)]
    .map(([, attributes = ""], index) => ({
      name: readXml(/\bname="([^"]*)"/.exec(attributes)?.[1] ?? ""),
      index,
      isHidden: /\bstate="(?:hidden|veryHidden)"/.test(attributes),
    }))
    .filter(({ isHidden }) => !isHidden);
}

function readXml(text: string): string {
  const signs: Record<string, string> = { lt: "<", gt: ">", quot: '"', apos: "'", amp: "&" };
  return text.replaceAll(/&(#x?[\da-f]+|\w+);/gi, (whole, name: string) => {
    if (!name.startsWith("#")) return signs[name] ?? whole;
    const isHex = name[1] === "x";
    return String.fromCodePoint(Number.parseInt(name.slice(isHex ? 2 : 1), isHex ? 16 : 10));
  });
}

async function readSheet(
  file: Blob,
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
  const source = file.stream().pipeThrough(countBytes((bytes) => onProgress?.(bytes / file.size)));
  for await (const { index, values } of streamXlsxRows(source, { sheet: sheet.index })) {
    read += 1;
    if (read % 1000 === 0) signal?.throwIfAborted();
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
  const table = rows.build(({ headerLine, headerRows }) => ({
    format: "xlsx",
    sheet: sheet.name,
    headerLine,
    ...(headerRows > 1 && { headerRows }),
  }));
  return { table, notes: rows.notes };
}

function countBytes(onCount: (bytes: number) => void): TransformStream<Uint8Array, Uint8Array> {
  let bytes = 0;
  return new TransformStream({
    transform(part, controller) {
      bytes += part.byteLength;
      onCount(bytes);
      controller.enqueue(part);
    },
  });
}
