import { expect, test } from "vitest";
import { describeFloor } from "./describe-floor.ts";

test("a floor that moved tells that the machine was not quiet", () => {
  expect(describeFloor([700, 690, 710])).toBe("floor: 700 ms, 690 to 710 in 3 runs");
  expect(describeFloor([700, 690, 1050])).toMatch(/a spread of 51 %, the machine was not quiet/);
});
