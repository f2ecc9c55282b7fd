import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const [drawings, rules, tokens] = ["drawings.svg", "drawings.css", "tokens.css"].map((name) =>
  readFileSync(`design/${name}`, "utf8"),
) as [string, string, string];

function list(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, found = ""]) => found);
}

// A separate SVG file cannot read the page's custom properties.
test("the drawings have colors of the site alone", () => {
  const colors = new Set(list(drawings, /(#[\da-f]{6})\b/g));
  expect(colors.size).toBeGreaterThan(5);
  expect([...colors].filter((color) => !tokens.includes(color))).toEqual([]);
});

test("each drawing has a view and a rule of the same name", () => {
  const views = list(drawings, /<view id="([\w-]+)"/g);
  expect(views.length).toBeGreaterThan(10);
  expect(list(rules, /\.drawing-([\w-]+) \{/g)).toEqual(views);
  expect(list(rules, /drawings\.svg#([\w-]+)"/g)).toEqual(views);
});
