import { expect, test } from "vitest";
import type { Label } from "../../drawing/lettering.ts";
import { fillFigure, findWords, listPlaces } from "./fill-figure.ts";

const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="750" height="90">
<rect width="9" height="9"/>
<text x="8" y="24" text-anchor="end" font-size="28.2" font-weight="600" fill="#191510">{{week}} {{days.1}}</text>
<text x="0" y="60" font-size="20" font-weight="400" fill="#6f675b">2026</text>
</svg>
`;

/** Returns the request as JSON, with one outline per letter. */
const label: Label = (text, place, style) => ({
  svg: `<g>${JSON.stringify({ text, ...place, ...style })}</g>`,
  label: { text, left: 0, right: 0, top: 0, bottom: 0 },
  glyphs: new Map(text.split("").map((letter) => [letter, `m${letter}`])),
});

test("texts are drawn as outlines in place, with their words, one line below the other", () => {
  const words = { week: "Week", days: ["one", "two\nthree"] };
  const drawn = fillFigure(svg, words, label);
  const texts = [...drawn.matchAll(/<g>(.*?)<\/g>/g)].map(([, text = ""]) => JSON.parse(text));
  const style = { weight: 600, sizePx: 28.2, fill: "#191510" };
  expect(texts).toEqual([
    { text: "Week two", x: 8, y: 24, anchor: "end", ...style },
    { text: "three", x: 8, y: 54, anchor: "end", ...style },
    { text: "2026", x: 0, y: 60, anchor: "start", weight: 400, sizePx: 20, fill: "#6f675b" },
  ]);
  expect(drawn).toMatch(/^<svg [^>]*><defs><path id="W" d="mW"\/>.*<\/defs><rect [^\n]*<\/svg>\n$/);
  expect(drawn.match(/id="e"/g)).toHaveLength(1);
});

test("placeholders are listed, and words found by their path", () => {
  expect(listPlaces(svg)).toEqual(["week", "days.1"]);
  const words = { days: ["one", { long: "two" }] };
  expect(findWords(words, "days.1.long")).toBe("two");
  expect([
    findWords(words, "days.1"),
    findWords(words, "week"),
    findWords(undefined, "a.b"),
  ]).toEqual([undefined, undefined, undefined]);
});
