import { parquetMetadataAsync, parquetRead, parquetSchema } from "hyparquet";
import { IngestError, type CellType, type Doubt, type TextTable } from "../../text-table.ts";
import type { ReadOptions } from "../read-options.ts";
import { TableBuilder } from "../table-builder.ts";
import { writeCell } from "../typed-cell.ts";

const readable = new Set(["UNCOMPRESSED", "SNAPPY"]);

/** Reads a Parquet file as texts, one group of rows after the other. */
export async function readParquet(
  file: Blob,
  { maxRows, signal, onProgress }: ReadOptions,
): Promise<{ table: TextTable; notes: Doubt[] }> {
  const buffer = {
    byteLength: file.size,
    slice: (start: number, end?: number) => file.slice(start, end).arrayBuffer(),
  };
  const metadata = await parquetMetadataAsync(buffer).catch(nameFault);
  const codecs = metadata.row_groups
    .flatMap(({ columns }) => columns)
    .map(({ meta_data }) => meta_data?.codec ?? "UNCOMPRESSED");
  const strange = codecs.find((codec) => !readable.has(codec));
  if (strange !== undefined)
    throw new IngestError({ code: "parquetCodec", found: strange, params: {} });
  const names = parquetSchema(metadata).children.map(({ element }) => element.name);
  const table = new TableBuilder(names, maxRows);
  const types: CellType[] = [];
  let start = 0;
  for (const group of metadata.row_groups) {
    signal?.throwIfAborted();
    const end = start + Number(group.num_rows);
    await parquetRead({
      file: buffer,
      metadata,
      rowStart: start,
      rowEnd: end,
      onComplete: (rows) => {
        for (const [index, values] of rows.entries()) {
          if (table.isFull) return;
          const cells = values.map(writeCell);
          for (const [place, { type }] of cells.entries()) types[place] = type;
          table.addRow(
            cells.map(({ text }) => text),
            start + index + 1,
            types,
          );
        }
      },
    }).catch(nameFault);
    start = end;
    onProgress?.(start / Number(metadata.num_rows), table.rowCount);
    if (table.isFull) break;
  }
  if (table.rowCount === 0) throw new IngestError({ code: "noRows", params: {} });
  const notes: Doubt[] = table.isFull
    ? [{ code: "rowsLimited", params: { count: table.rowCount } }]
    : [];
  return { table: table.build({ format: "parquet" }), notes };
}

/** Throws what the library found as damage of the file; our own faults as they are. */
function nameFault(fault: unknown): never {
  if (fault instanceof IngestError) throw fault;
  throw new IngestError({ code: "parquetDamaged", found: String(fault), params: {} });
}
