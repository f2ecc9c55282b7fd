import { readFile, writeFile } from "node:fs/promises";

/** The documents that say how long the whole suite takes. */
export const timedDocuments = ["README.md", "CONTRIBUTING.md"];
export const writtenDuration = /\babout (\d+) minutes on two cores/;

/** Writes the duration of a green run of the whole suite, in minutes rounded up, where the documents say it. */
export async function recordDuration(minutes: number): Promise<void> {
  const words = `about ${String(Math.ceil(minutes))} minutes on two cores`;
  for (const file of timedDocuments) {
    const text = await readFile(file, "utf8");
    await writeFile(file, text.replace(writtenDuration, words));
  }
}
