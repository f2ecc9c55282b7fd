import { expect, test } from "vitest";
import { everyMark } from "../fixtures/every-mark.ts";
import { framePicture } from "./frame-picture.ts";

test("a picture stands alone: its ground, its caption on as many lines as it needs, nothing that answers", () => {
  const title = "La bota de travesía vende más en las tiendas que en línea";
  const caption = { title, note: "Ventas, en euros", lines: ["Datos de demostración."] };
  const scene = { ...everyMark, width: 300, height: 100 };
  const { width, height, marks, targets } = framePicture(scene, caption);
  const texts = marks.flatMap((mark) => (mark.kind === "text" ? [mark.text] : []));
  expect(texts).toEqual([
    "La bota de travesía vende más",
    "en las tiendas que en línea",
    "Ventas, en euros",
    "Datos de demostración.",
  ]);
  expect([width, height]).toEqual([348, 260]);
  expect(marks[0]).toMatchObject({ paint: "picture-ground", width, height });
  expect(marks).toContainEqual({ kind: "group", at: { x: 24, y: 103 }, marks: everyMark.marks });
  expect(targets).toEqual([]);
});
