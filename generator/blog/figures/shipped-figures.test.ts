import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { openLettering, type Label, type LabelBox } from "../../drawing/lettering.ts";
import { readOwnPosts } from "../open-blog-source.ts";
import { fillFigure } from "./fill-figure.ts";
import { readPostDrawing } from "./read-figure.ts";
import { inFolder } from "../../../roots/roots.ts";

const largestBytes = 22 * 1024;
const leastPx = (12 * 750) / 320;
const gapPx = 6;

const { assets } = await readOwnPosts();
const label = await openLettering();
const pictures = new Map<string, string>();
for (const path of assets.values()) {
  if (path.endsWith(".svg")) pictures.set(path, await readPostDrawing(path));
}
const isCover = (path: string) => path.includes("/portada.");
const covers = [...pictures].filter(([path]) => isCover(path));
const figures = [...pictures.keys()].filter((path) => !isCover(path));

describe("the pictures of the posts", () => {
  it("are a cover and a figure or two for each of ten posts, of which nine are in two languages", async () => {
    expect(covers).toHaveLength(19);
    expect(figures).toHaveLength(21);
  });

  it("need no font, script or other file, and stay small", () => {
    for (const [path, svg] of pictures) {
      expect(svg, path).not.toMatch(/<text|<script|<image| style=| href="[^#]|url\(|\{\{/);
      expect(Buffer.byteLength(svg), path).toBeLessThanOrEqual(largestBytes);
    }
  });

  it("have the colors of both schemes on covers, and on nothing else", () => {
    for (const path of figures) expect(pictures.get(path), path).not.toContain("prefers-color");
    for (const [path, svg] of covers) expect(svg, path).toContain("prefers-color-scheme:light");
  });

  it("stand without a ground of their own on the page's line, which is dark in a yellow halo on a light one", () => {
    for (const [path, svg] of covers) {
      expect(svg, path).toContain('viewBox="0 0 1200 480"');
      expect(svg, path).not.toMatch(/d="M0 0h1200|<rect/);
      const lines = [...svg.matchAll(/<path class="h"[^>]*( d="M[\d.]+ 355H[^"]+")/g)];
      for (const [, d = ""] of lines) expect(svg.split(d), path).toHaveLength(3);
      expect(svg, path).toContain(".h{opacity:1}.s{stroke:#191510}");
    }
  });

  it("have words of 12 px on a cover of any width, from two in a row of 600 px on", () => {
    for (const [path, svg] of covers) {
      const steps = [
        ...svg.matchAll(/max-width:(\d+)px\)\{\.t\{transform:(?:scale\(([\d.]+)\)|none)/g),
      ];
      const scales = [Number(/<style>\.t\{transform:scale\(([\d.]+)/.exec(svg)?.[1])];
      for (const [, , scale = "1"] of steps) scales.push(Number(scale));
      const leasts = [...steps.map(([, width]) => Number(width) + 1), 267];
      expect(scales, path).toHaveLength(5);
      for (const [at, least] of leasts.entries())
        expect((54 * scales[at]! * least) / 1200, path).toBeGreaterThanOrEqual(12);
    }
  });

  it("have labels that stay inside, clear of each other, and 12 px high on a phone of 320 px", async () => {
    for (const path of figures) {
      const { boxes, width, height } = await measureLabels(path);
      for (const [at, box] of boxes.entries()) {
        const { left, right, top, bottom, text } = box;
        const isInside = left >= 0 && right <= width + 0.1 && top >= 0 && bottom <= height;
        expect(isInside, `${path}: ${text}`).toBe(true);
        expect(bottom - top, `${path}: ${text}`).toBeGreaterThanOrEqual(leastPx);
        const touching = boxes.slice(at + 1).find((other) => isTouching(box, other));
        expect(touching?.text, `${path}: ${text}`).toBeUndefined();
      }
    }
  });
});

/** Draws a figure again and returns the boxes of its labels. */
async function measureLabels(path: string) {
  const boxes: LabelBox[] = [];
  const measuring: Label = (...asked) => {
    const drawn = label(...asked);
    boxes.push(drawn.label);
    return drawn;
  };
  const [, template = "", slug = "", locale = ""] =
    /^(.+\/content\/blog\/(.+?)\/.+)\.(es|en)\.svg$/.exec(path) ?? [];
  const words: unknown = JSON.parse(
    await readFile(inFolder(`content/blog-pictures/${locale}/${slug}.json`), "utf8"),
  );
  const svg = fillFigure(await readFile(`${template}.svg`, "utf8"), words, measuring);
  const [, width, height] = /width="(\d+)" height="(\d+)"/.exec(svg) ?? [];
  return { boxes, width: Number(width), height: Number(height) };
}

function isTouching(a: LabelBox, b: LabelBox): boolean {
  const across = a.left < b.right + gapPx && b.left < a.right + gapPx;
  return across && a.top < b.bottom && b.top < a.bottom;
}
