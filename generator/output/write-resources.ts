import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { setImmediate } from "node:timers/promises";
import type { CountItems } from "../progress.ts";
import type { Resource } from "../resource.ts";
import { chooseQuality } from "./choose-quality.ts";
import type { Compression } from "./compress-files.ts";

type Output = { outDir: string; compression: Pick<Compression, "add">; count: CountItems };

/** Resources in progress: while one is written, or drawn in a thread, others are made. */
const mostAtOnce = 8;

/**
 * Makes the resources in order and writes their files; removes each from the list, since it holds its page's data.
 */
export async function writeResources(
  resources: Resource[],
  { outDir, compression, count }: Output,
): Promise<void> {
  const all = resources.length;
  const folders = new Set<string>();
  let done = 0;
  const write = async (): Promise<void> => {
    for (let next = resources.shift(); next !== undefined; next = resources.shift()) {
      const body = await next.make();
      for (const name of next.files) {
        const file = join(outDir, name);
        const folder = dirname(file);
        if (!folders.has(folder)) mkdirSync(folder, { recursive: true });
        folders.add(folder);
        writeFileSync(file, body);
      }
      compression.add(next.files, chooseQuality(next, all));
      count((done += 1), all);
      // Lets threads that have finished get their next job.
      await setImmediate();
    }
  };
  await Promise.all(Array.from({ length: mostAtOnce }, write));
}
