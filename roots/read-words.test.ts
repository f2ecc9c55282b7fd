import { expect, test } from "vitest";
import { complete } from "./read-words.ts";

test("texts that the owner left out are the product's, entries and lists are the owner's alone", () => {
  const shipped = {
    title: "Theirs",
    later: { title: "New", text: "New too" },
    items: { ana: { name: "Ana", role: "Finance" }, luis: { name: "Luis", role: "Sales" } },
    lines: ["one", "two"],
  };
  const own = {
    title: "Mine",
    later: { title: "Old" },
    items: { ana: { name: "A." } },
    lines: ["1"],
  };
  expect(complete(own, shipped, "testimonials")).toEqual({
    title: "Mine",
    later: { title: "Old", text: "New too" },
    items: { ana: { name: "A.", role: "Finance" } },
    lines: ["1"],
  });
});

test("without a later text of the product nothing changes, not even the order", () => {
  const own = { b: "2", a: { d: "4", c: "3" } };
  const completed = complete(own, { a: { c: "" }, b: "" }, "hero");
  expect(JSON.stringify(completed)).toBe(JSON.stringify(own));
});
