import { expect, test } from "vitest";
import { listWhole } from "./list-whole.ts";

test("bins that are all of some rows or columns go by these, others by themselves", () => {
  expect(listWhole([3, 4, 5], 2, 3)).toEqual([[0, 1]]);
  expect(listWhole([1, 4], 2, 3)).toEqual([[1, 1]]);
  expect(listWhole([0, 1, 3], 2, 3)).toEqual([]);
});
