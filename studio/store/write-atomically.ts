import { mkdir, open, rename } from "node:fs/promises";
import { dirname, join } from "node:path";

let written = 0;

/** Writes a temporary file, syncs it and renames it, so that a crash leaves either the old file or the new one. */
export async function writeAtomically(
  file: string,
  content: string | Uint8Array,
  temporaryFolder: string,
): Promise<void> {
  await mkdir(temporaryFolder, { recursive: true });
  await mkdir(dirname(file), { recursive: true });
  written += 1;
  const temporary = join(temporaryFolder, `${String(process.pid)}-${String(written)}`);
  const handle = await open(temporary, "w", 0o600);
  try {
    await handle.writeFile(content);
    await handle.chmod(0o644);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(temporary, file);
}
