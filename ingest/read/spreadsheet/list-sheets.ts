import { IngestError } from "../../text-table.ts";
import { canStream, streamParts } from "./stream-parts.ts";
import { readZipDirectory, readZipText, type ZipEntry } from "./zip-directory.ts";

/** A visible sheet: its place among all sheets, about how many rows it has, and the bytes to read it from. */
export type Sheet = { name: string; index: number; rows: number; stream: () => ReadableStream };

const sampleLength = 100_000;

/** Lists the visible sheets of a spreadsheet. */
export async function listSheets(file: Blob): Promise<Sheet[]> {
  const entries = await readZipDirectory(file);
  const workbook = await readZipText(file, entries, "xl/workbook.xml");
  if (workbook === undefined) throw new IngestError({ code: "notSpreadsheet", params: {} });
  const relations = (await readZipText(file, entries, "xl/_rels/workbook.xml.rels")) ?? "";
  const related = listTags(relations, "Relationship");
  const referred = related
    .filter((one) => /\/(?:sharedStrings|styles)$/.test(readAttribute(one, "Type")))
    .map(readPath);
  const sheets: Sheet[] = [];
  for (const [index, attributes] of listTags(workbook, "sheet").entries()) {
    if (/\bstate="(?:hidden|veryHidden)"/.test(attributes)) continue;
    const relation = related.find(
      (one) => readAttribute(one, "Id") === readAttribute(attributes, "id"),
    );
    const path = readPath(relation ?? "");
    const rows = await estimateRows(file, entries, path);
    const stream = (): ReadableStream =>
      canStream(path, referred) ? streamParts(file, entries, path) : file.stream();
    sheets.push({ name: readAttribute(attributes, "name"), index, rows, stream });
  }
  return sheets;
}

/** Returns the path that a relation of the workbook has as its target. */
function readPath(relation: string): string {
  return readAttribute(relation, "Target").replace(/^(?:\/?xl\/)?/, "xl/");
}

/** Returns the attributes of each tag of a name. */
function listTags(xml: string, name: string): string[] {
  return [...xml.matchAll(new RegExp(String.raw`<(?:\w+:)?${name}\s([^>]*)>`, "g"))].map(
    ([, attributes = ""]) => attributes,
  );
}

function readAttribute(attributes: string, name: string): string {
  const found = new RegExp(String.raw`(?:^|[\s:])${name}="([^"]*)"`).exec(attributes);
  return readXml(found?.[1] ?? "");
}

function readXml(text: string): string {
  const signs: Record<string, string> = { lt: "<", gt: ">", quot: '"', apos: "'", amp: "&" };
  return text.replaceAll(/&(#x?[\da-f]+|\w+);/gi, (whole, name: string) => {
    if (!name.startsWith("#")) return signs[name] ?? whole;
    const isHex = name[1] === "x";
    return String.fromCodePoint(Number.parseInt(name.slice(isHex ? 2 : 1), isHex ? 16 : 10));
  });
}

/** Estimates a sheet's rows from its first ones and its size, as not every sheet declares its dimension. */
async function estimateRows(
  file: Blob,
  entries: readonly ZipEntry[],
  path: string,
): Promise<number> {
  const size = entries.find(({ name }) => name === path)?.bytes ?? 0;
  const sample = (await readZipText(file, entries, path, sampleLength)) ?? "";
  const rows = sample.split(/<(?:\w+:)?row[\s>]/).length - 1;
  return Math.max(1, (rows / Math.max(1, sample.length)) * size);
}
