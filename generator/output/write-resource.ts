import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Resource } from "../resource.ts";

export async function writeResource(outDir: string, { files, make }: Resource): Promise<void> {
  const body = await make();
  for (const name of files) {
    const file = join(outDir, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, body);
  }
}
