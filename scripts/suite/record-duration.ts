import { readFile, writeFile } from "node:fs/promises";

/** The document that states how long the whole suite takes. */
export const timedDocument = "README.md";
export const writtenDuration = /\babout (\d+) minutes on two cores/;

/** Writes the duration of a green run of the whole suite into the document, in minutes rounded up. */
export async function recordDuration(minutes: number): Promise<void> {
  const text = await readFile(timedDocument, "utf8");
  const words = `about ${String(Math.ceil(minutes))} minutes on two cores`;
  await writeFile(timedDocument, text.replace(writtenDuration, words));
}
