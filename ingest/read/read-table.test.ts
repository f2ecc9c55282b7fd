import { writeXlsx } from "hucre/xlsx";
import { expect, test, vi } from "vitest";
import { inferSchema } from "../infer/infer-schema.ts";
import { IngestError, type TextTable } from "../text-table.ts";
import { readTable } from "./read-table.ts";
import type { ReadOptions } from "./read-options.ts";

async function read(content: BlobPart, name = "a.csv", options?: ReadOptions): Promise<TextTable> {
  return (await readTable(new Blob([content]), name, options)).table;
}

function listRows({ columns, rowCount }: TextTable): string[][] {
  return Array.from({ length: rowCount }, (_, row) =>
    columns.map(({ texts, codes }) => texts[codes[row]!]!),
  );
}

async function findFault(
  content: BlobPart,
  name?: string,
  options?: ReadOptions,
): Promise<unknown> {
  return read(content, name, options).catch((fault: unknown) =>
    fault instanceof IngestError ? fault.fault.code : fault,
  );
}

/** Makes the end of a zip whose directory declares one entry of a size. */
function declareZip(unzippedBytes: number): Uint8Array<ArrayBuffer> {
  const name = new TextEncoder().encode("xl/workbook.xml");
  const view = new DataView(new ArrayBuffer(4 + 46 + name.length + 22));
  view.setUint32(0, 0x04034b50, true);
  view.setUint32(4, 0x02014b50, true);
  view.setUint32(4 + 24, unzippedBytes, true);
  view.setUint16(4 + 28, name.length, true);
  new Uint8Array(view.buffer).set(name, 4 + 46);
  const end = 4 + 46 + name.length;
  view.setUint32(end, 0x06054b50, true);
  view.setUint16(end + 10, 1, true);
  view.setUint32(end + 16, 4, true);
  return new Uint8Array(view.buffer);
}

const [old, pdf] = [Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0, 0, 0, 0), "%PDF-1.7"];
const wide = Array.from({ length: 301 }, (_, index) => `c${String(index)}`).join(";");

test.each<[string, BlobPart, string | undefined]>([
  ["emptyFile", "", undefined],
  ["noRows", "\n\n", undefined],
  ["notTable", pdf, undefined],
  ["notTable", "<html>", undefined],
  ["oldExcel", old, "a.xls"],
  ["zipTooLarge", declareZip(3_000_000_000), "a.xlsx"],
  ["zipDamaged", "PK\u0003\u0004…", "a.xlsx"],
  ["tooManyColumns", `${wide}\n${wide}`, undefined],
  ["jsonDamaged", '[{"a": 1}', "a.json"],
  ["jsonNoRows", '{"a": 1}', "a.json"],
  ["parquetDamaged", "PAR1……PAR1", "a.parquet"],
])("a file is refused as %s", async (code, content, name) => {
  expect(await findFault(content, name)).toBe(code);
});

test("a damaged spreadsheet is refused by name, wherever the damage is", async () => {
  const rows = Array.from({ length: 200 }, (_, index) => [`Zona ${String(index)}`, index]);
  const book = new Uint8Array(await writeXlsx({ sheets: [{ name: "Datos", rows }] }));
  const faults = new Set<unknown>();
  for (let at = 100; at < book.length; at += 97) {
    const damaged = book.slice();
    damaged.fill(0xa5, at, at + 20);
    faults.add(await findFault(damaged, "a.xlsx"));
  }
  const named = new Set(["zipDamaged", "zipTooLarge", "notSpreadsheet", "noRows"]);
  const unnamed = [...faults].filter(
    (fault) => fault instanceof Error || (typeof fault === "string" && !named.has(fault)),
  );
  expect(unnamed).toEqual([]);
  expect(faults).toContain("zipDamaged");
});

test("bytes that are no UTF-8, however late, make the whole file Windows-1252", async () => {
  const head = new TextEncoder().encode(`Name;Sum\n${"Ana;1\n".repeat(60_000)}`);
  const { table, notes } = await readTable(
    new Blob([head, Uint8Array.of(0x4a, 0x6f, 0x73, 0xe9, 0x3b, 0x80, 0x0a)]),
    "a.csv",
  );
  expect(notes[0]?.code).toBe("windows1252");
  expect(listRows(table).at(-1)).toEqual(["José", "€"]);
});

test("an abort while reading rejects, and progress grows to the whole", async () => {
  const content = `a;b\n${"1;2\n".repeat(800_000)}`;
  const shares: number[] = [];
  await read(content, "a.csv", { onProgress: (share) => shares.push(share) });
  expect(shares.length).toBeGreaterThan(2);
  expect([shares.at(-1), shares]).toEqual([1, shares.toSorted((a, b) => a - b)]);
  const controller = new AbortController();
  const reading = findFault(content, "a.csv", {
    signal: controller.signal,
    onProgress: () => {
      controller.abort("enough");
    },
  });
  expect(await reading).toBe("enough");
});

test("the progress of a spreadsheet is that of its rows", async () => {
  const rows = Array.from({ length: 20_000 }, (_, index) => [`Zona ${String(index % 9)}`, index]);
  const book = new Uint8Array(await writeXlsx({ sheets: [{ name: "Datos", rows }] }));
  const shares: number[] = [];
  await read(book, "a.xlsx", { onProgress: (share) => shares.push(share) });
  expect(shares.at(-1)).toBe(1);
  expect(shares[9]).toBeGreaterThan(0.4);
  expect(shares[9]).toBeLessThan(0.6);
});

test("a spreadsheet is unpacked no further than its rows are taken", async () => {
  // Several megabytes that hardly pack: the library asks for one at a time.
  const rows = Array.from({ length: 20_000 }, (_, row) =>
    Array.from({ length: 16 }, (__, column) => Math.sin(row * 16 + column)),
  );
  const book = new Blob([new Uint8Array(await writeXlsx({ sheets: [{ name: "Datos", rows }] }))]);
  const [pieces, streams] = [
    vi.spyOn(Blob.prototype, "arrayBuffer"),
    vi.spyOn(Blob.prototype, "stream"),
  ];
  await readTable(book, "a.xlsx", { maxRows: 100 });
  const [taken, streamed] = [pieces, streams].map(({ mock }) =>
    (mock.contexts as Blob[]).map(({ size }) => size),
  ) as [number[], number[]];
  vi.restoreAllMocks();
  expect(taken.reduce((sum, size) => sum + size, 0)).toBeLessThan(0.75 * book.size);
  expect(streamed).not.toContain(book.size);
});

test("a preview has as many rows as asked, and says so", async () => {
  const { table, notes } = await readTable(new Blob(["a;b\n1;2\n3;4\n5;6\n"]), "a.csv", {
    maxRows: 2,
  });
  expect([listRows(table), notes.map(({ code }) => code)]).toEqual([
    [
      ["1", "2"],
      ["3", "4"],
    ],
    ["rowsLimited"],
  ]);
});

test("a known dialect reads a later file in the same way, or names what changed", async () => {
  const { dialect } = await read("Informe;;\n\nDía;Zona;Ventas\n1/2/2024;Sur;3,5\n");
  expect(dialect).toMatchObject({ separator: ";", headerLine: 3 });
  // Alone, this file would be read with commas and another header.
  const later = "Informe;;\n\nDía;Zona;Ventas\na,b;c,d;e,f\n";
  expect(listRows(await read(later, "a.csv", { dialect }))).toEqual([["a,b", "c,d", "e,f"]]);
  expect(await findFault("[]", "a.json", { dialect })).toBe("formatChanged");
});

test("a spreadsheet's sheet is found again by its name", async () => {
  const sheets = ["Resumen", "Datos"].map((name) => ({
    name,
    rows: [
      ["A", "B"],
      [name, 1.5],
    ],
  }));
  const book = new Uint8Array(await writeXlsx({ sheets }));
  const dialect = { format: "xlsx", sheet: "Datos", headerLine: 1 } as const;
  expect(listRows(await read(book, "a.xlsx", { dialect }))).toEqual([["Datos", "1.5"]]);
  const gone = { ...dialect, sheet: "Hoja3" };
  expect(await findFault(book, "a.xlsx", { dialect: gone })).toBe("sheetMissing");
});

test("200,000 rows keep each distinct text once", async () => {
  const rows = Array.from(
    { length: 200_000 },
    (_, index) =>
      `${String(1 + (index % 28))}/1/2024;Zona ${String(index % 12)};${String(index % 1000)},25`,
  );
  const table = await read(`Día;Zona;Ventas\n${rows.join("\n")}\n`);
  expect(table.columns.map(({ texts }) => texts.length)).toEqual([28, 12, 1000]);
  expect(table.lines.at(-1)).toBe(200_001);
  expect(inferSchema(table).schema.columns.map(({ type }) => type)).toEqual([
    "date",
    "text",
    "number",
  ]);
});

test("bytes of another kind of file are refused, and no text is", async () => {
  const bytes = Uint8Array.from({ length: 600 }, (_, at) => (at * 89) % 251);
  expect(await findFault(bytes, "sales.xlsx")).toBe("notText");
  expect(await findFault(bytes, "sales.csv")).toBe("notText");
  const separated = ["a\u0001b", "1\u00012", "3\u00014"].join("\n");
  expect((await read(separated)).rowCount).toBe(2);
});
