import { expect, it } from "vitest";
import { checkSource } from "./check-source.ts";
import { describeFaults } from "./describe-faults.ts";

it("finds this repository's content in order", async () => {
  expect(describeFaults(await checkSource("."))).toEqual([]);
});
