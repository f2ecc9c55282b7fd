import { expect, it } from "vitest";
import { openLettering } from "./lettering.ts";

it("sets text as wide as the browser does, kerning included", async () => {
  const label = await openLettering();
  const widthOf = (text: string): number => {
    const box = label(text, { x: 0, y: 20 }, { weight: 400, fill: "#000" }).label;
    return box ? box.right - box.left : 0;
  };
  // Widths were measured in Chromium at 2048 px, where one font unit is one pixel.
  expect(widthOf("AVAVA")).toBeCloseTo((6334 / 2048) * 13, 1);
  expect(widthOf("To Te")).toBeCloseTo((5077 / 2048) * 13, 1);
  expect(widthOf("69,44 %")).toBeCloseTo((7574 / 2048) * 13, 1);
});

it("anchors a label by its start, middle or end", async () => {
  const label = await openLettering();
  const style = { weight: 600, fill: "#000" } as const;
  const boxAt = (anchor: "start" | "middle" | "end") =>
    label("Business", { x: 100, y: 20, anchor }, style).label;
  expect(boxAt("start")?.left).toBe(100);
  expect(boxAt("end")?.right).toBeCloseTo(100, 0);
  const middle = boxAt("middle");
  expect(((middle?.left ?? 0) + (middle?.right ?? 0)) / 2).toBeCloseTo(100, 0);
});
