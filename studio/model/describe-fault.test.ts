import { expect, test } from "vitest";
import { placeFault } from "./describe-fault.ts";

test.each([
  ['"items.a.role" is missing', ["items", "a", "role"], '"items.a.role" is missing'],
  [
    "prices.session: expected a price of 1 or more",
    ["prices", "session"],
    "expected a price of 1 or more",
  ],
  ["0.stars: expected 1 to 5", ["0", "stars"], "expected 1 to 5"],
  ["no text refers to this file", undefined, "no text refers to this file"],
])("the problem %s is placed at its field", (problem, path, said) => {
  const fault = { file: "content/a.json", problem, remedy: "" };
  expect(placeFault(fault)).toEqual({
    file: "content/a.json",
    ...(path && { path }),
    problem: said,
    remedy: "",
  });
});
