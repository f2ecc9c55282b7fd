import type { LegalSlot } from "../../contracts/text/legal-text.ts";
import type { Block, Heading, Table } from "../../contracts/text/prose.ts";
import { parseInline, type InlineContext } from "./parse-inline.ts";
import { faultAt, type Place } from "./text-fault.ts";

export type BlockContext = InlineContext & {
  /** What `{{name}}` stands for where it is a block of its own. */
  slots: Readonly<Record<string, LegalSlot>>;
};

type Chunk = { lines: string[]; place: Place };

const listMark = "- ";
// Starts of lines that Markdown would read as something this reader does not know.
const unknownStart = /^(?:#|>|\d+[.)] |[*+-] |```|~~~|-{3}|={3}|\s|<|!\[)/;

/** Reads the subset of Markdown the legal texts are written in: headings `##` and `###`, paragraphs, lists, tables and slots, with an empty line between. */
export function parseBlocks(
  lines: readonly string[],
  first: Place,
  context: BlockContext,
): (Block | LegalSlot)[] {
  const ids = new Set<string>();
  return splitChunks(lines, first).map((chunk) => {
    const block = parseChunk(chunk, context);
    if (block.type === "heading") {
      if (ids.has(block.id)) throw faultAt(chunk.place, `the id "${block.id}" occurs twice`);
      ids.add(block.id);
    }
    return block;
  });
}

function splitChunks(lines: readonly string[], { file, line }: Place): Chunk[] {
  const chunks: Chunk[] = [];
  let current: Chunk | undefined;
  for (const [index, text] of lines.entries()) {
    if (text.trim() === "") current = undefined;
    else if (current === undefined) {
      current = { lines: [text], place: { file, line: line + index } };
      chunks.push(current);
    } else current.lines.push(text);
  }
  return chunks;
}

function parseChunk({ lines, place }: Chunk, context: BlockContext): Block | LegalSlot {
  const [first = ""] = lines;
  const at = (index: number): Place => ({ ...place, line: place.line + index });
  if (lines.length === 1) {
    if (/^#{2,3} /.test(first)) return parseHeading(first, place, context);
    const slot = context.slots[/^\{\{([\w-]+)\}\}$/.exec(first)?.[1] ?? ""];
    if (slot !== undefined) return slot;
  }
  if (first.startsWith("|")) return parseTable(lines, at, context);
  if (first.startsWith(listMark)) {
    const items = lines.map((line, index) => {
      if (!line.startsWith(listMark)) throw faultAt(at(index), `expected "${listMark}": ${line}`);
      return parseInline(line.slice(listMark.length), at(index), context);
    });
    return { type: "list", items };
  }
  const content = lines.flatMap((line, index) => {
    if (unknownStart.test(line)) throw faultAt(at(index), `this line is not understood: ${line}`);
    return [...(index === 0 ? [] : [" "]), ...parseInline(line, at(index), context)];
  });
  return { type: "paragraph", content };
}

function parseHeading(line: string, place: Place, context: InlineContext): Heading {
  const [, hashes = "", source = "", id] = /^(#+) (.+?)(?: \{#([\w-]+)\})?$/.exec(line) ?? [];
  const content = parseInline(source, place, context);
  const words = content.filter((run) => typeof run === "string");
  if (words.length < content.length) throw faultAt(place, `a heading is plain text: ${line}`);
  const text = words.join("");
  return { type: "heading", level: hashes.length === 2 ? 2 : 3, id: id ?? makeId(text), text };
}

/** An id of a heading's words, without its number: a selector must not start with one. */
function makeId(text: string): string {
  return text
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^[\d-]+|-+$/g, "");
}

function parseTable(
  lines: readonly string[],
  at: (index: number) => Place,
  context: InlineContext,
): Table {
  const [head = [], , ...rows] = lines.map((line, index) => {
    const cells = /^\|(.*)\|$/.exec(line.trim())?.[1]?.split("|");
    if (cells === undefined) throw faultAt(at(index), `expected | cells |: ${line}`);
    return cells.map((cell) => parseInline(cell.trim(), at(index), context));
  });
  if (!/^\|(?: *-+ *\|)+$/.test(lines[1] ?? "")) {
    throw faultAt(at(1), "expected |---| below the first row of a table");
  }
  for (const [index, row] of rows.entries()) {
    if (row.length === head.length) continue;
    throw faultAt(at(index + 2), `expected ${String(head.length)} cells`);
  }
  return { type: "table", head, rows };
}
