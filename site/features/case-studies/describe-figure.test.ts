import { expect, test } from "vitest";
import en from "#folder/content/copy/en/caseStudies.json" with { type: "json" };
import es from "#folder/content/copy/es/caseStudies.json" with { type: "json" };
import type { Locale } from "../../../contracts/locale.ts";
import type { CaseFigure } from "../../page-data.ts";
import { describeFigure, shareOfScale } from "./describe-figure.ts";

function write(figure: Omit<CaseFigure, "id">, locale: Locale): string {
  const copy = (locale === "es" ? es : en).shared.units;
  const { number, space, unit } = describeFigure({ id: "x", ...figure }, locale, copy);
  return number + space + unit;
}

test.each([
  [{ value: 43.45, unit: "percent", decimals: 2 }, "43,45\u00a0%", "43.45%"],
  [{ value: 1440, unit: "minutes" }, "1.440\u00a0min", "1,440\u00a0min"],
  [{ value: 2.4, unit: "rating", decimals: 2 }, "2,40\u00a0de 5", "2.40\u00a0out of 5"],
  [{ value: 4, unit: "parts", total: 7 }, "4\u00a0de 7", "4\u00a0of 7"],
  [{ value: 50, unit: "percent", isChange: true }, "+50\u00a0%", "+50%"],
  [{ value: -20, unit: "points" }, "\u221220", "\u221220"],
  [{ value: 10, unit: "times" }, "10\u00a0veces", "10\u00a0times"],
] as const)("writes %j the way each language does", (figure, spanish, english) => {
  expect(write(figure, "es")).toBe(spanish);
  expect(write(figure, "en")).toBe(english);
});

test("gives a bar only to figures with a scale of their own", () => {
  expect(shareOfScale({ id: "x", value: 20, unit: "percent" })).toBe(0.2);
  expect(shareOfScale({ id: "x", value: 2.5, unit: "rating" })).toBe(0.5);
  expect(shareOfScale({ id: "x", value: 1, unit: "parts", total: 4 })).toBe(0.25);
  expect(shareOfScale({ id: "x", value: 45, unit: "days" })).toBeUndefined();
  expect(shareOfScale({ id: "x", value: 118, unit: "percent" })).toBeUndefined();
  expect(shareOfScale({ id: "x", value: 50, unit: "percent", isChange: true })).toBeUndefined();
});
