import { dirname, join } from "node:path";
import { DuckDBInstance } from "@duckdb/node-api";
import { expect, test } from "vitest";
import { checkReportCopy } from "../../checks/reports/check-report-copy.ts";
import { describeFaults } from "../../generator/faults/describe-faults.ts";
import { selectBins, type ReportState } from "../../dashboards/query/state/report-state.ts";
import { openParts, shop } from "../support/powerbi/open-parts.ts";

const { translation, loaded, parts } = await openParts(shop);
const [{ imported, model, module }] = parts as [(typeof parts)[number]];
const { report, texts } = imported;

const instance = await DuckDBInstance.create();
const connection = await instance.connect();
const folder = join(dirname(shop), "data");
await connection.run(`create table wide as
  select s.*, p.Product, p.Category, p."Unit Cost" as Cost, c.Month, lower(s.Channel) as Way
  from read_csv('${folder}/Sales.csv', header = true) s
  left join read_csv('${folder}/Products.csv', header = true) p using (ProductKey)
  left join read_csv('${folder}/Calendar.csv', header = true) c using (Date)`);

/** Each measure in SQL, written by hand. */
const sql: Readonly<Record<string, string>> = {
  "Sales Amount": "coalesce(sum(Quantity * Price), 0)",
  Units: "coalesce(sum(Quantity), 0)",
  Orders: `count(distinct "Order")`,
  Lines: "count(*)",
  "Mean Rating": "avg(Rating)",
  "Top Price": "max(Price)",
  Margin: "coalesce(sum(Quantity * (Price - coalesce(Cost, 0))), 0)",
  "Margin %":
    "coalesce(sum(Quantity * (Price - coalesce(Cost, 0))) / nullif(sum(Quantity * Price), 0), 0)",
  "Large or Rated": "count(*) filter (where Quantity >= 5 or Rating > 4)",
  "Drink Share": "coalesce(sum(Quantity) filter (where Category = 'Bebidas'), 0) / sum(Quantity)",
  "Share of All": "coalesce(sum(Quantity * Price), 0) / (select sum(Quantity * Price) from wide)",
  Verdict: "case when avg(Rating) is null then null when avg(Rating) >= 3.5 then 1 else -1 end",
  "Per Order": `1 + coalesce(sum(Quantity) / nullif(count(distinct "Order"), 0), 0)`,
};

/** Filters as a reader sets them, by slicer and label, with their condition in SQL. */
const filters: readonly { set: Readonly<Record<string, readonly string[]>>; where: string }[] = [
  { set: {}, where: "true" },
  { set: { Category: ["Comida"] }, where: "Category = 'Comida'" },
  { set: { Category: [""] }, where: "Category is null" },
  { set: { Channel: ["Online"] }, where: "Way = 'online'" },
  { set: { Month: ["marzo", "abril"] }, where: "Month in ('marzo', 'abril')" },
  {
    set: { Category: ["Bebidas", "Tienda"], Channel: ["Local"] },
    where: "Category in ('Bebidas', 'Tienda') and Way = 'local'",
  },
  {
    set: { Category: ["Tienda"], Channel: ["Teléfono"], Month: ["enero"] },
    where: "Category = 'Tienda' and Way = 'teléfono' and Month = 'enero'",
  },
];

test("reads every table of the project as its model says", () => {
  expect(loaded.faults).toEqual([]);
  expect(loaded.missing).toEqual([]);
  // "online" and "Online" are one, as in Power BI.
  expect(loaded.doubts).toEqual([]);
  expect(loaded.tables["Sales"]!.rowCount).toBe(61);
});

test.each(filters)("every measure equals SQL under $where", async ({ set, where }) => {
  const state = Object.entries(set).reduce(select, model.start);
  const result = model.show(state);
  const columns = Object.entries(sql).map(([name, measure]) => `${measure} as "${name}"`);
  const query = await connection.runAndReadAll(
    `select ${columns.join(", ")} from wide where ${where}`,
  );
  const [expected] = query.getRowObjectsJS();
  for (const name of Object.keys(sql)) {
    const found = result.read("total").values(findMeasure(name))[0]!;
    const wanted = expected![name];
    if (wanted === null || wanted === undefined) expect([name, found]).toEqual([name, Number.NaN]);
    else expect(found, name).toBeCloseTo(Number(wanted), 9);
  }
});

test("every measure of every product equals SQL", async () => {
  const table = report.pages[0]!.visuals.find(({ spec }) => spec.kind === "table")!;
  const result = model.show(model.start).read(table.view);
  const columns = Object.entries(sql).map(([name, measure]) => `${measure} as "${name}"`);
  const query = await connection.runAndReadAll(
    `select Product, ${columns.join(", ")} from wide group by Product`,
  );
  const labels = listLabels(table.view);
  for (const row of query.getRowObjectsJS()) {
    const bin = labels.indexOf((row["Product"] as string | null) ?? "");
    for (const name of Object.keys(sql)) {
      const found = result.values(findMeasure(name))[bin]!;
      if (row[name] === null) expect([name, found]).toEqual([name, Number.NaN]);
      else expect(found, `${name} of ${labels[bin]!}`).toBeCloseTo(Number(row[name]), 9);
    }
  }
});

test("a filter of one visual leaves rows out of that visual alone", async () => {
  const rated = report.pages[0]!.visuals.find(({ view }) => texts.es.views[view] === "Month")!;
  const shown = model.show(model.start).read(rated.view);
  const query = await connection.runAndReadAll(
    "select Month, count(*) filter (where Rating >= 4) as n from wide group by Month",
  );
  const labels = listLabels(rated.view);
  expect(labels).toEqual(["enero", "febrero", "marzo", "abril", "mayo", "junio"]);
  for (const { Month: month, n } of query.getRowObjectsJS())
    expect(shown.values(rated.measures[0]!)[labels.indexOf(month as string)]).toBe(Number(n));
});

test("refuses by name what has no exact counterpart, and names what holds no data", () => {
  const refused = translation.measures.filter(({ refusal }) => refusal !== undefined);
  expect(
    refused.map(({ measure, refusal }) => [measure.name, refusal!.code, refusal!.found]),
  ).toEqual([
    ["Sales Rank", "function", "RANKX"],
    ["Best Product", "function", "FIRSTNONBLANK"],
  ]);
  const states = translation.visuals.map((one) =>
    one.state === "translated" ? "" : `${one.visual.type} ${one.state}`,
  );
  expect(states.filter((one) => one !== "")).toEqual([
    "card refused",
    "textbox named",
    "decompositionTreeVisual refused",
  ]);
});

test("the imported texts pass the checks of content", () => {
  for (const locale of ["es", "en"] as const) {
    const faults = checkReportCopy("shop.json", module, texts[locale], true);
    expect(describeFaults(faults)).toEqual([]);
  }
});

test("takes titles, formats, sort and translations from the project", () => {
  const { visuals } = report.pages[0]!;
  const line = visuals.find(({ spec }) => spec.kind === "line")!;
  expect(texts.es.visuals[line.id]!.title).toBe("Ventas por día");
  const amount = findMeasure("Sales Amount");
  expect(report.measures[amount]).toMatchObject({ unit: "euros", decimals: 2 });
  expect(texts.es.measures[amount]!.name).toBe("Ventas");
  expect(texts.en.measures[amount]!.name).toBe("Sales Amount");
  expect(visuals.find(({ spec }) => spec.kind === "bars")!.sort?.isDescending).toBe(true);
});

function select(
  state: ReportState,
  [name, labels]: readonly [string, readonly string[]],
): ReportState {
  const view = report.slicers.find((one) => texts.en.views[one] === name)!;
  const known = listLabels(view).map((label) => label.toLowerCase());
  return selectBins(
    state,
    view,
    labels.map((label) => known.indexOf(label.toLowerCase())),
  );
}

function findMeasure(name: string): string {
  return Object.entries(texts.en.measures).find(([, one]) => one.name === name)![0];
}

function listLabels(view: string): readonly string[] {
  const { shape } = report.views[view]!;
  const { column } = shape.kind === "pair" ? shape.rows : shape.levels[0]!;
  const { declaration } = imported.packed[column]!;
  return declaration.kind === "dictionary" ? declaration.labels : [];
}
