import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

export type Project = {
  root: string;
  write: (file: string, content: unknown) => Promise<void>;
  remove: () => Promise<void>;
};

/** Makes a folder for small files; values other than strings are written as JSON. */
export async function makeProject(files: Record<string, unknown>): Promise<Project> {
  const root = await mkdtemp(join(tmpdir(), "content-check-"));
  const write = async (file: string, content: unknown) => {
    const path = join(root, file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, typeof content === "string" ? content : JSON.stringify(content));
  };
  for (const [file, content] of Object.entries(files)) await write(file, content);
  return { root, write, remove: async () => rm(root, { recursive: true }) };
}
