import { globSync } from "node:fs";
import { basename, relative } from "node:path";
import type { Refusal } from "../../dashboards/from-file/powerbi/formula/formula.ts";
import { translateProject } from "../../dashboards/from-file/powerbi/translate-project.ts";
import { ProjectFault } from "../../ingest/powerbi/open-project.ts";
import { readProject } from "../../scripts/reports/powerbi/read-project.ts";

type Line = {
  name: string;
  translated: number;
  named: number;
  refused: number;
  measures: number;
  done: number;
  parts: number;
};

const folders = process.argv.slice(2);
if (folders.length === 0) {
  console.error("node bench/powerbi/measure-import.ts FOLDER…    every project below each folder");
  process.exit(1);
}

const whyVisuals = new Map<string, number>();
const whyMeasures = new Map<string, number>();
const models = new Set<string>();
const lines: Line[] = [];

for (const folder of folders)
  for (const path of globSync(`${folder}/**/*.Report`).toSorted()) {
    const line = await measure(
      path,
      `${basename(folder)}: ${relative(folder, path).split("/").at(-1)!}`,
    );
    if (line !== null) lines.push(line);
  }

print([...lines, sum(lines)]);
printReasons("visuals refused", whyVisuals);
printReasons("measures refused", whyMeasures);

/** Translates a project; a model that several reports share counts its measures once. */
async function measure(path: string, name: string): Promise<Line | null> {
  try {
    const project = await readProject(path);
    const { visuals, measures, parts } = translateProject(project);
    const count = (state: string): number => visuals.filter((one) => one.state === state).length;
    for (const one of visuals) if (one.state === "refused") add(whyVisuals, one.refusal);
    const model = JSON.stringify(project.model);
    const own = models.has(model) ? [] : measures;
    models.add(model);
    for (const { refusal } of own) if (refusal !== undefined) add(whyMeasures, refusal);
    return {
      name,
      translated: count("translated"),
      named: count("named"),
      refused: count("refused"),
      measures: own.length,
      done: own.filter(({ refusal }) => refusal === undefined).length,
      parts: parts.length,
    };
  } catch (error) {
    if (!(error instanceof ProjectFault)) throw error;
    console.log(`${name}: ${error.code}`);
    return null;
  }
}

function add(reasons: Map<string, number>, { code, found }: Refusal): void {
  const reason = code === "function" || code === "type" ? `${code} ${found}` : code;
  reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
}

function sum(all: readonly Line[]): Line {
  const total = (key: Exclude<keyof Line, "name">): number =>
    all.reduce((found, line) => found + line[key], 0);
  return {
    name: "all",
    translated: total("translated"),
    named: total("named"),
    refused: total("refused"),
    measures: total("measures"),
    done: total("done"),
    parts: total("parts"),
  };
}

function print(all: readonly Line[]): void {
  console.log(
    "| project | visuals translated | named | refused | answered | measures | share | reports |",
  );
  console.log("|---|---|---|---|---|---|---|---|");
  for (const { name, translated, named, refused, measures, done, parts } of all) {
    const answered = share(translated + named, translated + named + refused);
    const cells = [
      name,
      translated,
      named,
      refused,
      answered,
      `${String(done)} of ${String(measures)}`,
    ];
    console.log(`| ${[...cells, share(done, measures), parts].join(" | ")} |`);
  }
}

function share(part: number, whole: number): string {
  return whole === 0 ? "–" : `${((100 * part) / whole).toFixed(1)} %`;
}

function printReasons(title: string, reasons: ReadonlyMap<string, number>): void {
  const sorted = [...reasons].toSorted(([, one], [, other]) => other - one);
  console.log(`\n${title}: ${sorted.map(([reason, n]) => `${reason} ${String(n)}`).join(", ")}`);
}
