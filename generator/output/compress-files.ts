import { join } from "node:path";
import { constants } from "node:zlib";
import type { CountItems } from "../progress.ts";
import { runInThread, threadCount } from "../threads/run-in-thread.ts";

export type Compression = {
  /** Compresses files of the folder beside what else is done, each once; those of one call hold the same bytes. */
  add: (names: readonly string[], quality?: number) => void;
  /** Waits for all of them; throws where one failed. */
  finish: (count: CountItems) => Promise<void>;
};

/** Of brotli, about a second of one processor a megabyte. */
export const bestQuality = constants.BROTLI_MAX_QUALITY;

const compressible = /\.(?:html|js|css|json|svg|xml|txt|csv|webmanifest)$/;

/** Writes a brotli and a gzip copy beside every text file that is added, for the service and for hosts that serve them. */
export function startCompression(folder: string, cacheFolder?: string): Compression {
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
      waiting.push(async () => runInThread("compressFile", texts, quality, cacheFolder));
      if (working >= threadCount) return;
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
