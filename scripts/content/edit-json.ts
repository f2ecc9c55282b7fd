import { readFile, writeFile } from "node:fs/promises";
import { inFolder } from "../../roots/roots.ts";

/** Reads a JSON file of the owner's folder, lets `edit` change what it holds, and writes it back. */
export async function editJson<Content>(
  file: string,
  edit: (content: Content) => Content | void,
): Promise<void> {
  const content = JSON.parse(await readFile(inFolder(file), "utf8")) as Content;
  await writeFile(inFolder(file), `${JSON.stringify(edit(content) ?? content, null, 2)}\n`);
}
