import { IngestError } from "../../text-table.ts";
import { limits } from "../limits.ts";

export type ZipEntry = {
  name: string;
  method: number;
  packedBytes: number;
  bytes: number;
  offset: number;
};

const endMark = 0x06054b50;
const entryMark = 0x02014b50;

/** Lists a zip's entries from its directory; throws where they would unpack beyond the limits. */
export async function readZipDirectory(file: Blob): Promise<ZipEntry[]> {
  const tailStart = Math.max(0, file.size - 65_557);
  const tail = new DataView(await file.slice(tailStart).arrayBuffer());
  let end = tail.byteLength - 22;
  while (end >= 0 && tail.getUint32(end, true) !== endMark) end -= 1;
  if (end < 0) throw new IngestError({ code: "zipDamaged", params: {} });
  const count = tail.getUint16(end + 10, true);
  const start = tail.getUint32(end + 16, true);
  const bytes = await file.slice(start, tailStart + end).arrayBuffer();
  const entries = readEntries(new DataView(bytes), count);
  checkSizes(entries, file.size);
  return entries;
}

function readEntries(view: DataView, count: number): ZipEntry[] {
  const entries: ZipEntry[] = [];
  const decoder = new TextDecoder();
  let at = 0;
  while (entries.length < count && at + 46 <= view.byteLength) {
    if (view.getUint32(at, true) !== entryMark) break;
    const nameLength = view.getUint16(at + 28, true);
    entries.push({
      name: decoder.decode(new Uint8Array(view.buffer, at + 46, nameLength)),
      method: view.getUint16(at + 10, true),
      packedBytes: view.getUint32(at + 20, true),
      bytes: view.getUint32(at + 24, true),
      offset: view.getUint32(at + 42, true),
    });
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

function checkSizes(entries: readonly ZipEntry[], fileBytes: number): void {
  const unzipped = entries.reduce((sum, { bytes }) => sum + bytes, 0);
  const ratio = Math.round(unzipped / fileBytes);
  if (unzipped > limits.unzippedBytes || (ratio > limits.unzippedRatio && unzipped > 50_000_000))
    throw new IngestError({
      code: "zipTooLarge",
      params: { megabytes: Math.round(unzipped / 1e6), ratio },
    });
}

/** Returns the text of an entry, its first characters alone if `most` is given; undefined if there is no entry. */
export async function readZipText(
  file: Blob,
  entries: readonly ZipEntry[],
  name: string,
  most = Infinity,
): Promise<string | undefined> {
  const entry = entries.find((one) => one.name === name);
  if (!entry) return undefined;
  const packed = (await findBody(file, entry)).stream();
  const bytes =
    entry.method === 0 ? packed : packed.pipeThrough(new DecompressionStream("deflate-raw"));
  const reader = bytes.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    text += part.value;
    if (text.length >= most) await reader.cancel();
  }
  return text;
}

/** Returns the packed bytes of an entry. */
export async function findBody(file: Blob, { offset, packedBytes }: ZipEntry): Promise<Blob> {
  const head = new DataView(await file.slice(offset, offset + 30).arrayBuffer());
  const start = offset + 30 + head.getUint16(26, true) + head.getUint16(28, true);
  return file.slice(start, start + packedBytes);
}
