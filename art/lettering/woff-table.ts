import { inflateSync } from "node:zlib";

const headerBytes = 44;
const entryBytes = 20;

/** Takes one table, unpacked, out of a WOFF 1.0 file. */
export function readWoffTable(file: Uint8Array, tag: string): DataView {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const tables = view.getUint16(12);
  for (let i = 0; i < tables; i += 1) {
    const entry = headerBytes + i * entryBytes;
    const name = String.fromCharCode(...file.subarray(entry, entry + 4));
    if (name !== tag) continue;
    const start = view.getUint32(entry + 4);
    const packed = file.subarray(start, start + view.getUint32(entry + 8));
    // A table that would not shrink is stored as it is.
    const bytes = packed.length < view.getUint32(entry + 12) ? inflateSync(packed) : packed;
    return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }
  throw new Error(`The font has no table ${tag}`);
}
