import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const programs = globSync("{contracts,dashboards,generator,service,site}/**/*.{ts,tsx}");
const isTest = (file: string) => /\.test\.tsx?$/.test(file);

test("settings are read in two places: for the build and for the service", () => {
  const readers = programs.filter(
    (file) => !isTest(file) && /\bprocess\.env\b(?!`)/.test(readFileSync(file, "utf8")),
  );
  expect(readers.toSorted()).toEqual(["generator/read-environment.ts", "service/config.ts"]);
});
