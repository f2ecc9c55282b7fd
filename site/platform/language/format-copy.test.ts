import { expect, test } from "vitest";
import { languageTags, locales } from "../../../contracts/locale.ts";
import { choosePlural } from "./choose-plural.ts";
import { formatNumber } from "./format-number.ts";

test("one project is singular, none and many are plural, in both languages", () => {
  const forms = { count_one: "{{count}} proyecto", count_other: "{{count}} proyectos" };
  expect([0, 1, 2].map((count) => choosePlural(forms, "count", count))).toEqual([
    "0 proyectos",
    "1 proyecto",
    "2 proyectos",
  ]);
});

test("millions, decimals and negative numbers are formatted as by Intl", () => {
  for (const locale of locales)
    for (const value of [
      0, 7, 999, 1000, 1_234_567, 0.5, 2.25, 8.125, 12_345.678, -999, -1440, -144_000,
    ])
      for (const decimals of [0, 1, 2]) {
        const numbers = new Intl.NumberFormat(languageTags[locale], {
          useGrouping: "always",
          minimumFractionDigits: decimals,
          maximumFractionDigits: decimals,
        });
        expect(formatNumber(value, locale, decimals)).toBe(numbers.format(value));
      }
});

test("numbers are written the way each language does, four digits grouped too", () => {
  expect(formatNumber(1440, "es")).toBe("1.440");
  expect(formatNumber(1440, "en")).toBe("1,440");
  expect(formatNumber(43.45, "es", 2)).toBe("43,45");
  expect(formatNumber(2.4, "en", 2)).toBe("2.40");
});
