import { openAsBlob, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readTable } from "../../ingest/read/read-table.ts";
import { IngestError, type TextTable } from "../../ingest/text-table.ts";
import { readClean } from "./read-clean.ts";
import { scoreFile } from "./score-file.ts";

type Score = { file: string; sum: number; f1: readonly number[] };

/** Prints our score by Pollock (Vitagliano et al., VLDB 2023), each file read without a parameter; most is 10. */
export async function printPollock(folder: string): Promise<void> {
  const data = join(folder, "polluted_files");
  const scores: Score[] = [];
  for (const file of readdirSync(join(data, "csv")).filter((name) => name.endsWith("csv")))
    scores.push(await scoreOne(data, file));
  const weights = JSON.parse(readFileSync(join(folder, "pollock_weights.json"), "utf8")) as Record<
    string,
    number
  >;
  const simple = average(scores, () => 1).toFixed(3);
  const weighted = average(scores, (file) => weights[file] ?? 0).toFixed(3);
  console.log(`Pollock, ${String(scores.length)} files: simple ${simple}, weighted ${weighted}`);
  for (const { file, sum, f1 } of scores.toSorted((a, b) => a.sum - b.sum).slice(0, 12))
    console.log(`${sum.toFixed(2)}  ${file}, F1 ${f1.map((value) => value.toFixed(2)).join(" ")}`);
}

/** Sums success, and precision, recall and F1 of header, records and cells. */
async function scoreOne(data: string, file: string): Promise<Score> {
  const clean = readClean(readFileSync(join(data, "clean", file), "utf8"));
  const loaded = await load(join(data, "csv", file));
  if (!loaded) return { file, sum: 0, f1: [] };
  const measures = scoreFile(clean, loaded);
  return {
    file,
    sum: measures.flat().reduce((total, part) => total + part, 1),
    f1: measures.map(([, , f1]) => f1),
  };
}

function average(scores: readonly Score[], weigh: (file: string) => number): number {
  const weights = scores.map(({ file }) => weigh(file));
  const all = weights.reduce((total, weight) => total + weight, 0);
  return scores.reduce((total, { sum }, index) => total + sum * weights[index]!, 0) / all;
}

/** Reads a file as a visitor's would be; an empty one has no rows, any other refusal is a failure. */
async function load(path: string): Promise<string[][] | undefined> {
  try {
    const { table } = await readTable(await openAsBlob(path), path);
    return listRows(table);
  } catch (fault) {
    if (!(fault instanceof IngestError)) throw fault;
    return fault.fault.code === "emptyFile" ? [] : undefined;
  }
}

function listRows({ columns, rowCount, dialect }: TextTable): string[][] {
  const rows = Array.from({ length: rowCount }, (_, row) =>
    columns.map(({ texts, codes }) => texts[codes[row]!]!),
  );
  const hasHeader = "headerLine" in dialect && dialect.headerLine > 0;
  return hasHeader ? [columns.map(({ name }) => name), ...rows] : rows;
}
