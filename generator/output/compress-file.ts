import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { openBuildCache } from "../cache/build-cache.ts";

const worthwhileBytes = 512;
const lengthBytes = 4;

/**
 * Writes a brotli and a gzip copy beside each of several files with the same content. Runs in a thread, since it
 * blocks.
 */
export async function compressFile(
  paths: readonly string[],
  quality: number,
  cacheFolder?: string,
): Promise<void> {
  const body = readFileSync(paths[0] ?? "");
  if (body.byteLength < worthwhileBytes) return;
  const hash = createHash("sha256").update(body).digest("hex");
  const { brotli, zlib } = process.versions;
  const key = `brotli ${brotli} ${String(quality)}, gzip ${zlib}: ${hash}`;
  const copies = await openBuildCache(cacheFolder).remember(key, async () => {
    const br = compressBrotli(body, quality);
    const gz = gzipSync(body, { level: constants.Z_BEST_COMPRESSION });
    return Buffer.concat([writeLength(br), br, gz]);
  });
  const brEnd = lengthBytes + copies.readUInt32LE();
  for (const path of paths) {
    writeFileSync(`${path}.br`, copies.subarray(lengthBytes, brEnd));
    writeFileSync(`${path}.gz`, copies.subarray(brEnd));
  }
}

function writeLength({ byteLength }: Buffer): Buffer {
  const length = Buffer.alloc(lengthBytes);
  length.writeUInt32LE(byteLength);
  return length;
}

function compressBrotli(body: Buffer, quality: number): Buffer {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
  };
  return brotliCompressSync(body, { params });
}
