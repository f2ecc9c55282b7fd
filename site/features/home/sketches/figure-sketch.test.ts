import { readFileSync } from "node:fs";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import figures from "../../../../content/catalogue/headline-figures.json" with { type: "json" };
import { FigureSketch } from "./figure-sketch.tsx";

// A changed figure may need another drawing.
test.each(figures)("there is a drawing for the figure $id", ({ unit, value }) => {
  const markup = renderToStaticMarkup(createElement(FigureSketch, { unit, value }));
  const name = /drawing-([\w-]+)/.exec(markup)?.[1] ?? "";
  expect(readFileSync("design/drawings.svg", "utf8")).toContain(`<view id="${name}"`);
});
