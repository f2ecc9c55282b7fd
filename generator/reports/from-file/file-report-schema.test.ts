import { toJsonSchema } from "@valibot/to-json-schema";
import { expect, test } from "vitest";
import { inProduct } from "../../../roots/roots.ts";
import { fileReportSchema } from "./file-report-schema.ts";

test("the JSON Schema that editors complete a definition from is that of the build", async () => {
  const schema = toJsonSchema(fileReportSchema, { errorMode: "ignore" });
  await expect(`${JSON.stringify(schema, null, 2)}\n`).toMatchFileSnapshot(
    inProduct("dashboards/from-file/report.schema.json"),
  );
});
