import { expect, test } from "vitest";
import en from "./en.json" with { type: "json" };
import es from "./es.json" with { type: "json" };
import { wordDoubt } from "./word-doubt.ts";

const listPlaces = (text: string) => [...new Set(text.match(/\{\{\w+\}\}/g))].toSorted();

test.each(Object.entries(en.doubts))(
  "%s fills in the same values in both languages",
  (code, text) => {
    expect(listPlaces(es.doubts[code as keyof typeof es.doubts])).toEqual(listPlaces(text));
  },
);

test("numbers and days are written as the language does", () => {
  const params = { found: "1.234", line: 12_345, read: 1234, other: 1.234 };
  const doubt = { code: "thousandsOrDecimals", column: "Visitas", params } as const;
  expect(wordDoubt(doubt, "es")).toContain("(línea 12.345) puede ser 1234 o 1,234");
  expect(wordDoubt(doubt, "en")).toContain("(line 12,345) may be 1,234 or 1.234");
});
