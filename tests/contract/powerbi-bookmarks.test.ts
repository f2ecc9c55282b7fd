import { dirname, join } from "node:path";
import { DuckDBInstance } from "@duckdb/node-api";
import { expect, test } from "vitest";
import { openParts, shop } from "../support/powerbi/open-parts.ts";

const { parts } = await openParts(shop);
const [{ imported, model }] = parts as [(typeof parts)[number]];
const { report, texts, steps, unplaced } = imported;

const connection = await (await DuckDBInstance.create()).connect();
const folder = join(dirname(shop), "data");
await connection.run(`create table wide as
  select s.*, p.Category, c.Month, lower(s.Channel) as Way
  from read_csv('${folder}/Sales.csv', header = true) s
  left join read_csv('${folder}/Products.csv', header = true) p using (ProductKey)
  left join read_csv('${folder}/Calendar.csv', header = true) c using (Date)`);

/** The rows that each bookmark leaves, in the order of the project. */
const rows: readonly [name: string, where: string][] = [
  ["Por teléfono o en línea", "Way in ('teléfono', 'online')"],
  ["Bebidas de primavera", "Category = 'Bebidas' and Month in ('marzo', 'abril')"],
  ["Todo", "true"],
  ["El 8 de febrero", "Date = '2024-02-08'"],
];

test("bookmarks are steps of the tour in the order of the project", () => {
  expect(steps.map(({ name }) => name)).toEqual(rows.map(([name]) => name));
  expect(report.story.map(({ id }) => id)).toEqual(steps.map(({ id }) => id));
  expect(steps.map(({ description }) => description.es)).toEqual([
    "Channel: online, Teléfono.",
    "Categoría: Bebidas; Month: marzo, abril.",
    "Sin filtros.",
    "Date: 8 feb 2024.",
  ]);
  const { focus } = report.story[2]!;
  expect(texts.es.visuals[focus!]!.title).toBe("Ventas por día");
});

test.each(rows)("“%s” gives the figures of %s", async (name, where) => {
  const step = report.story[steps.findIndex((one) => one.name === name)]!;
  const shown = model.show(model.stateOf(step)).read("total");
  const query = await connection.runAndReadAll(
    `select sum(Quantity * Price) as amount, count(*) as lines from wide where ${where}`,
  );
  const [{ amount, lines }] = query.getRowObjectsJS() as [Record<string, number | bigint>];
  expect(shown.values(findMeasure("Sales Amount"))[0]).toBeCloseTo(Number(amount), 9);
  expect(shown.values(findMeasure("Lines"))[0]).toBe(Number(lines));
});

test("a bookmark that is no state of the report is refused by name", () => {
  expect(unplaced.map(({ name, refusal }) => [name, refusal.code, refusal.found])).toEqual([
    ["Sin anillo", "hidden", "donutChart"],
    ["Solo la vista", "keeps-data", ""],
    ["Caros", "filter", "Sales[Price]"],
  ]);
});

function findMeasure(name: string): string {
  return Object.entries(texts.en.measures).find(([, one]) => one.name === name)![0];
}
