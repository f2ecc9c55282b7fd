import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { productRoot } from "../../roots/roots.ts";
import { chunkGroups } from "./chunk-groups.ts";

function findGroup(...path: readonly string[]): string | undefined {
  return chunkGroups.find(({ test: matches }) => matches(join(...path)))?.name;
}

test("React is shared by site and reports where packages lie below the product and where they lie beside it", () => {
  for (const packages of [join(productRoot, "node_modules"), dirname(productRoot)]) {
    expect(findGroup(packages, "react-dom/cjs/react-dom-client.production.js")).toBe("base");
    expect(findGroup(packages, "valibot/dist/index.mjs")).toBeUndefined();
  }
  expect(findGroup(productRoot, "dashboards/shell/report-app.tsx")).toBe("report");
});
