import { expect, test } from "vitest";
import { fillCounts } from "./fill-counts.ts";

test("spells how many items a list of the copy has, with a capital where the text begins with it", () => {
  const texts = {
    title: "{{count:servicePage.questions.items}} a, {{count:testimonials.items}} b",
  };
  expect(fillCounts("es", "x", texts)).toEqual({ title: "Nueve a, cuatro b" });
  expect(fillCounts("en", "x", [texts])).toEqual([{ title: "Nine a, four b" }]);
});

test("writes other numbers in digits, and names the place that names no list", () => {
  expect(fillCounts("es", "x", "{{count:bookingPage.payment.providers}}")).toBe("1");
  expect(() => fillCounts("es", "x", "{{count:hero.nothing}}")).toThrow(
    "{{count:hero.nothing}} names no list of content/copy/es/hero.json",
  );
});

test("counts the Spanish mini-course in Spanish, but what search engines show in the edition's language", () => {
  const texts = {
    lead: "Son {{count:course.content.modules}}",
    meta: { description: "{{count:course.content.modules}}" },
  };
  expect(fillCounts("en", "course", texts)).toEqual({
    lead: "Son ocho",
    meta: { description: "Eight" },
  });
});
