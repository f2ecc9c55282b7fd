import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import type { Subject } from "./subjects.ts";

export type Weight = { script: number; wasm: number };

const compress = promisify(brotliCompress);
const best = constants.BROTLI_MAX_QUALITY;
// The best takes minutes for 34 MB, and saves 4 %.
const quick = 9;

/** Returns the brotli bytes a visitor fetches before the subject works. */
export async function weighSubject(
  outDir: string,
  { module, extras = [] }: Subject,
): Promise<Weight> {
  const weight = { script: 0, wasm: 0 };
  for (const file of [`${module}.js`, ...extras]) {
    const isWasm = file.endsWith(".wasm");
    const options = { params: { [constants.BROTLI_PARAM_QUALITY]: isWasm ? quick : best } };
    const { length } = await compress(await readFile(join(outDir, file)), options);
    weight[isWasm ? "wasm" : "script"] += length;
  }
  return weight;
}
