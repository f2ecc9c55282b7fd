import { IngestError, type Dialect, type Doubt, type TextTable } from "../text-table.ts";
import type { ReadOptions } from "./read-options.ts";

type Reader = (file: Blob, options: ReadOptions) => Promise<{ table: TextTable; notes: Doubt[] }>;

/** Readers by format; a browser loads only the one that it needs. */
const readers: Record<Dialect["format"], () => Promise<Reader>> = {
  csv: async () => (await import("./csv/read-csv.ts")).readCsv,
  xlsx: async () => (await import("./spreadsheet/read-xlsx.ts")).readXlsx,
  json: async () => (await import("./records/read-json.ts")).readJson,
  parquet: async () => (await import("./records/read-parquet.ts")).readParquet,
};

/** Reads a file as a table of texts; throws an `IngestError` where it is none, or the reason of an abort. */
export async function readTable(
  file: Blob,
  name: string,
  options: ReadOptions = {},
): Promise<{ table: TextTable; notes: Doubt[] }> {
  options.signal?.throwIfAborted();
  if (file.size === 0) throw new IngestError({ code: "emptyFile", params: {} });
  const format = await findFormat(file, name);
  if (options.dialect && options.dialect.format !== format)
    throw new IngestError({
      code: "formatChanged",
      found: format.toUpperCase(),
      params: { expected: options.dialect.format.toUpperCase() },
    });
  const read = await readers[format]();
  return read(file, options);
}

/** Finds a file's format by its first bytes, and by its name where these are text. */
async function findFormat(file: Blob, name: string): Promise<Dialect["format"]> {
  const bytes = new Uint8Array(await file.slice(0, 512).arrayBuffer());
  const start = String.fromCharCode(...bytes.subarray(0, 8));
  if (start.startsWith("PK\u0003\u0004")) return "xlsx";
  if (start.startsWith("PAR1")) return "parquet";
  if (start.startsWith("\u00D0\u00CF\u0011\u00E0"))
    throw new IngestError({ code: "oldExcel", params: {} });
  if (start.startsWith("%PDF"))
    throw new IngestError({ code: "notTable", found: "PDF", params: {} });
  if (start.trimStart().startsWith("<"))
    throw new IngestError({ code: "notTable", found: "HTML / XML", params: {} });
  if (/\.(?:json|ndjson|jsonl)$/i.test(name)) return "json";
  if (/^(?:\u00EF\u00BB\u00BF)?\s*[[{]/.test(start) && !/\.(?:csv|tsv|txt)$/i.test(name))
    return "json";
  if (isBinary(bytes)) throw new IngestError({ code: "notText", params: {} });
  return "csv";
}

/** Different control characters above which bytes are no text; a separator is one of them. */
const mostControls = 4;

/** True of bytes that hold too many control characters for a text, unless a mark says that it is in UTF-16. */
function isBinary(bytes: Uint8Array): boolean {
  const [first = 0, second = 0] = bytes;
  const isUtf16 = first + second === 0xff + 0xfe;
  const controls = bytes.filter((byte) => byte < 0x09 || (byte > 0x0d && byte < 0x20));
  return !isUtf16 && new Set(controls).size > mostControls;
}
