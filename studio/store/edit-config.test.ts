import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { JsonObject } from "../model/json-value.ts";
import { FaultError } from "../../generator/faults/fault-error.ts";
import { editConfigText, readConfigText } from "./edit-config.ts";
import { inFolder } from "../../roots/roots.ts";

const source = `// Of the owner.
export const siteConfig: SiteConfig = {
  // Kept.
  brand: "Dato Firme", // beside
  prices: { session: 100 /* taxes included */, currency },
  booking: {
    holidays: [
      "2026-12-25", // Christmas
      "2027-01-01",
    ],
  },
  reports: {},
};
`;

function edit(change: (value: JsonObject) => JsonObject): string {
  return editConfigText(source, change(readConfigText(source).value));
}

function changeCurrency(): string {
  return edit((all) => ({ ...all, prices: { session: 100, currency: "EUR" } }));
}

test("a value is replaced, and every comment stays", () => {
  expect(edit((all) => ({ ...all, brand: 'Núñez "BI"' }))).toBe(
    source.replace('"Dato Firme"', '"Núñez \\"BI\\""'),
  );
  expect(edit((all) => ({ ...all, prices: { session: 120.5 } }))).toBe(
    source.replace("100", "120.5"),
  );
});

function writeHolidays(holidays: string[]): string {
  return edit((all) => ({ ...all, booking: { holidays } }));
}

test("items are added to a list and taken out of it, beside the comments of the others", () => {
  expect(writeHolidays(["2026-12-25", "2027-01-01", "2027-05-01"])).toContain(
    '"2027-01-01", "2027-05-01",',
  );
  expect(writeHolidays(["2026-12-08", "2026-12-25", "2027-01-01"])).toContain(
    '"2026-12-08", "2026-12-25", // Christmas',
  );
  expect(writeHolidays(["2026-12-25"])).toMatch(/"2026-12-25", \/\/ Christmas\s+\],/);
  expect(writeHolidays([])).toContain("holidays: [],");
});

test("a name that is new is written, and one that is gone is not", () => {
  const added = edit((all) => ({ ...all, reports: { "ventas-bi": "https://a" } }));
  expect(added).toContain('reports: {"ventas-bi": "https://a"},');
  const { reports: _gone, ...others } = readConfigText(added).value;
  expect(editConfigText(added, others)).not.toContain("ventas-bi");
});

test("a value that is computed is named, stays as it is, and cannot be changed", () => {
  expect(readConfigText(source).computed).toEqual(["prices.currency"]);
  expect(changeCurrency).toThrow(FaultError);
  expect(changeCurrency).toThrow("site.config.ts: prices.currency: computed in site.config.ts");
});

test("nothing changes in the shipped settings when nothing was edited", () => {
  const shipped = readFileSync(inFolder("site.config.ts"), "utf8");
  expect(editConfigText(shipped, readConfigText(shipped).value)).toBe(shipped);
});
