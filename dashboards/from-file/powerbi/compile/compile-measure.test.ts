import { expect, test } from "vitest";
import { parseDax } from "../../../../ingest/powerbi/dax/parse-dax.ts";
import { readTmdl } from "../../../../ingest/powerbi/model/read-tmdl.ts";
import { listFormulaLeaves } from "../formula/formula-parts.ts";
import { Refusal, type Formula, type Leaf } from "../formula/formula.ts";
import { compileDax } from "./compile-measure.ts";
import { ModelNames } from "./model-names.ts";

const column = (name: string, type: string): string =>
  `\tcolumn '${name}'\n\t\tdataType: ${type}\n`;
const measure = (name: string, expression: string): string =>
  `\tmeasure '${name}' = ${expression}\n`;

const names = new ModelNames(
  readTmdl([
    `table Sales\n${measure("Total", "SUM(Sales[Amount])")}${measure("Round", "[Trip]")}` +
      `${measure("Trip", "[Round]")}${measure("North", 'CALCULATE([Total], Shops[Zone] = "N")')}` +
      column("Amount", "double") +
      column("Shop", "int64") +
      column("Sent", "dateTime") +
      column("Day", "dateTime"),
    `table Shops\n${column("Key", "int64")}${column("Zone", "string")}`,
    `table Dates\n${column("Day", "dateTime")}`,
    `table Staff\n${column("Pay", "double")}${column("Role", "string")}`,
    "relationship a\n\tfromColumn: Sales.Shop\n\ttoColumn: Shops.Key\n" +
      "relationship b\n\tfromColumn: Sales.Day\n\ttoColumn: Dates.Day\n" +
      "relationship c\n\tisActive: false\n\tfromColumn: Sales.Sent\n\ttoColumn: Dates.Day\n",
  ]),
);

function compile(source: string): Formula {
  return compileDax(parseDax(source), names);
}

/** Writes the conditions of the only number that an expression counts. */
function readOnly(source: string) {
  const leaves = listFormulaLeaves(compile(source));
  expect(leaves).toHaveLength(1);
  const [{ where, fact, ignores, kind }] = leaves as [(typeof leaves)[0]];
  const values = where.map((one) =>
    one.kind === "binary" && "value" in one.right ? one.right.value : one,
  );
  return { kind, table: fact.table, uses: fact.uses, values, ignores };
}

test("a condition replaces the one around it of the same column, and is ignored by what it does not reach", () => {
  const zone = { table: "Shops", column: "Zone" };
  expect(readOnly('CALCULATE([North], Shops[Zone] = "S")')).toMatchObject({
    values: ["N"],
    ignores: [zone, zone],
  });
  expect(readOnly('CALCULATE([Total], KEEPFILTERS(shops[zone] = "S"))')).toMatchObject({
    values: ["S"],
    ignores: [],
  });
  expect(readOnly('CALCULATE(SUM(Staff[Pay]), Shops[Zone] = "N")')).toMatchObject({ values: [] });
});

test("another relationship makes a fact of its own", () => {
  const source = "CALCULATE([Total], USERELATIONSHIP(Sales[Sent], Dates[Day]))";
  expect(readOnly(source)).toMatchObject({ table: "Sales", uses: ["c"] });
});

test("a division by the same without filters is a share", () => {
  expect(compile("DIVIDE([Total], CALCULATE([Total], ALL(Sales)))").kind).toBe("share");
  expect(compile("[Total] / CALCULATE([Total], ALL(Shops[Zone]))").kind).toBe("part");
});

test("a variable keeps the filters of its definition", () => {
  const source = 'VAR all = [Total] RETURN CALCULATE(all, Shops[Zone] = "N")';
  expect(readOnly(source)).toMatchObject({ values: [], ignores: [] });
});

test.each([
  ["RANKX(ALL(Sales), [Total])", "function", "RANKX"],
  ["[Total] + CALCULATE([Total], DATESBETWEEN(Dates[Day], 1, 2))", "function", "DATESBETWEEN"],
  ['IF([Total] > 0, "up", "down")', "text", "up"],
  ["CALCULATE([Total], ALL(Sales))", "all-filters", "ALL"],
  ["[Round]", "cycle", "Round"],
  ["SUM(Sales[Shape])", "unknown-name", "Sales[Shape]"],
  ["SUMX(Staff, Staff[Pay] * RELATED(Shops[Key]))", "no-relation", "Staff → Shops"],
  ["SUM(Shops[Zone])", "type", "Shops[Zone]"],
  ['CALCULATE([Total], Shops[Zone] = "N" || Sales[Amount] > 2)', "two-tables", "Shops, Sales"],
  ["SUMX(Sales, [North])", "row-measure", "North"],
  ["Sales[Amount] + 1", "function", "Sales[Amount]"],
  ["1 + 2", "facts", "—"],
  [
    "DIVIDE(AVERAGE(Sales[Amount]), CALCULATE(AVERAGE(Sales[Amount]), ALL(Sales)))",
    "not-additive",
    "ALL",
  ],
])("refuses %s by name", (source, code, found) => {
  let refusal: unknown;
  try {
    compile(source);
  } catch (error) {
    refusal = error;
  }
  expect(refusal).toBeInstanceOf(Refusal);
  expect(refusal).toMatchObject({ code, found });
});

test("dates are shifted as DAX shifts them alone: through their relationship, with nothing else of the dates", () => {
  const total = "CALCULATE([Total], SAMEPERIODLASTYEAR(Dates[Day]))";
  const [leaf] = listFormulaLeaves(compile(total));
  expect(leaf!.fact.shifts).toEqual([
    { table: "Dates", column: "Day", days: 0, months: -12, grain: 1, isParallel: false },
  ]);
  const pay = "CALCULATE(SUM(Staff[Pay]), DATEADD(Dates[Day], -1, MONTH))";
  expect(listFormulaLeaves(compile(pay))[0]!.fact).not.toHaveProperty("shifts");
  const twice = `CALCULATE(${total}, PARALLELPERIOD(Dates[Day], 1, QUARTER))`;
  expect(listFormulaLeaves(compile(twice))[0]!.fact.shifts).toMatchObject([
    { months: 3, grain: 3, isParallel: true },
    { months: -12 },
  ]);
  for (const [source, found] of [
    ["CALCULATE([Total], DATEADD(Dates[Day], [Total], MONTH))", "DATEADD"],
    ["CALCULATE([Total], SAMEPERIODLASTYEAR(Dates[Day]), Dates[Day] > 3)", "Dates[Day]"],
    ["CALCULATE([Total], SAMEPERIODLASTYEAR(Dates[Day]), ALL(Dates))", "ALL"],
    [
      "CALCULATE([Total], SAMEPERIODLASTYEAR(Dates[Day]), FILTER(Sales, Sales[Amount] > 1))",
      "FILTER",
    ],
    [
      "CALCULATE(SUMX(Sales, YEAR(RELATED(Dates[Day]))), SAMEPERIODLASTYEAR(Dates[Day]))",
      "Dates[Day]",
    ],
    ["CALCULATE([Total], SAMEPERIODLASTYEAR(Shops[Key]))", "SAMEPERIODLASTYEAR"],
  ] as const)
    expect(() => compile(source), source).toThrow(expect.objectContaining({ found }) as Error);
});

function spanOf(source: string) {
  const [{ dated, fact }] = listFormulaLeaves(compile(source)) as [Leaf];
  return { ...dated?.span, shifts: fact.shifts?.length ?? 0 };
}

test("other days are counted by the last one that filters leave, or refused where two readings of DAX differ", () => {
  expect(spanOf('TOTALYTD([Total], Dates[Day], "3/31")')).toMatchObject({
    kind: "toDate",
    yearEnd: { month: 3, day: 31 },
  });
  const ytd = "DATESYTD(Dates[Day])";
  const lastYear = "SAMEPERIODLASTYEAR(Dates[Day])";
  for (const source of [
    `CALCULATE(CALCULATE([Total], ${lastYear}), ${ytd})`,
    `CALCULATE(CALCULATE([Total], ${ytd}), ${lastYear})`,
  ])
    expect(spanOf(source)).toMatchObject({ kind: "toDate", period: "year", shifts: 1 });
  expect(
    spanOf("CALCULATE([Total], FILTER(ALL(Dates[Day]), Dates[Day] <= MAX(Dates[Day])))"),
  ).toMatchObject({ kind: "upTo" });
  expect(spanOf(`CALCULATE(SUM(Staff[Pay]), ${ytd})`)).toEqual({ shifts: 0 });
  for (const [source, found] of [
    ['TOTALYTD([Total], Dates[Day], "4/5")', "DATESYTD 4/5"],
    ['TOTALYTD([Total], Dates[Day], "28/2")', "DATESYTD 28/2"],
    [`CALCULATE([North], ${ytd}, Dates[Day] > 3)`, "Dates[Day]"],
    [`CALCULATE(CALCULATE([Total], ${ytd}), Dates[Day] > 3)`, "Dates[Day]"],
    [`CALCULATE(TOTALMTD([Total], Dates[Day]), ${ytd})`, "Dates[Day]"],
    [`CALCULATE(CALCULATE([Total], ${ytd}), DATEADD(Dates[Day], -1, MONTH))`, "Dates[Day]"],
    [`CALCULATE(MAX(Sales[Amount]), ${ytd})`, "Dates[Day]"],
    [
      "CALCULATE([Total], DATESINPERIOD(Dates[Day], MAX(Dates[Day]), -3, MONTH))",
      "DATESINPERIOD MONTH",
    ],
    ["CALCULATE([Total], DATESINPERIOD(Dates[Day], MAX(Sales[Sent]), -3, DAY))", "DATESINPERIOD"],
    ["IF(CALCULATE([Total], PREVIOUSYEAR(Dates[Day])) > 3, 1)", "Dates[Day]"],
    ["TOTALYTD([Total], Sales[Day])", "Sales[Day]"],
  ] as const)
    expect(() => compile(source), source).toThrow(expect.objectContaining({ found }) as Error);
});

test("what is selected is a divisor alone, and ALLEXCEPT ignores every other column", () => {
  const share = compile("DIVIDE([Total], CALCULATE([Total], ALLSELECTED(Shops)))");
  expect(share).toMatchObject({ kind: "part", columns: [{ table: "Shops", isSelected: true }] });
  expect(() => compile("CALCULATE([Total], ALLSELECTED(Shops))")).toThrow(Refusal);
  expect(readOnly("CALCULATE([Total], ALLEXCEPT(Shops, Shops[Zone]))").ignores).toEqual([
    { table: "Shops", column: "Key" },
  ]);
  expect(compile("IF(HASONEVALUE(Shops[Zone]), [Total])")).toMatchObject({
    kind: "choose",
    left: { leaf: { kind: "distinct", fact: { table: "Shops" } } },
    right: { value: 1 },
  });
});

test("the only value of a column is compared with a constant that no blank equals", () => {
  const one = compile('IF(SELECTEDVALUE(Shops[Zone]) = "N", [Total], 0)');
  const inner = {
    kind: "choose",
    left: { leaf: { kind: "distinct", where: [{ right: { value: "N" } }] } },
    right: { value: 1 },
    chosen: { leaf: { kind: "sum" } },
    otherwise: { value: 0 },
  };
  expect(one).toMatchObject({ kind: "choose", chosen: inner, otherwise: { value: 0 } });
  const source = 'VAR zone = SELECTEDVALUE(Shops[Zone]) RETURN SWITCH(zone, "N", [Total], 0)';
  expect(compile(source)).toEqual(one);
  for (const other of ['""', "BLANK()", "[Total]"])
    expect(() => compile(`IF(SELECTEDVALUE(Shops[Zone]) = ${other}, 1)`)).toThrow(Refusal);
});
