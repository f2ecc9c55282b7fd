import { mkdir, open, rename } from "node:fs/promises";
import { dirname, join } from "node:path";

let written = 0;

/** Writes a file elsewhere and puts it in its place when it is on the disk: whoever ends the process leaves the old file or the new one, and nothing beside it. */
export async function writeAtomically(
  file: string,
  content: string | Uint8Array,
  trayFolder: string,
): Promise<void> {
  await mkdir(trayFolder, { recursive: true });
  await mkdir(dirname(file), { recursive: true });
  written += 1;
  const tray = join(trayFolder, `${String(process.pid)}-${String(written)}`);
  const handle = await open(tray, "w", 0o600);
  try {
    await handle.writeFile(content);
    await handle.chmod(0o644);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(tray, file);
}
