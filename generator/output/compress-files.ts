import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const compressible = /\.(?:html|js|css|json|svg|xml|txt|csv|webmanifest)$/;
const worthwhileBytes = 512;

/** Writes a brotli and a gzip copy beside every text file of a folder, for the service and for hosts that serve them. */
export async function compressFiles(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  for (const name of names.filter((file) => compressible.test(file))) {
    const path = join(folder, name);
    const body = await readFile(path);
    if (body.byteLength < worthwhileBytes) continue;
    const [br, gz] = await Promise.all([
      promisify(brotliCompress)(body, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
        },
      }),
      promisify(gzip)(body, { level: constants.Z_BEST_COMPRESSION }),
    ]);
    await writeFile(`${path}.br`, br);
    await writeFile(`${path}.gz`, gz);
  }
}
