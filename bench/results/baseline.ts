import { readFile, writeFile } from "node:fs/promises";
import { cpus, totalmem } from "node:os";
import type { Figures, Result } from "./result.ts";
import { spreadOf } from "./statistics.ts";

const file = new URL("../baseline.json", import.meta.url);

/** A part of a run that was kept; `load` is the load average over a minute, before and after. */
type KeptPart = {
  date: string;
  machine: string;
  runs: number;
  load: readonly number[];
  floorMs: Figures;
  rows: Record<string, Figures>;
};

type Baseline = Readonly<Record<string, KeptPart>>;

export async function readBaseline(): Promise<Baseline> {
  try {
    return JSON.parse(await readFile(file, "utf8")) as Baseline;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    return {};
  }
}

/** Keeps a part as what later runs are compared with; the other parts stay. */
export async function keepBaseline(
  part: string,
  result: Result,
  load: readonly number[],
): Promise<void> {
  const processors = cpus();
  const memory = `${(totalmem() / 2 ** 30).toFixed(0)} GiB`;
  const { min, p50, max } = spreadOf(result.floorTimes);
  const kept: KeptPart = {
    date: new Date().toISOString().slice(0, 10),
    machine: `${String(processors.length)} x ${processors[0]?.model ?? "unknown"}, ${memory}`,
    runs: result.runs,
    load,
    floorMs: { min: Math.round(min), p50: Math.round(p50), max: Math.round(max) },
    rows: roundRows(result),
  };
  const baseline = { ...(await readBaseline()), [part]: kept };
  await writeFile(file, `${JSON.stringify(baseline, undefined, 2)}\n`);
}

/** As many digits as are printed: a run that finds the same writes the same. */
function roundRows({ tables, rows }: Result): Record<string, Figures> {
  const digitsOf = new Map(tables.flat().map(({ key, digits }) => [key, digits]));
  const round = ([key, value]: [string, number]): [string, number] => [
    key,
    Number(value.toFixed(digitsOf.get(key) ?? 0)),
  ];
  return Object.fromEntries(
    rows.map(({ name, figures }) => [
      name,
      Object.fromEntries(Object.entries(figures).map((entry) => round(entry))),
    ]),
  );
}
