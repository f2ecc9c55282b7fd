import { findBody, type ZipEntry } from "./zip-directory.ts";

const entryMark = 0x04034b50;
const headBytes = 30;
const pieceBytes = 262_144;
/** Names under which the library finds the parts that rows refer to, and a sheet. */
const partName = /^\[Content_Types\]\.xml$|\.rels$|^xl\/(?:workbook|sharedStrings|styles)\.xml$/i;
const sheetName = /^xl\/worksheets\/sheet\d+\.xml$/i;

/** Returns whether a sheet and the parts that its workbook refers to have names under which they can be streamed. */
export function canStream(sheet: string, referred: readonly string[]): boolean {
  return sheetName.test(sheet) && referred.every((name) => partName.test(name));
}

/**
 * Streams a sheet after the parts that its rows refer to: in the order of most files the library unpacks the whole
 * sheet ahead of the rows that are taken. A piece is read once the rows of the last one are taken.
 */
export function streamParts(
  file: Blob,
  entries: readonly ZipEntry[],
  sheet: string,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const parts = entries.filter(({ name }) => partName.test(name));
  const pieces = listPieces(file, [...parts, ...entries.filter(({ name }) => name === sheet)]);
  const pull = async (controller: ReadableStreamDefaultController): Promise<void> => {
    await endTask();
    const { done, value } = await pieces.next();
    if (done) controller.close();
    else controller.enqueue(value);
  };
  return new ReadableStream({ pull }, { highWaterMark: 0 });
}

/** Waits for the next task: rows are taken in this one. */
async function endTask(): Promise<void> {
  await new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener("message", () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(null);
  });
}

async function* listPieces(
  file: Blob,
  entries: readonly ZipEntry[],
): AsyncGenerator<Uint8Array<ArrayBuffer>, undefined> {
  for (const entry of entries) {
    yield writeHead(entry);
    const body = await findBody(file, entry);
    for (let at = 0; at < body.size; at += pieceBytes)
      yield new Uint8Array(await body.slice(at, at + pieceBytes).arrayBuffer());
  }
}

/** Writes the head of an entry, with its sizes, which some programs only write behind it. */
function writeHead({ name, method, packedBytes, bytes }: ZipEntry): Uint8Array<ArrayBuffer> {
  const text = new TextEncoder().encode(name);
  const head = new Uint8Array(headBytes + text.length);
  const view = new DataView(head.buffer);
  view.setUint32(0, entryMark, true);
  view.setUint16(8, method, true);
  view.setUint32(18, packedBytes, true);
  view.setUint32(22, bytes, true);
  view.setUint16(26, text.length, true);
  head.set(text, headBytes);
  return head;
}
