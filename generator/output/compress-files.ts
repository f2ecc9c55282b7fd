import { join } from "node:path";
import { constants } from "node:zlib";
import type { CountItems } from "../progress.ts";
import { runInThread, threadCount } from "../threads/run-in-thread.ts";

export type Compression = {
  /**
   * Starts compressing files of the folder in threads, each once; the files of one call must have the same content.
   */
  add: (names: readonly string[], quality?: number) => void;
  /** Waits for all files; rejects if one failed. */
  finish: (count: CountItems) => Promise<void>;
};

/** Brotli's best quality takes about a second of one processor per megabyte. */
export const bestQuality = constants.BROTLI_MAX_QUALITY;

const compressible = /\.(?:html|js|css|json|svg|xml|txt|csv|rows|webmanifest)$/;

/**
 * Starts writing brotli and gzip copies of added files of text or of rows, for the service and for hosts that serve
 * such copies.
 */
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
      // `finish` rejects with it; without this handler the process would end first.
      worker.catch(() => undefined);
    },
    async finish(count) {
      report = count;
      await Promise.all(workers);
    },
  };
}
