import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { openBuildCache } from "../cache/build-cache.ts";

const worthwhileBytes = 512;

/** Writes a brotli and a gzip copy beside each of some files, which hold the same bytes; in a thread, as it holds up whatever else runs in one. */
export async function compressFile(
  paths: readonly string[],
  quality: number,
  cacheFolder?: string,
): Promise<void> {
  const body = readFileSync(paths[0] ?? "");
  if (body.byteLength < worthwhileBytes) return;
  const hash = createHash("sha256").update(body).digest("hex");
  const key = `brotli ${process.versions["brotli"] ?? ""} ${String(quality)} ${hash}`;
  const cache = openBuildCache(cacheFolder);
  const br = await cache.remember(key, async () => compressBrotli(body, quality));
  const gz = gzipSync(body, { level: constants.Z_BEST_COMPRESSION });
  for (const path of paths) {
    writeFileSync(`${path}.br`, br);
    writeFileSync(`${path}.gz`, gz);
  }
}

function compressBrotli(body: Buffer, quality: number): Buffer {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
  };
  return brotliCompressSync(body, { params });
}
