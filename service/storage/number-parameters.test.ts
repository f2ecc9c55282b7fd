import { expect, test } from "vitest";
import { numberParameters } from "./number-parameters.ts";

test("a name that occurs twice has one number", () => {
  const sql = "UPDATE t SET a = :value, b = :value WHERE id = :id";
  expect(numberParameters(sql, { id: "x", value: null })).toEqual({
    text: "UPDATE t SET a = $1, b = $1 WHERE id = $2",
    values: [null, "x"],
  });
});

test("a name without a value is rejected", () => {
  expect(() => numberParameters("SELECT :missing", {})).toThrow(":missing");
});
