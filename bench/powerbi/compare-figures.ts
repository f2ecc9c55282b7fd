import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { DuckDBInstance, type DuckDBConnection } from "@duckdb/node-api";
import type { ColumnRef } from "../../ingest/powerbi/model/semantic-model.ts";
import { selectBins } from "../../dashboards/query/state/report-state.ts";
import { showEveryMeasure } from "./show-every-measure.ts";
import { openParts } from "../../tests/support/powerbi/open-parts.ts";

/** Figures of a project in SQL, written by hand: rows of facts with the tables that they are related to. */
export type FiguresInSql = {
  /** Columns to filter by besides the project's slicers. */
  filters: readonly ColumnRef[];
  /** The clause after `from` by fact. */
  from: Readonly<Record<string, string>>;
  /** An expression by measure; `{fact: …}` is a query of one number over a fact. */
  measures: Readonly<Record<string, string>>;
};

const mostLabels = 3;
const closeness = 1e-9;

const [project, module] = process.argv.slice(2);
if (project === undefined || module === undefined) {
  console.error(
    "node bench/powerbi/compare-figures.ts PROJECT.pbip SQL.ts    the rows in data/ beside it",
  );
  process.exit(1);
}
const { figures: sql } = (await import(pathToFileURL(module).href)) as { figures: FiguresInSql };
const connection = await (await DuckDBInstance.create()).connect();
await loadFiles(connection, join(project, "..", "data"));
const { parts } = await openParts(project, (own) => showEveryMeasure(own, sql.filters));

let [compared, differing] = [0, 0];
const measured = new Set<string>();
const filters = new Set<string>();
for (const { imported, model } of parts) {
  const { report, texts, packed } = imported;
  const states = [{ where: "true", state: model.start }];
  for (const view of report.slicers) {
    const { shape } = report.views[view]!;
    const { column } = shape.kind === "pair" ? shape.rows : shape.levels[0]!;
    const { declaration } = packed[column]!;
    const source = imported.sources[column];
    if (declaration.kind !== "dictionary" || source === undefined) continue;
    const before = states.at(-1)!;
    for (const [bin, label] of declaration.labels.slice(0, mostLabels).entries()) {
      const where = writeTest(source, label);
      states.push({ where, state: selectBins(model.start, view, [bin]) });
      if (before.where === "true") continue;
      const both = selectBins(before.state, view, [bin]);
      states.push({ where: `${before.where} and ${where}`, state: both });
    }
  }
  for (const { where, state } of states) {
    const result = model.show(state).read("total");
    for (const [id, { name }] of Object.entries(texts.en.measures)) {
      const written = sql.measures[name];
      if (written === undefined) continue;
      const wanted = await ask(written, where);
      const found = result.values(id)[0]!;
      compared += 1;
      measured.add(name);
      filters.add(where);
      if (isNear(found, wanted)) continue;
      differing += 1;
      console.log(`${name} where ${where}: ${String(found)}, SQL ${String(wanted)}`);
    }
  }
}
console.log(
  `${String(measured.size)} measures, ${String(filters.size)} filters: ${String(compared)} figures compared, ${String(differing)} differ`,
);

function writeTest({ table, column }: ColumnRef, label: string): string {
  const name = `"${table}"."${column}"`;
  return label === "" ? `${name} is null` : `${name}::varchar = '${label.replaceAll("'", "''")}'`;
}

async function loadFiles(to: DuckDBConnection, folder: string): Promise<void> {
  const files = await to.runAndReadAll(`select file from glob('${folder}/*.csv')`);
  for (const [file] of files.getRows() as [string][]) {
    const table = file
      .split("/")
      .at(-1)!
      .replace(/\.csv$/, "");
    await to.run(`create table "${table}" as from read_csv('${file}', header = true)`);
  }
}

async function ask(expression: string, where: string): Promise<number | null> {
  const query = expression.replaceAll(
    /\{(\w+): ([^{}]+)\}/g,
    (_, fact: string, of: string) => `(select ${of} from ${sql.from[fact]!} where ${where})`,
  );
  const answer = await connection.runAndReadAll(`select (${query})::double`);
  return (answer.getRows()[0]![0] as number | null) ?? null;
}

function isNear(found: number, wanted: number | null): boolean {
  if (wanted === null) return Number.isNaN(found) || found === 0;
  return Math.abs(found - wanted) <= closeness * Math.max(1, Math.abs(wanted));
}
