import { expect, test } from "vitest";
import bookingPage from "#folder/content/copy/es/bookingPage.json" with { type: "json" };
import { fillCounts } from "./fill-counts.ts";

test("spells out the number of items in a list of the copy, capitalized at the start of a text", () => {
  const texts = {
    title: "{{count:servicePage.questions.items}} a, {{count:testimonials.items}} b",
  };
  expect(fillCounts("es", "x", texts)).toEqual({ title: "Nueve a, cuatro b" });
  expect(fillCounts("en", "x", [texts])).toEqual([{ title: "Nine a, four b" }]);
});

const zones = Object.keys(bookingPage.zones).length;

test("writes other numbers in digits, and names a placeholder without a list", () => {
  expect(fillCounts("es", "x", "{{count:bookingPage.zones}}")).toBe(String(zones));
  expect(() => fillCounts("es", "x", "{{count:hero.nothing}}")).toThrow(
    "{{count:hero.nothing}} names no list of content/copy/es/hero.json",
  );
});

test("counts in Spanish in the mini-course, but in the edition's language in its metadata", () => {
  const texts = {
    lead: "Son {{count:course.content.modules}}",
    meta: { description: "{{count:course.content.modules}}" },
  };
  expect(fillCounts("en", "course", texts)).toEqual({
    lead: "Son ocho",
    meta: { description: "Eight" },
  });
});
