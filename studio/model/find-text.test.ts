import { expect, test } from "vitest";
import { placeFault } from "./describe-fault.ts";
import { findText } from "./find-text.ts";

const values = {
  "content/copy/es/hero.json": {
    title: { before: "Convierto" },
    terms: "1 h, {{price:session}}",
    kicker: "Analista de datos",
  },
  "content/copy/es/about.json": { items: ["Uno", "Analista de datos en casa"] },
  "content/copy/en/hero.json": { kicker: "Data analyst" },
};

test.each([
  ["Analista de\n datos", "es", "content/copy/es/hero.json", "kicker"],
  ["1 h, 100 €", "es", "content/copy/es/hero.json", "terms"],
  ["Convierto tus datos", "es", "content/copy/es/hero.json", "title.before"],
  ["Analista de datos en casa", "es", "content/copy/es/about.json", "items.1"],
  ["Data analyst", "en", "content/copy/en/hero.json", "kicker"],
] as const)("%s is found", (shown, locale, file, path) => {
  expect(findText(values, shown, locale)).toEqual({ file, path: path.split(".") });
});

test("what is no text of the content is not found", () => {
  expect(findText(values, "Otra cosa", "es")).toBeUndefined();
  expect(findText(values, " ", "es")).toBeUndefined();
});

test("a fault is placed at the value that its problem begins with", () => {
  const fault = { file: "f", remedy: "" };
  expect(placeFault({ ...fault, problem: '"items.a.role" is missing' }).path).toEqual([
    "items",
    "a",
    "role",
  ]);
  expect(placeFault({ ...fault, problem: "prices.session: expected more" })).toMatchObject({
    path: ["prices", "session"],
    problem: "expected more",
  });
  expect(placeFault({ ...fault, problem: "no text refers to this file" }).path).toBeUndefined();
});
