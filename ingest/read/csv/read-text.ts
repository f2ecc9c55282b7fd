import type { CsvDialect } from "../../text-table.ts";

export type Encoding = CsvDialect["encoding"];

/** Thrown where bytes are not those of the encoding that was tried. */
export class EncodingError extends Error {}

/** Finds a file's encoding from its first bytes: byte order marks, UTF-16 by its zeros, else UTF-8 until disproved. */
export function findEncoding(bytes: Uint8Array): Encoding {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  const zeros = [0, 0];
  for (let at = 0; at < bytes.length; at += 1) if (bytes[at] === 0) zeros[at % 2]! += 1;
  const half = bytes.length / 2;
  if (zeros[1]! > half * 0.5 && zeros[0]! < half * 0.1) return "utf-16le";
  if (zeros[0]! > half * 0.5 && zeros[1]! < half * 0.1) return "utf-16be";
  return "utf-8";
}

export type ReadTextOptions = {
  signal?: AbortSignal | undefined;
  onProgress?: ((share: number) => void) | undefined;
};

const partBytes = 1_000_000;

/** Reads a file as text in parts; throws an `EncodingError` at bytes that the encoding does not have. */
export async function* readText(
  file: Blob,
  encoding: Encoding,
  { signal, onProgress }: ReadTextOptions = {},
): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  for (let at = 0; at < file.size; at += partBytes) {
    signal?.throwIfAborted();
    const part = file.slice(at, at + partBytes);
    yield decode(decoder, await part.arrayBuffer());
    onProgress?.(Math.min(1, (at + partBytes) / file.size));
  }
  yield decode(decoder);
}

function decode(decoder: TextDecoder, bytes?: ArrayBuffer): string {
  try {
    return bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode();
  } catch {
    throw new EncodingError(decoder.encoding);
  }
}
