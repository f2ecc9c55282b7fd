import { once } from "node:events";
import { createWriteStream, openAsBlob } from "node:fs";
import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { finished } from "node:stream/promises";
import { XlsxStreamWriter } from "hucre/xlsx";
import { inferSchema } from "../../ingest/infer/infer-schema.ts";
import { parseTable } from "../../ingest/parse/parse-table.ts";
import { readTable } from "../../ingest/read/read-table.ts";

type Row = readonly [Date, string, string, string, number, number, number, string];

const names = ["Fecha", "Tienda", "Cliente", "Producto", "Unidades", "Precio", "Margen", "Nota"];

/** Prints how fast a CSV of a million rows and an XLSX of 200,000 are read, inferred and parsed. */
export async function printSpeed(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "ingest-"));
  try {
    const csv = join(folder, "million.csv");
    await writeCsv(csv, 1_000_000);
    await measure("CSV", csv);
    const xlsx = join(folder, "sheet.xlsx");
    await writeXlsx(xlsx, 200_000);
    await measure("XLSX", xlsx);
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function measure(format: string, path: string): Promise<void> {
  const megabytes = (await stat(path)).size / 1e6;
  let mostBytes = 0;
  const before = process.memoryUsage().rss;
  const onProgress = (): void => {
    mostBytes = Math.max(mostBytes, process.memoryUsage().rss - before);
  };
  const start = performance.now();
  const { table } = await readTable(await openAsBlob(path), path, { onProgress });
  const read = performance.now();
  const { schema, doubts } = inferSchema(table);
  const inferred = performance.now();
  const { rowCount, faults } = parseTable(table, schema);
  const parsed = performance.now();
  if (faults.length > 0 || doubts.length > 0) throw new Error("expected a file without doubts");
  const seconds = (read - start) / 1000;
  console.log(
    `${format}: ${String(rowCount)} rows, ${megabytes.toFixed(1)} MB read in ${seconds.toFixed(2)} s = ${(megabytes / seconds).toFixed(1)} MB/s, ` +
      `${String(Math.round(rowCount / seconds))} rows/s, +${String(Math.round(mostBytes / 1e6))} MB; ` +
      `inferred in ${(inferred - read).toFixed(0)} ms, parsed in ${(parsed - inferred).toFixed(0)} ms`,
  );
}

function makeRow(index: number): Row {
  const mixed = Math.imul(index + 1, 2_654_435_761) >>> 0;
  return [
    new Date(Date.UTC(2023, 0, 1 + (index % 730))),
    `Tienda ${String(mixed % 40)}`,
    `Cliente ${String(mixed % 9000)}`,
    `Producto ${String(mixed % 700)}`,
    1 + (mixed % 9),
    (mixed % 50_000) / 100,
    (mixed % 997) / 10,
    mixed % 5 === 0 ? "" : `Nota ${String(mixed % 300)}`,
  ];
}

export async function writeCsv(path: string, count: number): Promise<void> {
  const stream = createWriteStream(path);
  stream.write(`${names.join(";")}\n`);
  for (let index = 0; index < count; index += 1) {
    const [day, ...cells] = makeRow(index);
    const date = day.toISOString().slice(0, 10).split("-").toReversed().join("/");
    const texts = cells.map((cell) => String(cell).replace(".", ","));
    if (!stream.write(`${[date, ...texts].join(";")}\n`)) await once(stream, "drain");
  }
  stream.end();
  await finished(stream);
}

export async function writeXlsx(path: string, count: number): Promise<void> {
  const writer = new XlsxStreamWriter({ name: "Datos" });
  writer.addRow(names);
  for (let index = 0; index < count; index += 1) writer.addRow([...makeRow(index)]);
  const stream = createWriteStream(path);
  stream.end(await writer.finish());
  await finished(stream);
}
