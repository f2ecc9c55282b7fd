import { readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeXlsx, type CellValue } from "hucre/xlsx";
import type { AwkwardFile } from "./awkward-file.ts";
import { openDuckDb } from "./duckdb.ts";

const day = (year: number, month: number, date: number, hour = 0): Date =>
  new Date(Date.UTC(year, month - 1, date, hour));

/** Files that have types of their own: spreadsheets, JSON, Parquet. */
export const typedFiles: AwkwardFile[] = [
  {
    title: "a spreadsheet with a cover, a merged title, dates, a total and notes",
    name: "ventas.xlsx",
    content: async () =>
      writeBook({
        Portada: [["Informe de ventas"], ["Enero de 2024"]],
        Ventas: [
          ["Ventas de enero", null, null, null],
          [],
          ["Fecha", "Tienda", "Importe", "Alta"],
          [day(2024, 1, 15), "Centro", 1234.5, day(2024, 1, 15, 9)],
          [day(2024, 1, 16), "Puerto", 0.1 + 0.2, day(2024, 1, 16, 17)],
          [day(2024, 1, 17), "Centro", 100, day(2024, 1, 17, 12)],
          ["Total", null, 1334.8, null],
        ],
        Notas: [["Nada"]],
      }),
    rows: 3,
    columns: ["fecha ymd", "tienda text", "importe number .1", "alta ymd time"],
    doubts: ["otherSheets", "linesAbove", "totalsLeftOut Fecha"],
  },
  {
    title: "a spreadsheet with numbers stored as text",
    name: "texto.xlsx",
    content: async () =>
      writeBook({
        Hoja1: [
          ["Código", "Importe", "Cantidad"],
          ["A-1", 1.234, "12"],
          ["A-2", "1.234,50", "3"],
          ["A-3", "2,25", "4"],
          ["A-4", "-", "5"],
        ],
      }),
    rows: 4,
    columns: ["codigo text", "importe number .,3 without -", "cantidad number ,0"],
    doubts: ["numbersAsText Importe", "nullTexts Importe"],
  },
  {
    title: "JSON: an array of objects, one nested",
    name: "pedidos.json",
    content: () =>
      JSON.stringify([
        {
          id: "0001",
          fecha: "2024-01-31T10:00:00Z",
          importe: 12.5,
          cliente: { ciudad: "Vigo" },
          lineas: [1],
        },
        {
          id: "0002",
          fecha: "2024-02-01T11:30:00Z",
          importe: 7.25,
          cliente: { ciudad: "Lugo" },
          lineas: [],
        },
        { id: "0003", fecha: "2024-02-02T00:00:00Z", importe: null, nuevo: true },
      ]),
    rows: 3,
    columns: [
      "id text",
      "fecha ymd time",
      "importe number .2",
      "clienteCiudad text",
      "lineas text",
      "nuevo text",
    ],
    doubts: ["nestedValues lineas", "leadingZeros id", "zoneIgnored fecha"],
    from: "read_json('FILE')",
    sums: { importe: "importe" },
  },
  {
    title: "JSON, an object a line",
    name: "eventos.jsonl",
    content: () =>
      ['{"dia":"2024-01-05","clics":10}', '{"dia":"2024-01-06","clics":7}', ""].join("\n"),
    rows: 2,
    columns: ["dia ymd", "clics number .0"],
    doubts: [],
    from: "read_json('FILE', format = 'newline_delimited')",
    sums: { clics: "clics" },
  },
  {
    title: "Parquet with dates, decimals and missing values",
    name: "almacen.parquet",
    content: writeParquet,
    rows: 5000,
    columns: ["fecha ymd", "nave text", "importe number .2", "unidades number .0"],
    doubts: [],
    from: "read_parquet('FILE')",
    sums: { importe: "importe", fecha: "fecha - DATE '1970-01-01'", unidades: "unidades" },
  },
];

async function writeBook(sheets: Record<string, CellValue[][]>): Promise<Uint8Array<ArrayBuffer>> {
  const book = await writeXlsx({
    sheets: Object.entries(sheets).map(([name, rows]) => ({ name, rows })),
  });
  return new Uint8Array(book);
}

async function writeParquet(): Promise<Uint8Array<ArrayBuffer>> {
  const path = join(tmpdir(), `almacen-${String(process.pid)}.parquet`);
  const connection = await openDuckDb();
  await connection.run(`COPY (
    SELECT DATE '2023-01-01' + (i % 365)::INT AS fecha, 'Nave ' || (i % 7) AS nave,
      CASE WHEN i % 10 = 0 THEN NULL ELSE (i * 1.37)::DECIMAL(12, 2) END AS importe, i % 13 AS unidades
    FROM range(5000) t(i)) TO '${path}' (FORMAT parquet, COMPRESSION snappy, ROW_GROUP_SIZE 2048)`);
  connection.closeSync();
  const bytes = await readFile(path);
  await rm(path);
  return new Uint8Array(bytes);
}
