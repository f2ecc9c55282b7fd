import { readFile, writeFile } from "node:fs/promises";

/** Reads a JSON file, lets `edit` change what it holds, and writes it back. */
export async function editJson<Content>(
  file: string,
  edit: (content: Content) => Content | void,
): Promise<void> {
  const content = JSON.parse(await readFile(file, "utf8")) as Content;
  await writeFile(file, `${JSON.stringify(edit(content) ?? content, null, 2)}\n`);
}
