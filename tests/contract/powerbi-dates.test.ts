import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { DuckDBInstance } from "@duckdb/node-api";
import { afterAll, expect, test } from "vitest";
import { showEveryMeasure } from "../../bench/powerbi/show-every-measure.ts";
import { selectBins, type ReportState } from "../../dashboards/query/state/report-state.ts";
import type { PowerBiProject } from "../../ingest/powerbi/open-project.ts";
import { openParts, shop } from "../support/powerbi/open-parts.ts";

const dayMs = 86_400_000;
const months = ["enero", "febrero", "marzo", "abril", "mayo", "junio", "julio", "agosto"];
const names = [...months, "septiembre", "octubre", "noviembre", "diciembre"];

/** Each measure of shifted dates: its DAX, its figure in SQL, and the months or days by which SQL shifts. */
const measures: Readonly<Record<string, readonly [dax: string, sql: string, shift: string]>> = {
  "Sales LY": [
    "CALCULATE([Sales Amount], SAMEPERIODLASTYEAR(Calendar[Date]))",
    "coalesce(sum(Quantity * Price), 0)",
    "-12 month",
  ],
  "Units Before": [
    "CALCULATE([Units], DATEADD(Calendar[Date], -1, MONTH))",
    "coalesce(sum(Quantity), 0)",
    "-1 month",
  ],
  "Units After": [
    "CALCULATE([Units], DATEADD(Calendar[Date], 1, QUARTER))",
    "coalesce(sum(Quantity), 0)",
    "3 month",
  ],
  "Orders LY": [
    'CALCULATE([Orders], SAMEPERIODLASTYEAR(Calendar[Date]), Sales[Channel] = "Local")',
    `count(distinct "Order") filter (where Channel = 'Local')`,
    "-12 month",
  ],
  "Top LY": [
    "CALCULATE([Top Price], DATEADD(Calendar[Date], -1, YEAR))",
    "max(Price)",
    "-12 month",
  ],
  "Lines Two Years": [
    "CALCULATE(CALCULATE([Lines], SAMEPERIODLASTYEAR(Calendar[Date])), DATEADD(Calendar[Date], -12, MONTH))",
    "count(*)",
    "-24 month",
  ],
  "Units by Variable": [
    "VAR before = DATEADD(Calendar[Date], -1, MONTH) RETURN CALCULATE([Units], before)",
    "coalesce(sum(Quantity), 0)",
    "-1 month",
  ],
  "Week Before": ["CALCULATE([Lines], DATEADD(Calendar[Date], -7, DAY))", "count(*)", "-7 day"],
};

/** Each measure of other days: its DAX, its figure in SQL, and those days by the first and last of a filter, `a` and `b`. */
const spans: Readonly<Record<string, readonly [dax: string, sql: string, days: string]>> = {
  "Sales YTD": [
    "TOTALYTD([Sales Amount], Calendar[Date])",
    "coalesce(sum(Quantity * Price), 0)",
    "Date between date_trunc('year', b) and b",
  ],
  "Fiscal YTD": [
    'CALCULATE([Units], DATESYTD(Calendar[Date], "30/6"))',
    "coalesce(sum(Quantity), 0)",
    "Date between date_trunc('year', b + interval '6 month') - interval '6 month' and b",
  ],
  "Local QTD": [
    'TOTALQTD([Units], Calendar[Date], Sales[Channel] = "Local")',
    "coalesce(sum(Quantity) filter (where Channel = 'Local'), 0)",
    "Date between date_trunc('quarter', b) and b",
  ],
  "Orders MTD": [
    "TOTALMTD([Orders], Calendar[Date])",
    'count(distinct "Order")',
    "Date between date_trunc('month', b) and b",
  ],
  "Year Before": [
    "CALCULATE([Units], PREVIOUSYEAR(Calendar[Date]))",
    "coalesce(sum(Quantity), 0)",
    "year(Date) = year(b) - 1",
  ],
  "Month Before": [
    "CALCULATE([Lines], PREVIOUSMONTH(Calendar[Date]))",
    'count("Order")',
    "date_trunc('month', Date) = date_trunc('month', a) - interval '1 month'",
  ],
  "Quarter Before": [
    "CALCULATE([Lines], PREVIOUSQUARTER(Calendar[Date]))",
    'count("Order")',
    "date_trunc('quarter', Date) = date_trunc('quarter', a) - interval '3 month'",
  ],
  "Last 100 Days": [
    "VAR end = MAX(Calendar[Date]) RETURN CALCULATE([Units], DATESINPERIOD(Calendar[Date], end, -100, DAY))",
    "coalesce(sum(Quantity), 0)",
    "Date > b - 100 and Date <= b",
  ],
  "Last Year": [
    "CALCULATE([Units], DATESINPERIOD(Calendar[Date], LASTDATE(Calendar[Date]), -12, MONTH))",
    "coalesce(sum(Quantity), 0)",
    "Date > b - interval '1 year' and Date <= b",
  ],
  Running: [
    "CALCULATE([Sales Amount], FILTER(ALL(Calendar), Calendar[Date] <= MAX(Calendar[Date])))",
    "coalesce(sum(Quantity * Price), 0)",
    "Date <= b",
  ],
  "Running by Variable": [
    "VAR last = MAX(Calendar[Date]) RETURN CALCULATE([Lines], Calendar[Date] <= last)",
    'count("Order")',
    "Date <= b",
  ],
  "YTD of LY": [
    "CALCULATE([Sales YTD], SAMEPERIODLASTYEAR(Calendar[Date]))",
    "coalesce(sum(Quantity * Price), 0)",
    `Date between date_trunc('year', b - interval '1 year') and case when b = last_day(b)
      then last_day(b - interval '1 year') else b - interval '1 year' end`,
  ],
  "LY of YTD": [
    "TOTALYTD([Sales LY], Calendar[Date])",
    "coalesce(sum(Quantity * Price), 0)",
    `Date between date_trunc('year', b - interval '1 year') and case when b = last_day(b)
      then last_day(b - interval '1 year') else b - interval '1 year' end`,
  ],
};

const folder = await mkdtemp(join(tmpdir(), "powerbi-dates-"));
afterAll(async () => rm(folder, { recursive: true }));
await cp(dirname(shop), folder, { recursive: true });
await writeRows();
const salesFile = join(folder, "shop.SemanticModel/definition/tables/Sales.tmdl");
const others = {
  Growth: "VAR before = [Sales LY] RETURN DIVIDE([Sales Amount] - before, before)",
  Verdict: "IF(ISBLANK([Sales LY]), -1, 1)",
  "Share of Selected": "DIVIDE([Units], CALCULATE([Units], ALLSELECTED(Calendar)))",
  "All Year Before": "CALCULATE([Units], PARALLELPERIOD(Calendar[Date], -1, YEAR))",
};
const added = [
  ...[...Object.entries(measures), ...Object.entries(spans)].map(
    ([name, [dax]]) => [name, dax] as const,
  ),
  ...Object.entries(others),
];
const model = (await readFile(salesFile, "utf8")).replace(
  /\n\tmeasure Verdict =[\s\S]*?\n\n/,
  "\n",
);
await writeFile(
  salesFile,
  model + added.map(([name, dax]) => `\n\tmeasure '${name}' = ${dax}\n`).join(""),
);

const connection = await (await DuckDBInstance.create()).connect();
for (const name of ["Calendar", "Products"])
  await connection.run(
    `create table ${name} as from read_csv('${folder}/data/${name}.csv', header = true)`,
  );
await connection.run(`create table wide as select s.*, p.Category, c.Year, c.Month
  from read_csv('${folder}/data/Sales.csv', header = true) s
  left join Products p using (ProductKey) left join Calendar c using (Date)`);

const by = (table: string, column: string) => ({ table, column });
const slicers = [by("Calendar", "Year"), by("Calendar", "Month"), by("Products", "Category")];
const project = join(folder, "shop.pbip");
const { parts } = await openParts(project, (own) => showEveryMeasure(withoutPages(own), slicers));
const [{ imported, model: report }] = parts as [(typeof parts)[number]];

/** Filters of dates and others, by slicer and labels. */
const filters = [
  { dates: {}, rest: {} },
  ...[2023, 2024, 2025].map((year) => ({ dates: { Year: [String(year)] }, rest: {} })),
  ...["enero", "febrero", "marzo", "junio"].map((month) => ({
    dates: { Year: ["2024"], Month: [month] },
    rest: {},
  })),
  { dates: { Year: ["2025"], Month: ["febrero"] }, rest: { Category: ["Comida"] } },
  { dates: { Year: ["2025"], Month: ["junio"] }, rest: {} },
  { dates: { Year: ["2024"], Month: ["febrero", "marzo"] }, rest: { Category: ["Bebidas", ""] } },
];

test.each(filters)(
  "shifted dates give the figures of SQL under $dates $rest",
  async ({ dates, rest }) => {
    const state = Object.entries({ ...dates, ...rest }).reduce(select, report.start);
    const result = report.show(state).read("total");
    const read = (name: string): number => result.values(findMeasure(name))[0]!;
    for (const [name, [, sql, shift]] of Object.entries(measures)) {
      const wanted = await ask(sql, shift, write(dates), write(rest));
      if (wanted === null) expect([name, read(name)]).toEqual([name, Number.NaN]);
      else expect(read(name), name).toBeCloseTo(wanted, 9);
    }
    const now = await ask("coalesce(sum(Quantity * Price), 0)", "0 day", write(dates), write(rest));
    const before = read("Sales LY");
    if (before === 0) expect(read("Growth")).toBeNaN();
    else expect(read("Growth")).toBeCloseTo((now! - before) / before, 9);
    const lines = await ask("count(*)", "-12 month", write(dates), write(rest));
    expect(read("Verdict")).toBe(lines === 0 ? -1 : 1);
  },
);

test.each(filters)(
  "other days give the figures of SQL under $dates $rest",
  async ({ dates, rest }) => {
    const state = Object.entries({ ...dates, ...rest }).reduce(select, report.start);
    const result = report.show(state);
    for (const [name, [, sql, days]] of Object.entries(spans)) {
      const id = findMeasure(name);
      const where = `${write(rest)} and ${days}`;
      const wanted = await askSpan(name, sql, where, write(dates));
      expect([name, result.read("total").values(id)[0]]).toEqual([name, near(wanted)]);
      const { view } = visualOf(id);
      const years = result.read(view);
      for (const [bin, year] of labelsOf(view).entries()) {
        const own = await askSpan(name, sql, where, `${write(dates)} and Year = ${year}`);
        expect([name, year, years.values(id)[bin]]).toEqual([name, year, near(own)]);
      }
    }
  },
);

test("all of a period is that of the periods alone, and of months nothing is given", async () => {
  const year = [by("Calendar", "Year")];
  const {
    parts: [first],
  } = await openParts(project, (own) => showEveryMeasure(withoutPages(own), year));
  const { texts } = first!.imported;
  const [id] = Object.entries(texts.en.measures).find(
    ([, { name }]) => name === "All Year Before",
  )!;
  const result = first!.model.show(first!.model.start);
  const visuals = first!.imported.report.pages.flatMap((page) => page.visuals);
  const { view } = visuals.find(({ measures: shown }) => shown.includes(id))!;
  const wanted = await connection.runAndReadAll(
    "select coalesce(sum(Quantity) filter (where Year = y - 1), 0)::double from wide, (values (2023), (2024), (2025)) v(y) group by y order by y",
  );
  expect([...result.read(view).values(id)]).toEqual(wanted.getRows().map(([value]) => value));
  expect(Object.values(imported.texts.en.measures).map(({ name }) => name)).not.toContain(
    "All Year Before",
  );
  expect(imported.dropped.map(({ refusal }) => refusal.found)).toContain("Calendar[Month]");
});

test("a share of what is selected keeps the reader's filters", () => {
  const id = findMeasure("Share of Selected");
  const { view } = visualOf(id);
  const read = (state: ReportState): number[] => {
    const result = report.show(select(state, ["Category", ["Bebidas"]])).read(view);
    return [...result.values(id)];
  };
  const all = read(report.start);
  const two = read(select(report.start, ["Year", ["2023", "2024"]]));
  expect(all.reduce((sum, share) => sum + share)).toBeCloseTo(1, 9);
  expect(two.slice(0, 2)).toEqual(
    all.slice(0, 2).map((share) => expect.closeTo(share / (all[0]! + all[1]!), 9) as number),
  );
});

test("days and shifted months are no report together", async () => {
  const days = [by("Calendar", "Date"), ...slicers];
  const { translation, parts: all } = await openParts(project, (own) =>
    showEveryMeasure(withoutPages(own), days),
  );
  const shown = all.flatMap((one) => Object.values(one.imported.texts.en.measures));
  expect(shown.map(({ name }) => name)).toContain("Week Before");
  expect(shown.map(({ name }) => name)).not.toContain("Sales LY");
  const refused = translation.visuals.flatMap((one) => (one.state === "refused" ? [one] : []));
  expect(
    refused.map(({ visual, refusal }) => [visual.id, refusal.code, refusal.found]),
  ).toContainEqual(["Sales LY", "date-level", "Calendar[Date]"]);
});

/** Writes two and a half years of days, whose last month is cut, and sales on some of them, at the ends of months too. */
async function writeRows(): Promise<void> {
  const [first, last] = [Date.UTC(2023, 0, 1), Date.UTC(2025, 5, 20)];
  const all = Array.from(
    { length: (last - first) / dayMs + 1 },
    (_, at) => new Date(first + at * dayMs),
  );
  const calendar = all.map((day) => [
    writeDay(day),
    day.getUTCFullYear(),
    names[day.getUTCMonth()],
    day.getUTCMonth() + 1,
  ]);
  const sold = all.filter(
    (day, at) => at % 4 === 0 || new Date(Number(day) + 2 * dayMs).getUTCDate() < 4,
  );
  const sales = sold.map((day, at) => [
    1000 + Math.floor(at / 2),
    writeDay(day),
    (at % 5) + 1,
    at % 3 === 0 ? "Local" : "online",
    (at % 7) + 1,
    1 + (at % 11) / 4,
    (at % 5) + 1,
  ]);
  await save("Calendar.csv", "Date,Year,Month,Month Number", calendar);
  await save("Sales.csv", "Order,Date,ProductKey,Channel,Quantity,Price,Rating", sales);
}

function writeDay(date: Date): string {
  return date.toISOString().slice(0, 10);
}

async function save(name: string, head: string, rows: readonly unknown[][]): Promise<void> {
  const lines = [head, ...rows.map((row) => row.join())];
  await writeFile(join(folder, "data", name), `${lines.join("\n")}\n`);
}

function withoutPages(own: PowerBiProject): PowerBiProject {
  return { ...own, report: { ...own.report, pages: [] } };
}

/** Asks SQL for a figure of the dates that those of a filter are shifted to, whole months to whole months. */
async function ask(
  sql: string,
  shift: string,
  dates: string,
  rest: string,
): Promise<number | null> {
  const shifted = shift.endsWith("day")
    ? `select (Date + interval '${shift}')::date from Calendar where ${dates}`
    : `select c.Date from Calendar c join (
        select date_trunc('month', Date) as m, max(day(Date)) as last from Calendar where ${dates} group by 1
      ) e on date_trunc('month', c.Date) = e.m + interval '${shift}'
      where day(c.Date) <= e.last or e.last = day(last_day(e.m))`;
  const answer = await connection.runAndReadAll(
    `select (${sql})::double from wide where Date in (select Date from Calendar) and Date in (${shifted}) and ${rest}`,
  );
  return answer.getRows()[0]![0] as number | null;
}

/** Asks SQL for a figure of other days than those of a filter; not a number of what is described in two ways. */
async function askSpan(
  name: string,
  sql: string,
  where: string,
  dates: string,
): Promise<number | null> {
  const filter = `select min(Date) as a, max(Date) as b from Calendar where ${dates}`;
  const answer = await connection.runAndReadAll(
    `select (${sql})::double, any_value(year(a) <> year(b)), any_value(b = date '2025-02-28')
      from (${filter}) left join wide on Date in (select Date from Calendar) and ${where}`,
  );
  const [value, isTwoYears, isFromLeapDay] = answer.getRows()[0]! as [
    number | null,
    boolean,
    boolean,
  ];
  const isUnknown =
    (name === "Year Before" && isTwoYears) || (name === "Last Year" && isFromLeapDay);
  return isUnknown ? Number.NaN : value;
}

function near(value: number | null): unknown {
  return Number.isNaN(value) ? Number.NaN : expect.closeTo(value ?? 0, 9);
}

function write(set: Readonly<Record<string, readonly string[]>>): string {
  const tests = Object.entries(set).map(
    ([column, labels]) =>
      `coalesce(${column}::varchar, '') in (${labels.map((label) => `'${label}'`).join()})`,
  );
  return ["true", ...tests].join(" and ");
}

function select(
  state: ReportState,
  [name, labels]: readonly [string, readonly string[]],
): ReportState {
  const { report: own, texts, packed } = imported;
  const view = own.slicers.find((one) => texts.en.views[one] === name)!;
  const { shape } = own.views[view]!;
  const { column } = shape.kind === "pair" ? shape.rows : shape.levels[0]!;
  const { declaration } = packed[column]!;
  const known = declaration.kind === "dictionary" ? declaration.labels : [];
  return selectBins(
    state,
    view,
    labels.map((label) => known.indexOf(label)).toSorted((a, b) => a - b),
  );
}

function findMeasure(name: string): string {
  return Object.entries(imported.texts.en.measures).find(([, one]) => one.name === name)![0];
}

function visualOf(id: string): { view: string } {
  return imported.report.pages
    .flatMap((page) => page.visuals)
    .find(({ measures: shown }) => shown.includes(id))!;
}

function labelsOf(view: string): readonly string[] {
  const { shape } = imported.report.views[view]!;
  const { declaration } = imported.packed[shape.kind === "pair" ? "" : shape.levels[0]!.column]!;
  return declaration.kind === "dictionary" ? declaration.labels : [];
}
