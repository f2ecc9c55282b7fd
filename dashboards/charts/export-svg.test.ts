// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { serialiseSvg } from "./export-svg.ts";

it("makes a file that stands alone: looks as attributes, words around, nothing that only answers", () => {
  document.body.innerHTML = `
    <style>figure { background-color: rgb(20, 17, 13) } .bar { fill: rgb(242, 200, 17) }</style>
    <figure><svg width="300" height="100"><rect class="bar" width="50" height="20"></rect>
      <g class="marks"><rect class="hit"></rect></g></svg></figure>`;
  const drawing = document.querySelector("svg")!;
  const file = serialiseSvg(drawing, { title: "Título", lines: ["Datos de demostración."] });
  expect(file).toContain('width="348"');
  expect(file).toContain('fill="rgb(20, 17, 13)"');
  expect(file).toContain('fill="rgb(242, 200, 17)"');
  expect(file).toContain("Título");
  expect(file).toContain("Datos de demostración.");
  expect(file).not.toContain("class=");
  expect(drawing.querySelector(".hit")).not.toBeNull();
});
