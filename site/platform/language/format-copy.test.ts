import { expect, test } from "vitest";
import { choosePlural } from "./choose-plural.ts";
import { formatNumber } from "./format-number.ts";

test("one project is singular, none and many are plural, in both languages", () => {
  const forms = { count_one: "{{count}} proyecto", count_other: "{{count}} proyectos" };
  expect([0, 1, 2].map((count) => choosePlural(forms, "count", count, "es"))).toEqual([
    "0 proyectos",
    "1 proyecto",
    "2 proyectos",
  ]);
});

test("numbers are written the way each language does, four digits grouped too", () => {
  expect(formatNumber(1440, "es")).toBe("1.440");
  expect(formatNumber(1440, "en")).toBe("1,440");
  expect(formatNumber(43.45, "es", 2)).toBe("43,45");
  expect(formatNumber(2.4, "en", 2)).toBe("2.40");
});
