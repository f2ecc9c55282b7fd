import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { BuildCache } from "../cache/build-cache.ts";
import type { CountItems } from "../progress.ts";

export type Compression = {
  /** Compresses files of the folder beside what else is done, each once; those of one call hold the same bytes. */
  add: (names: readonly string[], quality?: number) => void;
  /** Waits for all of them; throws where one failed. */
  finish: (count: CountItems) => Promise<void>;
};

/** Of brotli, about a second of one processor a megabyte. */
export const bestQuality = constants.BROTLI_MAX_QUALITY;

const compressible = /\.(?:html|js|css|json|svg|xml|txt|csv|webmanifest)$/;
const worthwhileBytes = 512;
// Node has four threads for this and for reading and writing files.
const mostJobs = Math.min(availableParallelism(), 3);

/** Writes a brotli and a gzip copy beside every text file that is added, for the service and for hosts that serve them. */
export function startCompression(folder: string, cache: BuildCache): Compression {
  const added = new Set<string>();
  const waiting: (() => Promise<void>)[] = [];
  const workers: Promise<void>[] = [];
  let [working, done, all] = [0, 0, 0];
  let report: CountItems | undefined;

  async function work(): Promise<void> {
    working += 1;
    for (let job = waiting.shift(); job !== undefined; job = waiting.shift()) {
      await job();
      done += 1;
      report?.(done, all);
    }
    working -= 1;
  }

  return {
    add(names, quality = bestQuality) {
      const paths = names.map((name) => join(folder, name));
      const texts = paths.filter((path) => compressible.test(path) && !added.has(path));
      if (texts.length === 0) return;
      for (const path of texts) added.add(path);
      all += 1;
      waiting.push(async () => compressFile(texts, quality, cache));
      if (working >= mostJobs) return;
      const worker = work();
      workers.push(worker);
      // For `finish` to throw.
      worker.catch(() => undefined);
    },
    async finish(count) {
      report = count;
      await Promise.all(workers);
    },
  };
}

async function compressFile(
  paths: readonly string[],
  quality: number,
  cache: BuildCache,
): Promise<void> {
  const body = await readFile(paths[0] ?? "");
  if (body.byteLength < worthwhileBytes) return;
  const hash = createHash("sha256").update(body).digest("hex");
  const key = `brotli ${process.versions["brotli"] ?? ""} ${String(quality)} ${hash}`;
  const [br, gz] = await Promise.all([
    cache.remember(key, async () => compressBrotli(body, quality)),
    promisify(gzip)(body, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  for (const path of paths) {
    await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
  }
}

async function compressBrotli(body: Buffer, quality: number): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
  };
  return promisify(brotliCompress)(body, { params });
}
