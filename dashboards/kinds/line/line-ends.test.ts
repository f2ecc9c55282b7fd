import { expect, it } from "vitest";
import { layOutEnds } from "./line-ends.ts";

it("writes values at the ends of lines only where all fit", () => {
  const ends = [{ name: "Tienda en línea", value: "1,11 M €" }];
  expect(layOutEnds(ends, 300).texts).toEqual(["Tienda en línea 1,11 M €"]);
  expect(layOutEnds(ends, 130).texts).toEqual(["Tienda en línea"]);
  expect(layOutEnds(ends, 60).isCut).toBe(true);
});
