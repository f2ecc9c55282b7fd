import { expect, test } from "vitest";
import { readBim } from "./read-bim.ts";
import { readTmdl } from "./read-tmdl.ts";

const sales = `table Sales
	lineageTag: 1

	/// Amount of the lines
	measure 'Sales ''Amount''' = SUM(Sales[Amount])
		formatString: #,0.00 €

	measure Margin = \`\`\`
			SUMX (
			    Sales,
			    Sales[Amount]
			)

			\`\`\`
		formatString: 0

	measure Rate =

			VAR a = [Margin]
			RETURN
			    a
		formatString: "0 ""%"""

	column Amount
		dataType: double
		isHidden
		summarizeBy: sum
		sortByColumn: 'Line Number'

	column Double = Sales[Amount] * 2
		dataType: double

	column Date
		dataType: dateTime

		variation Variation
			isDefault
			relationship: 5a
			defaultHierarchy: LocalDateTable_1.'Date Hierarchy'

	hierarchy Place
		level Country
			column: Country
		level City
			column: 'City Name'

	partition Sales = m
		mode: import
		source =
				let
				    column = 1
				in
				    column
`;

test("reads tables, columns, measures and hierarchies", () => {
  const [table] = readTmdl([sales]).tables;
  expect(table).toMatchObject({ name: "Sales", kind: "loaded" });
  expect(table!.measures).toEqual([
    {
      name: "Sales 'Amount'",
      table: "Sales",
      expression: "SUM(Sales[Amount])",
      formatString: "#,0.00 €",
    },
    {
      name: "Margin",
      table: "Sales",
      expression: "SUMX (\nSales,\nSales[Amount]\n)",
      formatString: "0",
    },
    {
      name: "Rate",
      table: "Sales",
      expression: "VAR a = [Margin]\nRETURN\na",
      formatString: '0 "%"',
    },
  ]);
  expect(table!.columns).toEqual([
    { name: "Amount", dataType: "double", summarizeBy: "sum", sortByColumn: "Line Number" },
    { name: "Double", dataType: "double", isCalculated: true },
    { name: "Date", dataType: "dateTime", dateTable: "LocalDateTable_1" },
  ]);
  expect(table!.hierarchies).toEqual([
    {
      name: "Place",
      levels: [
        { name: "Country", column: "Country" },
        { name: "City", column: "City Name" },
      ],
    },
  ]);
});

test("tells tables that hold no loaded rows by their kind", () => {
  const files = [
    "table LocalDateTable_1\n\tcolumn Date\n\t\tdataType: dateTime\n",
    "table Smart\n\tcalculationGroup\n\t\tcalculationItem YTD = 1\n",
    "table Choice\n\tcolumn A\n\t\textendedProperty ParameterMetadata =\n\t\t\t\t{}\n",
    "table Dates\n\tpartition Dates = calculated\n\t\tsource = CALENDAR(1, 2)\n",
  ];
  const { tables } = readTmdl(files);
  expect(tables.map(({ kind }) => kind)).toEqual(["autoDate", "group", "choice", "calculated"]);
});

test("reads relationships and captions", () => {
  const model = readTmdl([
    "relationship 1a\n\tfromColumn: Sales.'Product Key'\n\ttoColumn: 'The Products'.Key\n" +
      "\tisActive: false\n\tcrossFilteringBehavior: bothDirections\n",
    "cultureInfo es-ES\n\ttranslations\n\t\tmodel Model\n\t\t\ttable Sales\n" +
      "\t\t\t\tcaption: Ventas\n\t\t\t\tcolumn Amount\n\t\t\t\t\tcaption: Importe\n",
  ]);
  expect(model.relationships).toEqual([
    {
      id: "1a",
      from: { table: "Sales", column: "Product Key" },
      to: { table: "The Products", column: "Key" },
      isActive: false,
      isManyToOne: true,
      filtersBothWays: true,
    },
  ]);
  expect(model.captions).toEqual({ "es-ES": { Sales: "Ventas", "Sales.Amount": "Importe" } });
});

test("reads model.bim as the same model", () => {
  const model = readBim(
    JSON.stringify({
      model: {
        tables: [
          {
            name: "Sales",
            columns: [{ name: "Amount", dataType: "double" }],
            measures: [{ name: "Total", expression: ["SUM(", "Sales[Amount])"] }],
          },
        ],
        relationships: [
          { fromTable: "Sales", fromColumn: "Key", toTable: "Dates", toColumn: "Key" },
        ],
      },
    }),
  );
  expect(model.tables[0]!.measures[0]).toEqual({
    name: "Total",
    table: "Sales",
    expression: "SUM(\nSales[Amount])",
  });
  expect(model.relationships[0]).toMatchObject({ isActive: true, isManyToOne: true });
  expect(() => readBim("{}")).toThrow();
});

test("a column without a type has that of the column to which it is related", () => {
  const dates = "table Dates\n\tdataCategory: Time\n\tcolumn Date\n\tcolumn Year\n";
  const relation = "relationship a\n\tfromColumn: Sales.Date\n\ttoColumn: Dates.Date\n";
  const { tables } = readTmdl([sales, dates, relation]);
  expect(tables[1]).toMatchObject({
    isDateTable: true,
    columns: [
      { name: "Date", dataType: "dateTime" },
      { name: "Year", dataType: "string" },
    ],
  });
});
