import { expect, test } from "vitest";
import { parseTable } from "../parse/parse-table.ts";
import { readTable } from "../read/read-table.ts";
import { typeSchema } from "./type-schema.ts";

test("reads columns as the model says, and names those that are not", async () => {
  const csv =
    "Key,code,Price,Day,Empty,Amount\n20240131,007,2.50,2024-02-01,,1\n20240229,012,3,2024-03-01,,x\n";
  const { table } = await readTable(new Blob([csv]), "t.csv");
  const { schema, faults } = typeSchema(table, {
    name: "T",
    kind: "loaded",
    measures: [],
    hierarchies: [],
    columns: [
      { name: "Key", dataType: "int64" },
      { name: "Code", dataType: "string" },
      { name: "Price", dataType: "decimal" },
      { name: "Day", dataType: "dateTime" },
      { name: "Empty", dataType: "double" },
      { name: "Amount", dataType: "double" },
      { name: "Absent", dataType: "string" },
    ],
  });
  const { columns } = parseTable(table, schema);
  expect(Object.keys(columns)).toEqual(["Key", "Code", "Price", "Day", "Empty"]);
  expect(columns["Key"]).toMatchObject({
    kind: "number",
    values: Float64Array.of(20_240_131, 20_240_229),
  });
  expect(columns["Code"]).toMatchObject({ kind: "text", labels: ["007", "012"] });
  expect(columns["Price"]).toMatchObject({ kind: "number", values: Float64Array.of(250, 300) });
  expect(columns["Day"]).toMatchObject({ kind: "date" });
  expect(faults).toEqual([{ column: "Amount", dataType: "double", found: "text" }]);
});
