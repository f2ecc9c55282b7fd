import { IngestError, type CellType, type Doubt, type TextTable } from "../../text-table.ts";
import { limits } from "../limits.ts";
import type { ReadOptions } from "../read-options.ts";
import { TableBuilder } from "../table-builder.ts";
import { writeCell } from "../typed-cell.ts";

type Item = Record<string, unknown>;

/** Reads a JSON array of objects, an object that holds one, or objects line by line, as texts. */
export async function readJson(
  file: Blob,
  { maxRows, signal, onProgress }: ReadOptions,
): Promise<{ table: TextTable; notes: Doubt[] }> {
  if (file.size > limits.wholeBytes)
    throw new IngestError({
      code: "fileTooLarge",
      params: { megabytes: Math.round(file.size / 1e6), most: limits.wholeBytes / 1e6 },
    });
  const text = (await file.text()).replace(/^\uFEFF/, "");
  signal?.throwIfAborted();
  const items = findItems(parse(text));
  const table = new TableBuilder([], maxRows);
  const placeOf = new Map<string, number>();
  const nested = new Set<string>();
  const cells: string[] = [];
  const types: CellType[] = [];
  for (const [index, item] of items.entries()) {
    if (table.isFull) break;
    cells.fill("");
    for (const [name, value] of listValues(item, nested)) {
      let place = placeOf.get(name);
      if (place === undefined) {
        place = placeOf.size;
        placeOf.set(name, place);
        table.addColumn(name);
      }
      const { text: cell, type } = writeCell(value);
      cells[place] = cell;
      types[place] = type;
    }
    table.addRow(cells, index + 1, types);
    if (index % 10_000 === 0) signal?.throwIfAborted();
  }
  onProgress?.(1, table.rowCount);
  if (table.rowCount === 0) throw new IngestError({ code: "noRows", params: {} });
  const notes: Doubt[] = [...nested].map((column) => ({
    code: "nestedValues",
    column,
    params: {},
  }));
  if (table.isFull) notes.push({ code: "rowsLimited", params: { count: table.rowCount } });
  return { table: table.build({ format: "json" }), notes };
}

function parse(text: string): unknown {
  try {
    return parseExactly(text);
  } catch (fault) {
    const lines = text.split("\n").filter((line) => line.trim() !== "");
    if (lines.length > 1 && lines[0]!.trim().endsWith("}")) return lines.map(parseLine);
    throw new IngestError({
      code: "jsonDamaged",
      found: String(fault instanceof Error ? fault.message : fault),
      params: {},
    });
  }
}

/** Parses JSON; whole numbers beyond a double's digits stay exact. */
function parseExactly(text: string): unknown {
  if (!/\d{16}/.test(text)) return JSON.parse(text) as unknown;
  return JSON.parse(text, keepLong) as unknown;
}

function keepLong(_key: string, value: unknown, context?: { source?: string }): unknown {
  const isLong = typeof value === "number" && /^-?\d{16,}$/.test(context?.source ?? "");
  return isLong ? BigInt(context?.source ?? "") : value;
}

function parseLine(line: string, index: number): unknown {
  try {
    return parseExactly(line);
  } catch {
    throw new IngestError({
      code: "jsonDamaged",
      line: index + 1,
      found: line.slice(0, 60),
      params: {},
    });
  }
}

function findItems(root: unknown): Item[] {
  const list = Array.isArray(root) ? root : findList(root);
  const items = list?.filter(isItem) ?? [];
  if (!list || items.length < list.length)
    throw new IngestError({ code: "jsonNoRows", params: {} });
  return items;
}

/** Returns an object's longest list of objects. */
function findList(root: unknown): unknown[] | undefined {
  if (!isItem(root)) return undefined;
  return Object.values(root)
    .filter((value): value is unknown[] => Array.isArray(value) && value.every(isItem))
    .toSorted((a, b) => b.length - a.length)[0];
}

function isItem(value: unknown): value is Item {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Lists a row's values by name; those of objects by `object.name`, lists as text. */
function* listValues(item: Item, nested: Set<string>, path = ""): Generator<[string, unknown]> {
  for (const [key, value] of Object.entries(item)) {
    const name = path + key;
    if (isItem(value) && path.split(".").length < 4) yield* listValues(value, nested, `${name}.`);
    else {
      if (typeof value === "object" && value !== null) nested.add(name);
      yield [name, value];
    }
  }
}
