// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { serialiseSvg } from "./export-svg.ts";

const readTexts = (file: string): (string | undefined)[] =>
  [...file.matchAll(/<text[^>]*>([^<]*)/g)].map((match) => match[1]);

it("makes a file that stands alone: looks as attributes, words around, nothing that only answers", () => {
  document.body.innerHTML = `
    <style>figure { background-color: rgb(20, 17, 13) } .bar { fill: rgb(242, 200, 17) }</style>
    <figure><svg width="300" height="100"><rect class="bar" width="50" height="20"></rect>
      <g class="marks"><rect class="hit"></rect></g></svg></figure>`;
  const drawing = document.querySelector("svg")!;
  const title = "La bota de travesía vende más en las tiendas que en línea";
  const words = { title, note: "Ventas, en euros", lines: ["Datos de demostración."] };
  const file = serialiseSvg(drawing, words);
  expect(file).toContain('width="348"');
  expect(file).toContain('fill="rgb(20, 17, 13)"');
  expect(file).toContain('fill="rgb(242, 200, 17)"');
  expect(readTexts(file)).toEqual([
    "La bota de travesía vende más",
    "en las tiendas que en línea",
    "Ventas, en euros",
    "Datos de demostración.",
  ]);
  expect(file).not.toContain("class=");
  expect(drawing.querySelector(".hit")).not.toBeNull();
});
