import { expect, test } from "vitest";
import { fillText } from "./fill-text.ts";

test("a text is filled by name, and a place without a value stays visible", () => {
  expect(fillText("{{n}} de {{total}}", { n: 1, total: 4 })).toBe("1 de 4");
  expect(fillText("{{n}} de {{total}}", { n: 0 })).toBe("0 de {{total}}");
});
